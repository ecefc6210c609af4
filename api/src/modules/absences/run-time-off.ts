import { applyDecisions } from './apply-decisions.ts';
import { notifyTimeOff } from './notify-time-off.ts';
import { lockTimeOff, type RunningTimeOff, type StoredTimeOff } from './stored-time-off.ts';
import { undoDecisions } from './undo-decisions.ts';

const finishText = 'update times_off set state = $2 where id = $1';

async function finish({ sql, deps, hooks }: RunningTimeOff, off: StoredTimeOff): Promise<void> {
  const state = off.state === 'applying' ? 'done' : 'undone';
  await sql.query({ text: finishText, values: [off.id, state] });
  const actorId = state === 'done' ? off.createdBy : (off.undoneBy ?? off.createdBy);
  await notifyTimeOff({ sql, off, actorId, at: deps.now() }, state);
  if (state === 'undone') await hooks.freed(sql, deps, off);
}

/** One batch, in a transaction. @returns whether there may be more. */
async function step(running: RunningTimeOff, id: number): Promise<boolean> {
  const off = await lockTimeOff(running.sql, id);
  if (!off || off.state === 'done' || off.state === 'undone') return false;
  const run = off.state === 'applying' ? applyDecisions : undoDecisions;
  if ((await run(running, off)) > 0) return true;
  await finish(running, off);
  return false;
}

/**
 * Carries out the decisions of a time off, or takes them back, in batches: a run that ends early is gone on with by the next.
 * Whatever the processes, each class is changed once and each family notified once.
 */
export async function runTimeOff(running: RunningTimeOff, id: number): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await running.sql.transaction((sql) => step({ ...running, sql }, id));
}

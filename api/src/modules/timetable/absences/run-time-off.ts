import { timeFreed } from '#modules/classes/classes/class-events.ts';
import { applyDecisions } from './decisions/apply-decisions.ts';
import { findRows } from './notify/done-rows.ts';
import { notifyDone, notifyUndone } from './notify/notify-time-off.ts';
import { lockTimeOff, type RunningTimeOff, type StoredTimeOff } from './times-off/stored-time-off.ts';
import { undoDecisions } from './undo/undo-decisions.ts';

const finishText = 'update times_off set state = $2 where id = $1';

/**
 * Nobody was notified of a time off that was taken back before its job ended: people are notified of classes that stay
 * changed, but not of restored ones, which they know.
 */
async function notifyOf({ sql, deps }: RunningTimeOff, off: StoredTimeOff): Promise<void> {
  const at = deps.now();
  const recorded = { sql, off, actorId: off.createdBy, at };
  if (off.state === 'applying') return notifyDone(recorded, await findRows(sql, off.id, 'done'));
  if (!off.isInterrupted)
    return notifyUndone({ ...recorded, actorId: off.undoneBy ?? off.createdBy }, await findRows(sql, off.id, 'undone'));
  const kept = await findRows(sql, off.id, 'kept');
  if (kept.length > 0) await notifyDone(recorded, kept);
}

async function finish(running: RunningTimeOff, off: StoredTimeOff): Promise<void> {
  const { sql, deps } = running;
  const state = off.state === 'applying' ? 'done' : 'undone';
  await sql.query({ text: finishText, values: [off.id, state] });
  await notifyOf(running, off);
  if (state === 'undone') await timeFreed.publish(sql, deps, off);
}

/** Processes one batch in a transaction. @returns whether there may be more. */
async function step(running: RunningTimeOff, id: number): Promise<boolean> {
  const off = await lockTimeOff(running.sql, id);
  if (!off || off.state === 'done' || off.state === 'undone') return false;
  const run = off.state === 'applying' ? applyDecisions : undoDecisions;
  if ((await run(running, off)) > 0) return true;
  await finish(running, off);
  return false;
}

/**
 * Carries out the decisions of a time off, or takes them back, in batches: the next run continues one that ended early.
 * Even with several processes each class is changed once and each family notified once.
 */
export async function runTimeOff(running: RunningTimeOff, id: number): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await running.sql.transaction((sql) => step({ ...running, sql }, id));
}

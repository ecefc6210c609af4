import { timeFreed } from '#modules/classes/classes/class-events.ts';
import { moveBatch } from './move-batch.ts';
import { notifyShift } from './notify-shift.ts';
import { lockShift, type RunningShift, type StoredShift } from './stored-shift.ts';

const finishText = 'update shifts set state = $2 where id = $1';

/** Nobody was notified of a shift that was taken back before its job ended. */
async function finish({ sql, deps }: RunningShift, shift: StoredShift): Promise<void> {
  const isUndone = shift.state === 'undoing';
  await sql.query({ text: finishText, values: [shift.id, isUndone ? 'undone' : 'done'] });
  const by = { sql, shift, at: deps.now() };
  if (!isUndone) await notifyShift({ ...by, actorId: shift.createdBy }, 'done');
  else if (shift.isInterrupted) await notifyShift({ ...by, actorId: shift.createdBy }, 'kept');
  else await notifyShift({ ...by, actorId: shift.undoneBy ?? shift.createdBy }, 'undone');
  await timeFreed.publish(sql, deps, shift);
}

/** Processes one batch in a transaction. @returns whether there may be more. */
async function step(running: RunningShift, id: number): Promise<boolean> {
  const shift = await lockShift(running.sql, id);
  if (!shift || shift.state === 'done' || shift.state === 'undone') return false;
  if ((await moveBatch(running, shift)) > 0) return true;
  await finish(running, shift);
  return false;
}

/**
 * Moves the classes of a shift, or restores them, in batches; the next run continues one that ended early. Each class
 * is moved once and each family notified once, however many processes run.
 */
export async function runShift(running: RunningShift, id: number): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await running.sql.transaction((sql) => step({ ...running, sql }, id));
}

import { timeFreed } from '#modules/classes/classes/class-events.ts';
import type { Running, StoredPlan } from '#modules/timetable/plans/plan.ts';
import { type PlanJob, runPlan } from '#modules/timetable/plans/run-plan.ts';
import { applyShift } from './apply-shift.ts';
import { notifyShift } from './notify-shift.ts';
import { shiftForm } from './shift-rows.ts';
import { lockShift } from './stored-shift.ts';

/** Nobody was notified of a shift that was undone before its job ended. */
async function notifyOf({ sql, deps }: Running, shift: StoredPlan): Promise<void> {
  const by = { sql, shift, at: deps.now() };
  if (shift.state !== 'undoing') await notifyShift({ ...by, actorId: shift.createdBy }, 'done');
  else if (shift.isInterrupted) await notifyShift({ ...by, actorId: shift.createdBy }, 'kept');
  else await notifyShift({ ...by, actorId: shift.undoneBy ?? shift.createdBy }, 'undone');
}

const job: PlanJob<StoredPlan> = {
  form: shiftForm,
  lock: ({ sql }, id) => lockShift(sql, id),
  apply: applyShift,
  finished: async (running, shift) => {
    await notifyOf(running, shift);
    await timeFreed.publish(running.sql, running.deps, shift);
  },
};

/** Moves the classes of a shift, or restores them. */
export const runShift = (running: Running, id: number): Promise<void> => runPlan(running, job, id);

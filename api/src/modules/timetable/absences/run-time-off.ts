import { timeFreed } from '#modules/classes/classes/class-events.ts';
import type { Running } from '#modules/timetable/plans/plan.ts';
import { type PlanJob, runPlan } from '#modules/timetable/plans/run-plan.ts';
import { applyDecisions } from './decisions/apply-decisions.ts';
import { findRows } from './notify/done-rows.ts';
import { notifyDone, notifyUndone } from './notify/notify-time-off.ts';
import { timeOffForm } from './time-off-form.ts';
import { lockTimeOff, type StoredTimeOff } from './times-off/stored-time-off.ts';

/**
 * Nobody was notified of a time off that was taken back before its job ended: people are notified of classes that stay
 * changed, but not of restored ones, which they know.
 */
async function notifyOf({ sql, deps }: Running, off: StoredTimeOff): Promise<void> {
  const at = deps.now();
  const recorded = { sql, off, actorId: off.createdBy, at };
  if (off.state === 'applying') return notifyDone(recorded, await findRows(sql, off.id, 'done'));
  if (!off.isInterrupted)
    return notifyUndone({ ...recorded, actorId: off.undoneBy ?? off.createdBy }, await findRows(sql, off.id, 'undone'));
  const kept = await findRows(sql, off.id, 'kept');
  if (kept.length > 0) await notifyDone(recorded, kept);
}

const job: PlanJob<StoredTimeOff> = {
  form: timeOffForm,
  lock: ({ sql }, id) => lockTimeOff(sql, id),
  apply: applyDecisions,
  finished: async (running, off) => {
    await notifyOf(running, off);
    if (off.state === 'undoing') await timeFreed.publish(running.sql, running.deps, off);
  },
};

/** Carries out the decisions of a time off, or undoes them. */
export const runTimeOff = (running: Running, id: number): Promise<void> => runPlan(running, job, id);

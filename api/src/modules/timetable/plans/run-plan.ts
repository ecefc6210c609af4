import { layerSources } from '#modules/timetable/timetable/layer.ts';
import { settle } from '#modules/timetable/timetable/settle.ts';
import type { PlanForm, Running, StoredPlan } from './plan.ts';
import { takeBatch } from './take-batch.ts';

/** A kind of plans, as its job carries it out. */
export interface PlanJob<Plan extends StoredPlan> {
  form: PlanForm;
  lock(running: Running, id: number): Promise<Plan | undefined>;
  /** Changes the next classes. @returns how many were checked. */
  apply(running: Running, plan: Plan): Promise<number>;
  /** Notifies of a plan that has just ended; its state is the one before. */
  finished(running: Running, plan: Plan): Promise<void>;
}

/** Restores the next classes, except those that were changed since. @returns how many were checked. */
async function undoBatch({ sql, deps }: Running, form: PlanForm, plan: StoredPlan): Promise<number> {
  const { rows } = await takeBatch(sql, form, { id: plan.id, state: 'done', sources: layerSources.items() });
  const acting = { sql, now: deps.now(), actorId: plan.undoneBy ?? plan.createdBy, deps };
  await settle(
    acting,
    rows.map(({ classId }) => classId),
  );
  return rows.length;
}

/** Processes one batch in a transaction. @returns whether there may be more. */
async function step<Plan extends StoredPlan>(running: Running, job: PlanJob<Plan>, id: number): Promise<boolean> {
  const plan = await job.lock(running, id);
  if (!plan || plan.state === 'done' || plan.state === 'undone') return false;
  const isApplying = plan.state === 'applying';
  const checked = isApplying ? await job.apply(running, plan) : await undoBatch(running, job.form, plan);
  if (checked > 0) return true;
  const text = `update ${job.form.plans} set state = $2 where id = $1`;
  await running.sql.query({ text, values: [id, isApplying ? 'done' : 'undone'] });
  await job.finished(running, plan);
  return false;
}

/**
 * Carries out a plan, or undoes it, in batches; the next run continues one that ended early. Each class is changed once
 * and each family notified once, however many processes run.
 */
export async function runPlan<Plan extends StoredPlan>(running: Running, job: PlanJob<Plan>, id: number) {
  let isMore = true;
  while (isMore) isMore = await running.sql.transaction((sql) => step({ ...running, sql }, job, id));
}

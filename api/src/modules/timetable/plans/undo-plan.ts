import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PlanForm } from './plan.ts';

/** From now on a plan concerns no class that is made. @returns whether it was not undone before. */
export async function withdrawPlan(
  { sql, now, viewer }: Pick<ViewerCtx, 'sql' | 'now' | 'viewer'>,
  { plans }: PlanForm,
  id: number,
): Promise<boolean> {
  const text = `update ${plans} set state = 'undoing', undone_at = $2, undone_by = $3, is_interrupted = state = 'applying'
    where id = $1 and state in ('applying', 'done') returning id`;
  return (await sql.query({ text, values: [id, now, viewer.userId] })).length > 0;
}

/** Changes that the job has not made before the undo are never made. */
export async function leaveWaiting(sql: Sql, { rows, planId }: PlanForm, id: number): Promise<void> {
  const text = `update ${rows} set state = 'skipped' where ${planId} = $1 and state = 'waiting'`;
  await sql.query({ text, values: [id] });
}

/** The ids of the classes that a plan has changed, and that an undo would restore. */
export async function changedClasses(sql: Sql, { rows, planId }: PlanForm, id: number): Promise<number[]> {
  const text = `select class_id as id from ${rows} where ${planId} = $1 and state = 'done'`;
  return (await sql.query<{ id: number }>({ text, values: [id] })).map((row) => row.id);
}

import type { Sql } from '#base/database/sql.ts';
import type { Outcome, PlanForm } from './plan.ts';

function outcomeText({ rows, planId, stored }: PlanForm): string {
  const further = Object.entries(stored);
  const sets = further.map(([column, { property }]) => `, ${column} = s."${property}"`).join('');
  const types = further.map(([, { property, type }]) => `, "${property}" ${type}`).join('');
  return `update ${rows} d set state = s.state, problem = s.problem, former = s.former, done_line = s."doneLine"${sets}
    from json_to_recordset($2::json) s("classId" bigint, state text, problem text, former jsonb, "doneLine" bigint${types})
    where d.${planId} = $1 and d.class_id = s."classId"`;
}

/** Stores the results of rows of a plan. */
export async function storeOutcomes(
  sql: Sql,
  form: PlanForm,
  id: number,
  outcomes: readonly Outcome<string>[],
): Promise<void> {
  const text = outcomeText(form);
  await sql.query({ name: `outcomes-of-${form.rows}`, text, values: [id, JSON.stringify(outcomes)] });
}

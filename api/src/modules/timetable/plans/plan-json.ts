import { instantOf } from '#base/database/instant.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { familyOf } from '#modules/people/people/scope/families.ts';
import type { PlanForm } from './plan.ts';

/**
 * SQL: what each plan has in responses, as arguments of `json_build_object`: for whom, days, instants, state, job,
 * families.
 * @param plan the alias of the plan's row. @param concerned SQL: which rows `d` concern a family.
 */
export function planPairs({ rows, planId }: PlanForm, plan: string, concerned = 'true'): string {
  const counted = (condition: string) =>
    `(select count(*)::int from ${rows} d where d.${planId} = ${plan}.id and ${condition})`;
  // Rows still to do: waiting ones, or changed ones while the plan is undone.
  const isLeft = `d.state = case ${plan}.state when 'applying' then 'waiting' when 'undoing' then 'done' end`;
  return `'id', ${plan}.id::text, 'teacher', ${userClock(`${plan}.teacher_id`)}, 'leader', ${userRef(`${plan}.leader_id`)},
  'from', ${plan}.from_on, 'to', ${plan}.to_on, 'zone', ${plan}.zone, 'startsAt', ${instantOf(`${plan}.starts_at`)},
  'endsAt', ${instantOf(`${plan}.ends_at`)}, 'createdAt', ${instantOf(`${plan}.created_at`)}, 'state', ${plan}.state,
  'job', json_build_object('state', case when ${plan}.state in ('applying', 'undoing') then 'running' else 'finished' end,
    'total', ${counted('true')}, 'done', ${counted('true')} - ${counted(isLeft)}),
  'families', (select count(distinct ${familyOf('d.student_id')})::int from ${rows} d where d.${planId} = ${plan}.id and ${concerned})`;
}

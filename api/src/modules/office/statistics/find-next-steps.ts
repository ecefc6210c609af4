import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { paidStudents } from '#modules/money/purchases/index.ts';
import { childrenOf } from '#modules/money/purchases/payer-scope.ts';
import { profiledStudents } from '#modules/people/people/profiles/students-of.ts';
import type { NextSteps } from './statistics.schema.ts';
import { TEACHER_HOURS } from './students-at-risk.ts';

/** SQL: the start of the first class of a student `s`; a trial does not count. */
const firstClass = `(select min(c.starts_at) from ${existingClasses} c
  where c.student_id = s.id and c.status not in ('cancelled', 'trial'))`;

/** $1 viewer, $2 now. */
const text = `with paid as (select y.student_id as id, min(y.paid_at) as at from ${paidStudents} y
    where y.user_id = $1 or y.student_id = any (array[$1::bigint] || ${childrenOf('$1::bigint')}) group by y.student_id)
  select ${userRef('s.id')} as student, ${instantOf('p.at')} as "paidAt",
    ${instantOf(`(p.at + interval '${TEACHER_HOURS} hours')`)} as "teacherBy",
    case when s.teacher_id is not null then ${userRef('s.teacher_id')} end as teacher, ${instantOf('first.at')} as "firstClassAt"
  from paid p join ${profiledStudents} s on s.id = p.id cross join lateral (select ${firstClass} as at) first
  where s.remaining > 0 and (first.at is null or first.at > $2::timestamptz) order by p.at, s.id`;

/**
 * D119: the steps after the first payments of the viewer and for the viewer's children, until the first class has
 * started.
 */
export function findNextSteps({ ctx }: { ctx: ViewerCtx }): Promise<NextSteps[]> {
  return ctx.sql.query<NextSteps>({ name: 'next-steps', text, values: [ctx.viewer.userId, ctx.now] });
}

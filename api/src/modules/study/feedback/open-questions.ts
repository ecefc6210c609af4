import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { thirdHeldClasses } from '#modules/classes/classes/held-classes.ts';
import { askedForBy } from '#modules/people/people/scope/asked-for.ts';
import { monthlyReportsOf } from '#modules/study/reports/index.ts';
import type { WireQuestion } from './feedback.schema.ts';

/** How many days after the occasion a family is asked. */
const ASKED_DAYS = 30;

/** SQL: questions to the viewer's family without an answer (C24). */
const openQuestions = (viewer: string): string => `(
  select 'third_class' as occasion, c.student_id, c.teacher_id, null::bigint as monthly_report_id, c.ends_at as at
    from ${thirdHeldClasses(askedForBy(viewer))} c
    where not exists (select from feedback f where f.student_id = c.student_id and f.occasion = 'third_class')
  union all select 'monthly_report', r.student_id, r.teacher_id, r.id, r.created_at
    from ${monthlyReportsOf(askedForBy(viewer))} r
    where not exists (select from feedback f where f.monthly_report_id = r.id))`;

/** The questions that the viewer's family can still answer, latest first. */
export async function listQuestions({ ctx }: { ctx: ViewerCtx }): Promise<WireQuestion[]> {
  return ctx.sql.query<WireQuestion>({
    name: 'feedback-questions',
    text: `select q.occasion, ${userRef('q.student_id')} as student, ${userRef('q.teacher_id')} as teacher,
        q.monthly_report_id::text as "monthlyReportId", ${instantOf('q.at')} as at
      from ${openQuestions('$1::bigint')} q
      where q.at <= $2 and q.at > $2::timestamptz - interval '${ASKED_DAYS} days' order by q.at desc, q.student_id`,
    values: [ctx.viewer.userId, ctx.now],
  });
}

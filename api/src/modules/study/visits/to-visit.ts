import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { activeUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { timedClasses } from '#modules/classes/classes/existing-classes.ts';
import { knownText } from '#modules/classes/classes/index.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { visitRows } from './list-visits.ts';
import { isOff } from './visits.fields.ts';
import { findVisitor, isVisitedBy, type VisitViewer } from './visits.policy.ts';
import type { RoundQuery, roundPage, WireToVisit } from './visits.schema.ts';
import { visitSettings } from './visits.settings.ts';

/** Who has had no class for so many days, and has none in as many, cannot be visited. */
const TEACHING_DAYS = 28;
const NOW = '$3::timestamptz';

/** $1 viewer, $2 the ids of `lookers`, $3 now, $4 weeks of the rhythm. */
const teachersText = (viewer: VisitViewer) => `select u.id, s.last, p.id as planned_id, p.starts_at as planned_at,
    case when $4 > 0 then coalesce(s.last, (select min(t.starts_at) from ${timedClasses} t where t.teacher_id = u.id))
      + $4 * interval '1 week' end as due
  from ${activeUsers} u
    cross join lateral (select max(c.starts_at) as last
      from visits v join ${classRefs} c on c.id = v.class_id where v.teacher_id = u.id and v.recorded_at is not null) s
    left join lateral (select v.id, c.starts_at from ${visitRows}
      where v.teacher_id = u.id and v.recorded_at is null and not ${isOff} order by c.starts_at desc limit 1) p on true
  where ${holdsRole('u', 'teacher')} and ${isVisitedBy(viewer, 'u.id', '$2::bigint[]')}
    and exists (select from ${timedClasses} t where t.teacher_id = u.id
      and t.starts_at between ${NOW} - interval '${TEACHING_DAYS} days' and ${NOW} + interval '${TEACHING_DAYS} days')`;

const columns = `${userRef('t.id')} as teacher,
  ${instantOf('t.last')} as "lastVisitAt", ${instantOf('t.due')} as "dueAt", t."isOverdue",
  case when t.planned_id is not null then json_build_object('id', t.planned_id::text, 'startsAt', ${instantOf('t.planned_at')}) end as planned`;

const roundText = (viewer: VisitViewer) => `with ${knownText(viewer.scope === 'team', '$1::bigint')},
  found as (${teachersText(viewer)}),
  teacher as (select *, coalesce(due <= ${NOW} and (planned_at is null or planned_at <= ${NOW}), false) as "isOverdue" from found)
  select (select count(*)::int from teacher) as total,
    (select count(*)::int from teacher where "isOverdue") as overdue,
    (select count(*)::int from visits v where v.released_at is null and ${isVisitedBy(viewer, 'v.teacher_id', '$2::bigint[]')}) as open,
    coalesce((select json_agg(page) from (select ${columns} from teacher t
      order by t."isOverdue" desc, t.due nulls last, t.last nulls first, t.id limit $5 offset $6) page), '[]'::json) as rows`;

interface Found {
  total: number;
  overdue: number;
  open: number;
  rows: WireToVisit[];
}

/** D155: the teachers whom the viewer visits, first those who were not visited for the weeks of the rhythm. */
export async function listToVisit({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: RoundQuery;
}): Promise<InferInput<typeof roundPage>> {
  const viewer = await findVisitor(ctx);
  const weeks = ctx.deps.academySettings.get(visitSettings.visit_rhythm_weeks);
  const { page, per_page } = query;
  const values = [ctx.viewer.userId, viewer.lookers, ctx.now, weeks, per_page, offsetOf(query)];
  const [found] = await ctx.sql.query<Found>({ text: roundText(viewer), values });
  if (!found) throw new Error('nothing was counted');
  const { total, rows, overdue, open } = found;
  return {
    data: rows,
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
    overdue,
    open,
    weeks,
  };
}

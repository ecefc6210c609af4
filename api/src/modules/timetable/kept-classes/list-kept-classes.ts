import type { InferInput } from 'valibot';
import { isAdmin } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { layeredClasses } from '#modules/classes/classes/class-refs.ts';
import { inPeopleScope, type PeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { keptInTimesOff } from '#modules/timetable/absences/index.ts';
import { keptInHolds } from '#modules/timetable/holds/kept-rows.ts';
import { keptInShifts } from '#modules/timetable/shifts/kept-rows.ts';
import type { KeptQuery, keptPage, WireKeptClass } from './kept-classes.schema.ts';

const VIEWER = '$1::bigint';

/** Shifts and what became of a closure's classes are for admins (D97, D99). */
const isOpenable = (isAdminViewer: boolean) => `(${isAdminViewer} or k.kind in ('absence', 'hold'))`;

const json = (isAdminViewer: boolean) => `json_build_object('id', c.id::text, 'title', c.title, 'status', c.status,
  'startsAt', ${instantOf('c.starts_at')}, 'endsAt', ${instantOf('c.ends_at')}, 'student', ${userClock('c.student_id')},
  'teacher', ${userClock('c.teacher_id')}, 'wantedAt', ${instantOf('k.wanted_at')}, 'state', k.state, 'problem', k.problem,
  'layer', json_build_object('kind', k.kind, 'id', k.layer_id::text, 'name', k.name, 'person', ${userRef('k.person_id')},
    'from', k.from_on, 'to', k.to_on, 'may', json_build_object('open', ${isOpenable(isAdminViewer)})))`;

const ofScope = (scope: PeopleScope) =>
  `(${inPeopleScope(scope, 'c.teacher_id', VIEWER)} or ${inPeopleScope(scope, 'c.student_id', VIEWER)})`;

const pageText = (scope: PeopleScope, isAdminViewer: boolean) => `with found as materialized (
    select k.*, greatest(c.starts_at, k.wanted_at) as at
    from (${keptInTimesOff} union all ${keptInHolds} union all ${keptInShifts}) k join ${layeredClasses} c on c.id = k.class_id
    where ${VIEWER} is not null and ${ofScope(scope)} and greatest(c.starts_at, k.wanted_at) > $2::timestamptz)
  select (select count(*)::int from found) as total, coalesce((select json_agg(${json(isAdminViewer)} order by k.at, k.class_id, k.kind, k.layer_id)
    from (select * from found order by at, class_id, kind, layer_id limit $3 offset $4) k
      join ${layeredClasses} c on c.id = k.class_id), '[]'::json) as rows`;

/**
 * D97–D99: the classes to come that an absence, a closure, a hold or a shift left as they were, with the reason, the
 * next one first: of everybody, or of the leader's team. @throws AppError `forbidden` for whoever has no team.
 */
export async function listKeptClasses(ctx: ViewerCtx, query: KeptQuery): Promise<InferInput<typeof keptPage>> {
  const { sql, viewer, now } = ctx;
  const scope = await peopleScope(sql, viewer, 'classes.my_classes.update');
  if (scope !== 'all' && scope !== 'team') throw new AppError('forbidden', 'You do not have the permission for this');
  const [found] = await sql.query<{ total: number; rows: WireKeptClass[] }>({
    text: pageText(scope, isAdmin(viewer)),
    values: [viewer.userId, now, query.per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const { page, per_page } = query;
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userClock, userRef } from '#modules/accounts/identity/users-sql.ts';
import { familyOf } from '#modules/people/people/scope/families.ts';
import { movedClasses } from './moved-classes.ts';
import type { ShiftsQuery, shiftPage, WireShiftDetail } from './shifts.schema.ts';

const counted = (condition: string) =>
  `(select count(*)::int from shift_classes d where d.shift_id = s.id and ${condition})`;

/** Rows still to do: `waiting` ones, or `done` ones while the shift is taken back. */
const isLeft = `d.state = case s.state when 'applying' then 'waiting' when 'undoing' then 'done' end`;

type ShiftFacts = Omit<WireShiftDetail, 'classes' | 'clocks'>;

/** SQL: a row `s` of shifts in responses. A past shift cannot be taken back. */
const pairs = (
  now: string,
) => `'id', s.id::text, 'teacher', ${userClock('s.teacher_id')}, 'leader', ${userRef('s.leader_id')}, 'minutes', coalesce(s.minutes, 0),
  'window', case when s.window_from is not null then json_build_object('from', s.window_from, 'to', s.window_to) end,
  'from', s.from_on, 'to', s.to_on, 'zone', s.zone, 'startsAt', ${instantOf('s.starts_at')}, 'endsAt', ${instantOf('s.ends_at')},
  'createdBy', ${userRef('s.created_by')}, 'createdAt', ${instantOf('s.created_at')}, 'state', s.state,
  'job', json_build_object('state', case when s.state in ('applying', 'undoing') then 'running' else 'finished' end,
    'total', ${counted('true')}, 'done', ${counted('true')} - ${counted(isLeft)}),
  'families', (select count(distinct ${familyOf('d.student_id')})::int from shift_classes d where d.shift_id = s.id and d.action <> 'stay'),
  'may', json_build_object('undo', s.state in ('applying', 'done') and s.ends_at > ${now})`;

/** Shifts that were not taken back, including past ones, latest first. */
export async function listShifts({ sql, now }: ViewerCtx, query: ShiftsQuery): Promise<InferInput<typeof shiftPage>> {
  const { page, per_page } = query;
  const [found] = await sql.query<{ rows: InferInput<typeof shiftPage>['data']; total: number }>({
    text: `select coalesce((select json_agg(json_build_object(${pairs('$3::timestamptz')}) order by s.starts_at desc, s.id desc)
        from (select * from shifts where undone_at is null order by starts_at desc, id desc limit $1 offset $2) s), '[]'::json) as rows,
      (select count(*)::int from shifts where undone_at is null) as total`,
    values: [per_page, offsetOf(query), now],
  });
  const total = found?.total ?? 0;
  return { data: found?.rows ?? [], pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** One shift without its classes, even if it was taken back. @throws AppError `not_found`. */
export async function findShift(sql: Sql, { now }: Pick<ViewerCtx, 'now'>, id: number): Promise<ShiftFacts> {
  const text = `select json_build_object(${pairs('$2::timestamptz')}) as facts from shifts s where s.id = $1`;
  const [row] = await sql.query<{ facts: ShiftFacts }>({ text, values: [id, now] });
  if (!row) throw notFound('Shift');
  return row.facts;
}

/** The same with the result for each class. */
export async function readShift(sql: Sql, ctx: Pick<ViewerCtx, 'now'>, id: number): Promise<WireShiftDetail> {
  return { ...(await findShift(sql, ctx, id)), ...(await movedClasses(sql, id)) };
}

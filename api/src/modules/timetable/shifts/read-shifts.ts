import type { InferInput } from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { jsonPairsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { movedClasses } from './moved-classes.ts';
import { shiftFields } from './shift.fields.ts';
import type { ShiftsQuery, shiftPage, WireShiftDetail } from './shifts.schema.ts';

type ShiftFacts = Omit<WireShiftDetail, 'classes' | 'clocks'>;

/** SQL: a row `s` of shifts in responses. A past shift cannot be taken back. */
const pairs = (now: string) => `${jsonPairsOf(shiftFields)},
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

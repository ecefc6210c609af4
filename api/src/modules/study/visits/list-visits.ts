import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { classRefs } from '#modules/classes/classes/class-refs.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { knownText } from '#modules/classes/classes/index.ts';
import { statusOf, visitFields } from './visits.fields.ts';
import { canViewVisit, findVisitViewer, isOfAnother, isVisitedBy, type VisitViewer } from './visits.policy.ts';
import type { VisitsQuery, visitsPage, WireVisit } from './visits.schema.ts';

/** `inScope`: the viewer visits its teacher. */
type Row = Omit<WireVisit, 'may'> & { inScope: boolean };

/** SQL: visits `v` with their class `c`, and `e` if it exists. */
export const visitRows = `visits v join ${classRefs} c on c.id = v.class_id
  left join ${existingClasses} e on e.id = v.class_id`;

/** $1 viewer, $2 the ids of `lookers`. */
const known = (viewer: VisitViewer) => knownText(viewer.scope === 'team', '$1::bigint');
const rowsText = (viewer: VisitViewer) => `${visitRows} where ${canViewVisit(viewer, '$1::bigint', '$2::bigint[]')}`;
const columnsFor = (viewer: VisitViewer) =>
  `${selectOf(visitFields)}, ${isVisitedBy(viewer, 'v.teacher_id', '$2::bigint[]')} as "inScope"`;

/** What was planned: the next class first. All else: the latest first. */
const orderOf = (status: VisitsQuery['status']) =>
  status === 'planned' ? 'c.starts_at, v.id' : 'c.starts_at desc, v.id desc';

/** Scores and advice can be mended until the teacher answers, by who recorded them. */
function presentVisit({ inScope, ...row }: Row, viewer: VisitViewer, now: Date): WireVisit {
  const isOwn = inScope && !isOfAnother(row, viewer);
  const isOpen = isOwn && row.answeredAt === null && !row.isOff;
  const may = {
    record: isOpen && Date.parse(row.class.startsAt) <= now.getTime(),
    move: isOwn && row.status === 'planned',
    delete: isOwn && row.status !== 'released',
    answer: row.status === 'released' && Number(row.teacher.id) === viewer.viewer.id,
  };
  return { ...row, may };
}

/** The visits of the viewer's team, and the viewer's own that are released (D155). */
export async function listVisits({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: VisitsQuery;
}): Promise<InferInput<typeof visitsPage>> {
  const viewer = await findVisitViewer(ctx);
  const matched = `${rowsText(viewer)} and ($5::text is null or ${statusOf} = $5) and ($6::bigint is null or v.teacher_id = $6)`;
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    text: `with ${known(viewer)} select (select count(*)::int from ${matched}) as total, coalesce((select json_agg(page) from (
      select ${columnsFor(viewer)} from ${matched} order by ${orderOf(query.status)} limit $3 offset $4) page), '[]'::json) as rows`,
    values: [
      ctx.viewer.userId,
      viewer.lookers,
      query.per_page,
      offsetOf(query),
      query.status ?? null,
      query.teacher_id ?? null,
    ],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const { page, per_page } = query;
  return {
    data: rows.map((row) => presentVisit(row, viewer, ctx.now)),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

/** One visit that the viewer reads. @throws AppError `not_found`. */
export async function findVisit(ctx: ViewerCtx, viewer: VisitViewer, id: number): Promise<WireVisit> {
  const [found] = await ctx.sql.query<Row>({
    text: `with ${known(viewer)} select ${columnsFor(viewer)} from ${rowsText(viewer)} and v.id = $3`,
    values: [ctx.viewer.userId, viewer.lookers, id],
  });
  if (!found) throw notFound('Visit');
  return presentVisit(found, viewer, ctx.now);
}

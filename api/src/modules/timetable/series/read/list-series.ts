import type { InferInput } from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { canReadClass, canViewClass, knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { SeriesQuery, seriesPage } from '../series.schema.ts';
import { mayWith, type SeriesFacts } from './present-series.ts';
import { isActive, seriesPairs } from './series-sql.ts';

const [VIEWER, NOW] = ['$1::bigint', '$2::timestamptz'];

interface Listing {
  ctx: ViewerCtx;
  query: SeriesQuery;
}

interface Found {
  rows: SeriesFacts[];
  total: number;
  isRelative: boolean;
}

/**
 * The series of classes that the viewer sees (D9), latest first; a relative sees the child's without a permission (D8).
 */
export async function listSeries({ ctx, query }: Listing): Promise<InferInput<typeof seriesPage>> {
  const viewer = await findViewer(ctx.sql, ctx.viewer);
  const scope = viewer.scopes['classes.my_classes.read'];
  const { page, per_page, status } = query;
  const isOf = status && `${status === 'active' ? '' : 'not '}${isActive(NOW)}`;
  const [found] = await ctx.sql.query<Found>({
    text: `with ${knownText(viewer.hasTeam, VIEWER)},
      matched as materialized (select c.* from series c where ${(query.student_id ? canReadClass : canViewClass)(scope, VIEWER)}
        and ($3::bigint is null or c.student_id = $3) and ($4::bigint is null or c.teacher_id = $4)
        and ${isOf ?? '$2::timestamptz is not null'})
      select coalesce((select json_agg(json_build_object(${seriesPairs(VIEWER, NOW)}) order by c.id desc)
          from (select * from matched order by id desc limit $5 offset $6) c), '[]'::json) as rows,
        (select count(*)::int from matched) as total, (select cardinality(relatives) > 0 from known) as "isRelative"`,
    values: [viewer.id, ctx.now, query.student_id ?? null, query.teacher_id ?? null, per_page, offsetOf(query)],
  });
  if (!found || (scope === 'nobody' && !found.isRelative))
    throw new AppError('forbidden', 'You do not have the permission for this');
  return {
    data: found.rows.map((facts) => ({ ...facts, may: mayWith(ctx, viewer, facts) })),
    pagination: { total: found.total, page, per_page, totalPages: Math.ceil(found.total / per_page) },
  };
}

import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { rejectUnseen } from '#modules/classes/classes/row/load-class.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { WireSeriesDetail } from '../series.schema.ts';
import { canViewSeries, mayWith, type SeriesDetailFacts } from './present-series.ts';
import { detailPairs, seriesPairs } from './series-sql.ts';

const [VIEWER, NOW] = ['$1::bigint', '$2::timestamptz'];

/**
 * A series with its classes and its obstacles (D93).
 * @throws AppError `not_found` for a viewer who cannot see it, `forbidden` for one who can see no classes (D9).
 */
export async function readSeriesDetail(sql: Sql, ctx: ViewerCtx, id: number): Promise<WireSeriesDetail> {
  const viewer = await findViewer(sql, ctx.viewer);
  const [row] = await sql.query<{ facts: SeriesDetailFacts }>({
    text: `with ${knownText(viewer.hasTeam, VIEWER)}
      select json_build_object(${seriesPairs(VIEWER, NOW)}, ${detailPairs(NOW)}) as facts from series c where c.id = $3`,
    values: [viewer.id, ctx.now, id],
  });
  if (!row || !canViewSeries(viewer, row.facts)) return rejectUnseen({ sql, viewer }, 'Series');
  return { ...row.facts, may: mayWith(ctx, viewer, row.facts) };
}

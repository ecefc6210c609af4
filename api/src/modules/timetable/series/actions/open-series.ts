import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { PlannedActing } from '#modules/classes/classes/planned/change-planned.ts';
import { relationFields } from '#modules/classes/classes/row/class-json.ts';
import { knownText } from '#modules/classes/classes/row/visible-classes.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { canEditSeries, canViewSeries, type Relations } from '../read/present-series.ts';
import { lockSeries, type StoredSeries } from '../series-row.ts';

interface Opening {
  ctx: ViewerCtx;
  id: number;
  /** Further users to lock. */
  alsoLock?: readonly number[];
}

/** The input of an action on a series: the locked series, for a viewer who may change it. */
export interface OpenSeries {
  acting: PlannedActing;
  series: StoredSeries;
}

/**
 * Opens a series for a change by a viewer who can edit its classes. An ended series makes no more classes, and existing
 * ones stay (D90).
 * @throws AppError `not_found`, `forbidden`, `conflict`.
 */
export async function openSeries(sql: Sql, { ctx, id, alsoLock }: Opening): Promise<OpenSeries> {
  const series = await lockSeries(sql, id, alsoLock);
  const viewer = await findViewer(sql, ctx.viewer);
  const [found] = await sql.query<{ relations: Relations }>({
    text: `with ${knownText(viewer.hasTeam, '$1::bigint')}
      select json_build_object(${relationFields('$1::bigint')}) as relations from series c where c.id = $2`,
    values: [viewer.id, id],
  });
  if (!found) throw notFound('Series');
  const { relations } = found;
  const canEdit = canEditSeries(viewer, relations);
  if (!canEdit && !canViewSeries(viewer, relations)) throw notFound('Series');
  if (!canEdit) throw new AppError('forbidden', 'You cannot do this with this series');
  if (series.endedAt) throw new AppError('conflict', 'The series has ended');
  return { series, acting: { sql, ctx, viewer } };
}

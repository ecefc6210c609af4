import { isAdmin } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type ClassViewer, partiesOf } from '#modules/classes/classes/status/viewer-scopes.ts';
import type { WireSeries, WireSeriesDetail } from '../series.schema.ts';

export interface Relations {
  is_teacher: boolean;
  is_student: boolean;
  /** Whether the academy lets the student's other teachers read (D125). */
  is_shared: boolean;
  is_relative: boolean;
  in_team: boolean;
}

interface State extends Relations {
  /** Whether somebody has ended it, or a person has left (D90). */
  has_ended: boolean;
}

/** A series as the statements return it. */
export type SeriesFacts = Omit<WireSeries, 'may'> & State;
export type SeriesDetailFacts = Omit<WireSeriesDetail, 'may'> & State;

/** Viewers who can edit the classes of a series can change it. */
export const canEditSeries = (viewer: ClassViewer, facts: Relations): boolean =>
  partiesOf(viewer, 'classes.my_classes.update', facts).some((party) => party !== 'student');

/** The actions on a series until it ends; only an admin can allow overlaps. */
export function mayWith(ctx: ViewerCtx, viewer: ClassViewer, facts: State): WireSeries['may'] {
  const edit = !facts.has_ended && canEditSeries(viewer, facts);
  return { edit, allow: edit && isAdmin(ctx.viewer) };
}

export const canViewSeries = (viewer: ClassViewer, facts: Relations): boolean =>
  facts.is_relative ||
  (facts.is_shared && viewer.scopes['classes.my_classes.read'] !== 'nobody') ||
  partiesOf(viewer, 'classes.my_classes.read', facts).length > 0;

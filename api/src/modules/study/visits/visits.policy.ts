import { lookers } from '#base/auth/viewer.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type ClassViewer, findViewer, leadingScope } from '#modules/classes/classes/index.ts';
import type { WireVisit } from './visits.schema.ts';

/** Who looks at visits: as a leader at those of the team, or as a teacher at the own ones. */
export interface VisitViewer {
  viewer: ClassViewer;
  /** The teachers whose visits the viewer makes; null: none. */
  scope: 'all' | 'team' | null;
  /** Never visited by the viewer: oneself, in a view also the admin who looks. */
  lookers: readonly number[];
}

export async function findVisitViewer({ sql, viewer }: ViewerCtx): Promise<VisitViewer> {
  const found = await findViewer(sql, viewer);
  return { viewer: found, scope: leadingScope(found), lookers: lookers(viewer) };
}

/** @throws AppError `forbidden` for everybody who leads nobody. */
export async function findVisitor(ctx: ViewerCtx): Promise<VisitViewer> {
  const found = await findVisitViewer(ctx);
  if (!found.scope) throw new AppError('forbidden', 'You do not have the permission for this');
  return found;
}

/** Whether somebody else has recorded the visit, who alone changes it then (D155). */
export const isOfAnother = (
  { status, visitor }: Pick<WireVisit, 'status' | 'visitor'>,
  { viewer }: VisitViewer,
): boolean => status !== 'planned' && Number(visitor.id) !== viewer.id;

/** SQL: whether the viewer visits this teacher. The statement needs `known`; `looking` are the ids of `lookers`. */
export function isVisitedBy({ scope }: VisitViewer, teacher: string, looking: string): string {
  if (!scope) return `(${looking} is null)`;
  const isOther = `${teacher} <> all (${looking})`;
  return scope === 'all' ? `(${isOther})` : `(${isOther} and ${teacher} = any ((select people from known)::bigint[]))`;
}

/** SQL: whether the viewer reads a row `visits v`: who visits, and its teacher once it is released (D155). */
export const canViewVisit = (viewer: VisitViewer, id: string, looking: string): string =>
  `(${isVisitedBy(viewer, 'v.teacher_id', looking)} or (v.teacher_id = ${id} and v.released_at is not null))`;

import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type ClassViewer, findViewer, leadingScope } from '#modules/classes/classes/index.ts';

/**
 * The viewer as a reader of others' reports (D154): leaders of their team, admins of all.
 * @throws AppError `forbidden` for everybody else.
 */
export async function findViewerOfOthers({ sql, viewer }: ViewerCtx): Promise<ClassViewer> {
  const found = await findViewer(sql, viewer);
  if (!leadingScope(found)) throw new AppError('forbidden', 'You do not have the permission for this');
  return found;
}

/**
 * SQL: whether a report `r` is by another author, on a class `c` of another teacher of the viewer's team. The statement
 * needs `known`.
 */
export function isOfOthers({ scopes }: ClassViewer, viewer: string): string {
  const isOther = `c.teacher_id <> ${viewer} and r.author_id <> ${viewer}`;
  if (scopes['classes.report.read'] === 'all') return `(${isOther})`;
  return `(${isOther} and c.teacher_id = any ((select people from known)::bigint[]))`;
}

import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { isParentOf } from '#modules/people/relatives/children.ts';

/** D123: the viewer's own data, or those of a child. @throws AppError `not_found`. */
export async function whoseData(ctx: ViewerCtx, studentId: number | undefined): Promise<number> {
  const own = ctx.viewer.userId;
  if (studentId === undefined || studentId === own) return own;
  if (!(await isParentOf(ctx.sql, own, studentId))) throw notFound('Student');
  return studentId;
}

import type { Viewer } from '#base/auth/viewer.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { isParentOf } from '#modules/people/people/scope/relationships.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';

export interface Wanted {
  /** The student: the payer, or a child (D116). */
  studentId: number;
  kind: 'monthly' | 'one_time';
  packageId: number;
  currency: string;
  /** The code in capitals (D113). */
  coupon: string | null;
}

/**
 * D116: a parent can buy students' packages for a child.
 * @throws AppError `not_found` for a student of another family (D9).
 */
export async function audienceOf({ sql, viewer }: ViewerCtx, { studentId }: Wanted): Promise<Pick<Viewer, 'roles'>> {
  if (studentId === viewer.userId) return viewer;
  if (!(await isParentOf(sql, viewer.userId, studentId))) throw notFound('Student');
  return { roles: (await rolesHeldBy(sql, studentId)).map(({ name }) => name) };
}

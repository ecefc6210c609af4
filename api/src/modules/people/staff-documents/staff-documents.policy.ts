import { isAdmin } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

/** What somebody wants with documents, and what is not found otherwise. */
interface Wanted {
  as: 'read' | 'change';
  of?: 'Teacher' | 'Document';
}

/**
 * D145: admins and the teacher alone see a teacher's documents, admins change them. @throws AppError `not_found` for all
 * others, and for somebody who is no teacher; `forbidden` for a teacher who would change the own ones.
 */
export async function checkDocuments(
  sql: Sql,
  { viewer }: ViewerCtx,
  teacherId: number,
  { as, of = 'Teacher' }: Wanted,
): Promise<void> {
  const isOwn = viewer.userId === teacherId;
  const found = await sql.query({
    text: `select from ${existingUsers} u where u.id = $1 and (${holdsRole('u', 'teacher')}
      or exists (select from staff_documents d where d.teacher_id = u.id))`,
    values: [teacherId],
  });
  if (found.length === 0 || !(isAdmin(viewer) || isOwn)) throw notFound(of);
  if (as === 'change' && !isAdmin(viewer)) throw new AppError('forbidden', 'Admins change documents');
}

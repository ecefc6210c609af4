import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, isOnlyStudent, isUnderAge } from '#modules/people/people/index.ts';

interface Child {
  name: string;
  isYoung: boolean;
  active: boolean;
  isOnlyStudent: boolean;
  kinds: string[];
}

const text = `select u.name, u.active, ${isUnderAge('u.id')} as "isYoung", ${isOnlyStudent('u')} as "isOnlyStudent",
    array(select e.relationship_type from ${effectiveRelations} e where e.user_id = u.id and e.related_user_id = $2) as kinds
  from ${accounts} u where u.id = $1 and u.deleted_at is null`;

/**
 * A child of the viewer who may get a session of its own (D141): under 16 by the profile, and a student only.
 * @throws AppError 404 for a stranger, 403 for an uncle or aunt, 409 for anybody else's session.
 */
export async function requireOpenChild(sql: Sql, viewer: Viewer, id: number): Promise<Child> {
  const [child] = await sql.query<Child>({ text, values: [id, viewer.userId] });
  if (!child || child.kinds.length === 0) throw notFound('Child');
  if (!child.kinds.includes('parent')) throw new AppError('forbidden', 'Only for parents');
  requireYoung(child);
  return child;
}

/** The reasons of `canBeOpened`. */
function requireYoung({ isYoung, active, isOnlyStudent: isStudent }: Child): void {
  if (!isYoung) throw new AppError('conflict', 'Only for children under 16');
  if (!active) throw new AppError('conflict', 'This account is deactivated');
  if (!isStudent) throw new AppError('conflict', 'Only for people who are students and nothing else');
}

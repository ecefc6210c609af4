import { holds, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { CodeMaker } from '#modules/accounts/identity/index.ts';
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

/** Whether a code may still sign a device in: the child is as young, and the parent who made it still is one (D141). */
export async function isStillGuarded(sql: Sql, { childId, madeBy, madeAs }: CodeMaker): Promise<boolean> {
  const [child] = await sql.query<Child>({ text, values: [childId, madeBy] });
  if (!child?.isYoung || !child.active || !child.isOnlyStudent) return false;
  return madeAs === 'office' || child.kinds.includes('parent');
}

const hasParentText = `select from ${effectiveRelations} e where e.user_id = $1 and e.relationship_type = 'parent' limit 1`;

interface Guarded {
  name: string;
  /** As what the viewer looks after the child. */
  as: CodeMaker['madeAs'];
}

/** The same for the child's own devices, which admins look after where no parent has an account (D141). */
export async function requireGuardedChild(sql: Sql, viewer: Viewer, id: number): Promise<Guarded> {
  const [child] = await sql.query<Child>({ text, values: [id, viewer.userId] });
  if (child?.kinds.includes('parent') || !isAdmin(viewer) || !holds(viewer, 'users.update'))
    return { name: (await requireOpenChild(sql, viewer, id)).name, as: 'parent' };
  if (!child) throw notFound('Child');
  if ((await sql.query({ text: hasParentText, values: [id] })).length > 0)
    throw new AppError('forbidden', 'A parent of this child has an account');
  requireYoung(child);
  return { name: child.name, as: 'office' };
}

/** The reasons of `canBeOpened`. */
function requireYoung({ isYoung, active, isOnlyStudent: isStudent }: Child): void {
  if (!isYoung) throw new AppError('conflict', 'Only for children under 16');
  if (!active) throw new AppError('conflict', 'This account is deactivated');
  if (!isStudent) throw new AppError('conflict', 'Only for people who are students and nothing else');
}

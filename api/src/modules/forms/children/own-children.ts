import { folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { referencedUsers } from '#modules/accounts/identity/references.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { isParentOf, withOtherRelatives } from '#modules/people/relatives/children.ts';

/** Tables that name a child from the start, or for another reason than its learning. */
const notCounted = new Set([
  ...['student_profiles.user_id', 'user_roles.user_id', 'own_children.student_id', 'leads.student_id'],
  ...['relations.user_id', 'notifications.recipient_id', 'deliveries.user_id', 'notification_settings.user_id'],
  ...[
    'consents.user_id',
    'sessions.user_id',
    'child_sessions.user_id',
    'child_codes.user_id',
    'known_devices.user_id',
    'push_subscriptions.user_id',
  ],
]);

/** D163: which of these children something has happened to: a class, a purchase, a message, another relative. */
export async function touchedChildren(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const [used, related] = [await referencedUsers(sql, ids, notCounted), await withOtherRelatives(sql, ids)];
  return new Set([...used, ...related]);
}

/** The number of a parent's children whom the parent has named, and whether one has this name. */
export async function namedChildren(sql: Sql, parentId: number, name: string) {
  const [found] = await sql.query<{ count: number; same: boolean }>({
    text: `select count(*)::int as count, coalesce(bool_or(${folded('u.name')} = ${folded('$2::text')}), false) as same
      from own_children o join ${existingUsers} u on u.id = o.student_id where o.parent_id = $1`,
    values: [parentId, name],
  });
  return found ?? { count: 0, same: false };
}

/**
 * Locks a child whom this parent has named, and whose parent they still are.
 * @throws AppError `not_found` for any other person.
 */
export async function lockOwnChild(sql: Sql, parentId: number, id: number): Promise<{ name: string }> {
  await lockUsers(sql, [id]);
  const [child] = await sql.query<{ name: string }>({
    text: `select u.name from own_children o join ${existingUsers} u on u.id = o.student_id
      where o.student_id = $1 and o.parent_id = $2`,
    values: [id, parentId],
  });
  if (!child || !(await isParentOf(sql, parentId, id))) throw notFound('Child');
  return child;
}

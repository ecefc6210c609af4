import { isAdmin } from '#base/auth/viewer.ts';
import type { Relationship } from '#modules/people/people/scope/relationships.ts';
import type { PersonPolicy } from '#modules/people/people/users/users.policy.ts';
import { heldRoles } from '#modules/people/roles/index.ts';

export interface Party {
  id: number;
  /** Neither deactivated nor deleted. */
  active: boolean;
  /** All roles, including the primary one. */
  roles: readonly string[];
}

/** Whether a person still has the role of a relationship; a parent needs only the relation. */
const isIn = ({ roles }: Party, role: Relationship['ownRole']): boolean => role === 'parent' || roles.includes(role);

/**
 * D45: admins and all others may message each other. Students, teachers and leaders may also message people in a
 * relationship (D7), each in that role, and parents the teachers and leaders of their children (D118). So other guests,
 * and users with only custom roles, message only admins.
 * @param relationships between the two.
 */
export function mayWrite(writer: Party, other: Party, relationships: readonly Relationship[]): boolean {
  if (writer.id === other.id || !writer.active || !other.active) return false;
  if (isAdmin(writer) || isAdmin(other)) return true;
  return relationships.some(({ ownRole, otherRole }) => isIn(writer, ownRole) && isIn(other, otherRole));
}

/** The same rule for one person, if the viewer may write messages at all. */
export const mayMessage: PersonPolicy = ({ viewer }, { id, active, held, relationships }) =>
  viewer.permissions.has('messaging.create') &&
  mayWrite(
    { id: viewer.userId, active: true, roles: viewer.roles },
    { id, active, roles: held.map(({ name }) => name) },
    relationships,
  );

/**
 * The same rule as SQL, for lists: whether the viewer, $1 with the roles $2, may message a row of `users`. The
 * statement has the viewer's `chatRelationshipsOf` as `relationships`.
 */
export const mayWriteSql = (user: string): string => `(
  ${user}.id <> $1 and ${user}.active and ${user}.deleted_at is null and (
    $2::text[] && '{admin,super-admin}'::text[] or exists (
      select from (select ${heldRoles(user)} as roles offset 0) held where held.roles && '{admin,super-admin}'::text[]
        or exists (select from relationships b where b.other_id = ${user}.id
          and (b.own_role = 'parent' or b.own_role = any($2::text[]))
          and (b.other_role = 'parent' or b.other_role = any(held.roles))))))`;

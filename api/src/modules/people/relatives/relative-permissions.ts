import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { heldPermissions } from '#modules/people/roles/index.ts';

/**
 * The keys of the permissions by relation, by the kind of relation to the student (D117). Constants, never from
 * outside.
 */
export interface RelativePermissions {
  parents: readonly string[];
  others: readonly string[];
}

const listOf = (keys: readonly string[]) => `array[${keys.map((key) => `'${key}'`).join(', ')}]::text[]`;

/** SQL: the permissions of a row of `users` by relations, in order: only those that the student has too. */
export const heldByRelation =
  ({ parents, others }: RelativePermissions) =>
  (user: string): string =>
    `array(
    select distinct p.permission from ${effectiveRelations} e join ${existingUsers} student on student.id = e.user_id
      cross join lateral unnest(${heldPermissions('student')}) p (permission)
    where e.related_user_id = ${user}.id
      and p.permission = any (case e.relationship_type when 'parent' then ${listOf(parents)} else ${listOf(others)} end)
    order by permission)`;

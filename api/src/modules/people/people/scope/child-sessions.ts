import { heldRoles } from '#modules/people/roles/index.ts';
import { effectiveRelations } from './relationships.ts';
import { isUnderAge } from './under-age.ts';

/** SQL: whether a row of `accounts` has no role but those of a student. */
export const isOnlyStudent = (user: string): string => `${heldRoles(user)} <@ array['student', 'guest']`;

/** SQL: whether a parent may open the academy as the person of a row of `accounts` (D141). */
export const canBeOpened = (user: string): string =>
  `(${user}.active and ${isUnderAge(`${user}.id`)} and ${isOnlyStudent(user)})`;

/**
 * SQL: whether a row of `child_sessions` still holds (D141): the child is under 16 by the profile, and a parent who
 * opened it still is one.
 */
export const isChildSessionOpen = (row: string): string =>
  `${isUnderAge(`${row}.user_id`)} and (${row}.opened_as = 'office' or exists (select from ${effectiveRelations} e
    where e.user_id = ${row}.user_id and e.related_user_id = ${row}.opened_by and e.relationship_type = 'parent'))`;

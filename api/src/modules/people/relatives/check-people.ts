import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { holdUsers } from '#modules/accounts/identity/accounts.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { heldRoles } from '#modules/people/roles/index.ts';
import type { RelationInput } from './relations.schema.ts';

interface Found {
  id: number;
  roles: string[];
  reached: boolean;
}

/** D8: a relation gives the relative access to the student, so only admins may create one for themselves. */
export function checkNotOneself(viewer: Viewer, people: Pick<RelationInput, 'user_id' | 'related_user_id'>): void {
  if (isAdmin(viewer)) return;
  for (const path of ['user_id', 'related_user_id'] as const)
    if (people[path] === viewer.userId) throw fieldError(path, 'oneself', 'Only an admin can relate you to somebody');
}

/**
 * D8: checks that the student is a student, and that the relative exists. Both rows are locked while the relation is
 * written. People outside the permission's scope count as missing, so that a new relation gives nobody access to a
 * student.
 */
export async function checkPeople(sql: Sql, viewer: Viewer, permission: string, input: RelationInput): Promise<void> {
  checkNotOneself(viewer, input);
  const people = [input.user_id, input.related_user_id];
  await holdUsers(sql, people);
  const scope = await peopleScope(sql, viewer, permission);
  const found = await sql.query<Found>({
    text: `select u.id, ${heldRoles('u')} as roles,
        $3::bigint is not null and ${inPeopleScope(scope, 'u.id', '$3::bigint')} as reached
      from ${existingUsers} u where u.id in ($1, $2)`,
    values: [...people, viewer.userId],
  });
  const student = found.find(({ id }) => id === input.user_id);
  if (!student?.reached) throw fieldError('user_id', 'unknown', 'This user is not there');
  if (!student.roles.includes('student')) throw fieldError('user_id', 'no_student', 'Only a student has relatives');
  if (!found.some(({ id }) => id === input.related_user_id))
    throw fieldError('related_user_id', 'unknown', 'This related user is not there');
}

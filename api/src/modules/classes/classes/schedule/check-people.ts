import type { Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { chosenTeacher } from '#modules/people/people/profiles/bound-people.ts';
import { inPeopleScope, type PeopleScope } from '#modules/people/people/scope/people-scope.ts';
import { holdsRole } from '#modules/people/roles/index.ts';

interface Named {
  sql: Sql;
  viewer: Viewer;
  /** The scope of the permission to schedule. */
  scope: PeopleScope;
  /** Unchanged people may be outside the scope. */
  known?: readonly number[];
}

/** Whether these people are in the actor's scope (D9). */
async function reaches({ sql, viewer, scope, known = [] }: Named, id: number): Promise<boolean> {
  if (known.includes(id)) return true;
  const found = await sql.query({
    text: `select from ${existingUsers} u where u.id = $1 and $2::bigint is not null
      and ${inPeopleScope(scope, 'u.id', '$2::bigint')}`,
    values: [id, viewer.userId],
  });
  return found.length > 0;
}

/** Checks the student of a class: the role, and the actor's scope. @throws AppError on `path`. */
export async function checkStudent(named: Named, id: number, path = 'student_id'): Promise<{ name: string }> {
  const [student] = await named.sql.query<{ name: string }>({
    text: `select u.name from ${existingUsers} u where u.id = $1 and ${holdsRole('u', 'student')}`,
    values: [id],
  });
  if (!student || !(await reaches(named, id))) throw fieldError(path, 'not_yours', 'Student is not yours');
  return student;
}

/**
 * Checks the teacher of a class: the role, and that it is the actor or in the actor's team. @throws AppError on `path`.
 */
export async function checkTeacher(
  named: Named,
  id: number,
  path = 'teacher_id',
): Promise<{ leaderId: number | null }> {
  const { sql, viewer, scope } = named;
  const isReached = id === viewer.userId || (scope !== 'own' && (await reaches(named, id)));
  if (!isReached && !named.known?.includes(id)) throw fieldError(path, 'not_yours', 'Teacher is not yours');
  const { leaderId } = await chosenTeacher(sql, id, path);
  return { leaderId };
}

/** The teacher by default: the actor, if they are a teacher. @throws AppError on `path`. */
export function teacherOrSelf(viewer: Viewer, id: number | undefined, path = 'teacher_id'): number {
  if (id !== undefined) return id;
  if (viewer.roles.includes('teacher')) return viewer.userId;
  throw fieldError(path, 'required', 'Teacher is required');
}

import type { User } from '#/api/users.ts';

/** A student has classes left before anything else of a profile; it has a code from the moment it is completed. */
export function completedProfile({ role, student, teacher }: User) {
  const profile = role === 'teacher' ? teacher : student;
  return profile && profile.code !== null ? profile : null;
}

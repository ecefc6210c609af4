import type { User } from '#/base/api/users.ts';

export type ProfileKind = 'student' | 'teacher';
export const kindOf = ({ role }: User): ProfileKind => (role === 'teacher' ? 'teacher' : 'student');

/** A profile after it was completed, which gives it a code. A student has remaining classes even before. */
export function completedProfile(user: User, kind: ProfileKind = kindOf(user)) {
  const profile = user[kind];
  return profile && profile.code !== null ? profile : null;
}

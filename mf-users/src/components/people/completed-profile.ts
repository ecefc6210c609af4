import type { User } from '#/api/users.ts';

export type ProfileKind = 'student' | 'teacher';
export const kindOf = ({ role }: User): ProfileKind => (role === 'teacher' ? 'teacher' : 'student');

/** A profile, once it is completed: it has a code from then on. A student has classes left even before. */
export function completedProfile(user: User, kind: ProfileKind = kindOf(user)) {
  const profile = user[kind];
  return profile && profile.code !== null ? profile : null;
}

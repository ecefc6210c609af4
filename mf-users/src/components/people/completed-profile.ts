import type { User } from '#/api/users.ts';

type Kind = 'student' | 'teacher';
const kindOf = ({ role }: User): Kind => (role === 'teacher' ? 'teacher' : 'student');

/** A profile, once it is completed: it has a code from then on. A student has classes left even before. */
export function completedProfile(user: User, kind: Kind = kindOf(user)) {
  const profile = user[kind];
  return profile && profile.code !== null ? profile : null;
}

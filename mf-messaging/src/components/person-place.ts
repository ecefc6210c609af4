import { canonicalRole, useCan, useScope, useSession } from '@academy/shared-auth';

/** The lists of people, in another remote; a person in none of them is in the list of all. */
const lists = ['student', 'teacher', 'leader', 'admin', 'guest'];

export interface KnownPerson {
  id: string;
  role: string;
}

/** The address of a person's page; null if the viewer may not open it (D9). */
export function usePersonPlace(): (person: KnownPerson) => string | null {
  const canRead = useCan('users.read');
  const scope = useScope('users.read');
  const viewerId = useSession(({ user }) => user?.id);
  return ({ id, role: held }) => {
    const role = canonicalRole(held);
    const isInScope = scope === 'all' || role === 'student' || (scope === 'team' && role === 'teacher');
    if (!canRead || !isInScope || id === viewerId) return null;
    return `/dashboard/users/${lists.includes(role) ? role : 'all'}/${id}`;
  };
}

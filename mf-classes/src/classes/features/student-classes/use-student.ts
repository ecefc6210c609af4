import { ApiError, useCan, useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { personQueries } from '#/base/api/people.ts';
import { classQueries } from '#/class/api/classes.ts';

interface Student {
  /** Null while the name is loading or cannot be found. */
  name: string | null;
  /** The viewer can see neither the person nor a class of theirs. */
  isMissing: boolean;
  /** The viewer can see no class at all. */
  forbidden: ApiError | null;
}

const errorWith = (status: number, error: Error | null) =>
  error instanceof ApiError && error.status === status ? error : null;

/**
 * The student of the classes: a person whom the viewer can see, otherwise with the name in the classes, for a relative,
 * who cannot see people (D8).
 */
export function useStudent(id: string): Student {
  const own = useSession(({ user }) => (user?.id === id ? user.name : null));
  const canRead = useCan('users.read');
  const person = useQuery({ ...personQueries.detail(id), enabled: canRead && own === null });
  const isUnseen = errorWith(404, person.error) !== null;
  const named = useQuery({ ...classQueries.studentName(id), enabled: own === null && (!canRead || isUnseen) });
  return {
    name: own ?? person.data?.name ?? named.data ?? null,
    isMissing: isUnseen && named.data === null,
    forbidden: errorWith(403, named.error),
  };
}

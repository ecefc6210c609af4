import { ApiError, useCan, useSession } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { classQueries } from '#/api/classes.ts';
import { personQueries } from '#/api/people.ts';

interface Student {
  /** Null while it is not known, or nothing says it. */
  name: string | null;
  /** The viewer sees neither the person nor a class of theirs. */
  isMissing: boolean;
  /** No class is open to the viewer at all. */
  forbidden: ApiError | null;
}

const errorWith = (status: number, error: Error | null) =>
  error instanceof ApiError && error.status === status ? error : null;

/**
 * The student of the classes: one of the people whom the viewer can see, otherwise as the classes name the student for
 * a relative, who sees no people (D8).
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

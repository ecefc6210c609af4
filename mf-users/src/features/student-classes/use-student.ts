import { ApiError, useCan, useSession } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { classQueries } from '#/api/classes.ts';
import { userQueries } from '#/api/users.ts';

interface Student {
  /** Null while it is not known, or nothing tells it. */
  name: string | null;
  /** The reader sees neither the person nor a class of theirs. */
  isMissing: boolean;
  /** No class is open to the reader at all. */
  refusal: ApiError | null;
}

const refusalWith = (status: number, error: Error | null) =>
  error instanceof ApiError && error.status === status ? error : null;

/**
 * Whose classes they are: of the reader's people, else as the classes themselves say, which a relative sees without seeing
 * the person (D8).
 */
export function useStudent(id: string): Student {
  const own = useSession(({ user }) => (user?.id === id ? user.name : null));
  const mayRead = useCan('users.read');
  const person = useQuery({ ...userQueries.detail(id), enabled: mayRead && own === null });
  const isUnseen = refusalWith(404, person.error) !== null;
  const named = useQuery({ ...classQueries.studentName(id), enabled: own === null && (!mayRead || isUnseen) });
  return {
    name: own ?? person.data?.name ?? named.data ?? null,
    isMissing: isUnseen && named.data === null,
    refusal: refusalWith(403, named.error),
  };
}

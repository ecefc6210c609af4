import { ApiError, useCan, useSession } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { classQueries } from '#/api/classes.ts';
import { userQueries } from '#/api/users.ts';

/**
 * Whose classes they are: of the reader's people, else as the classes themselves say, which a relative sees without seeing
 * the person. `isMissing`: neither is for the reader.
 */
export function useStudentName(id: string): { name: string | null; isMissing: boolean } {
  const own = useSession(({ user }) => (user?.id === id ? user.name : null));
  const mayRead = useCan('users.read');
  const person = useQuery({ ...userQueries.detail(id), enabled: mayRead && own === null });
  const isUnseen = person.error instanceof ApiError && person.error.status === 404;
  const named = useQuery({ ...classQueries.studentName(id), enabled: own === null && (!mayRead || isUnseen) });
  return { name: own ?? person.data?.name ?? named.data ?? null, isMissing: isUnseen && named.data === null };
}

import { useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { classQueries } from '#/class/api/classes.ts';

/** The name of the viewer, or of a student whose classes the viewer sees; null while it is loading or unknown. */
export function useStudentName(id: string): string | null {
  const own = useSession(({ user }) => (user?.id === id ? user.name : null));
  const { data } = useQuery({ ...classQueries.studentName(id), retry: false, enabled: own === null });
  return own ?? data ?? null;
}

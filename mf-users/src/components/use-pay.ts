import { useCan, useHasRole, useSession } from '@academy/shared-auth';

/** What the reader may do with a teacher's salaries (D33). */
export function usePay(teacherId: string) {
  const isOwn = useSession((session) => session.user?.id === teacherId);
  const isAdmin = useHasRole('admin', 'super-admin');
  const mayChange = useCan('users.update') && isAdmin;
  return { isOwn, mayRead: isOwn || isAdmin, mayChange };
}

import { useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '#/account/api/own-account.ts';
import { userQueries } from '#/base/api/users.ts';
import { useReadsNames } from '#/base/components/people/use-reads-names.ts';

interface Pay {
  /** Undefined until it is known. */
  mayRead: boolean | undefined;
  mayChange: boolean;
}

/** The viewer's actions on a teacher's prices (D33), from the API; teachers can only read their own. */
export function usePay(teacherId: string): Pay {
  const isOwn = useSession((session) => session.user?.id === teacherId);
  const readsUsers = useReadsNames();
  const own = useQuery({ ...ownProfileQuery(), enabled: isOwn });
  const other = useQuery({ ...userQueries.detail(teacherId), enabled: readsUsers && !isOwn });
  if (isOwn) return { mayRead: true, mayChange: own.data?.may.changeSalaries ?? false };
  if (!readsUsers) return { mayRead: false, mayChange: false };
  return { mayRead: other.data?.may.viewSalaries, mayChange: other.data?.may.changeSalaries ?? false };
}

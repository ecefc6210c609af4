import { ApiError, useCan } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { type User, userQueries } from '#/base/api/users.ts';
import { ledgerQueries } from '#/pay/api/ledger.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

interface Remaining {
  /** Null if the viewer may not read people, as for students and parents. */
  user: User | null;
  isUserPending: boolean;
  /** Null until it is known. */
  remaining: number | null;
  canViewLines: boolean;
  mayChange: boolean;
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * A student's remaining classes, from the person or, if the viewer may not see the person, from the newest line. A
 * teacher sees the number without the lines, a parent the lines without the person (D9).
 */
export function useRemaining(id: string): Remaining {
  const readsPeople = useCan('users.read');
  const person = useQuery({ ...userQueries.detail(id), enabled: readsPeople });
  const lines = useQuery(ledgerQueries.newest(id));
  const asked = readsPeople ? [person, lines] : [lines];
  const user = person.data ?? null;
  const isSettled = asked.every((query) => !query.isPending);
  const fromLines = lines.data && (lines.data.rows[0]?.balance ?? 0);
  const remaining = user?.student?.remainingClasses ?? (isSettled ? fromLines : undefined) ?? null;
  const failed = asked.find((query) => query.isError && !query.data && !isGone(query.error));
  return {
    user,
    isUserPending: readsPeople && person.isPending,
    remaining,
    canViewLines: !isGone(lines.error),
    mayChange: user?.may.setRemainingClasses ?? false,
    isMissing: asked.every((query) => isGone(query.error)),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

import { ApiError } from '@academy/shared-auth';
import { ErrorState, FormSkeleton } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type User, userQueries } from '#/base/api/users.ts';
import { UserMissing } from './user-missing.tsx';

export interface CurrentUserProps {
  id: string;
  /** For a form: waits for the person's present data, and does not fetch again while the viewer types. */
  fresh?: boolean;
  children: (user: User) => ReactNode;
}

/** Draws content about one loaded person, and the loading state before that. */
export function CurrentUser({ id, fresh = false, children }: CurrentUserProps) {
  const found = useQuery({
    ...userQueries.detail(id),
    ...(fresh && { refetchOnMount: 'always', refetchOnWindowFocus: false }),
  });
  if (found.error instanceof ApiError && found.error.status === 404) return <UserMissing />;
  if (found.isPending || (fresh && !found.isFetchedAfterMount)) return <FormSkeleton fields={4} />;
  if (!found.data) return <ErrorState error={found.error} onRetry={found.refetch} />;
  return children(found.data);
}

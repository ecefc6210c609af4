import { ApiError } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { ErrorState, FormSkeleton } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import type { ClassDetail } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { ClassMissing } from './class-missing.tsx';

interface LoadedClassProps {
  id: string;
  /** Asks for it anew, and not again while somebody writes. */
  forForm?: boolean;
  /** Where the class brings the page's header along: what stands there without one. */
  header?: ReactNode;
  skeleton?: ReactNode;
  children: (detail: ClassDetail) => ReactNode;
}

/** A class once it is there; before that its skeleton, or why it is not. */
export function LoadedClass({ id, forForm = false, header, skeleton = <FormSkeleton />, children }: LoadedClassProps) {
  const fresh = forForm ? ({ refetchOnMount: 'always', refetchOnWindowFocus: false } as const) : {};
  const found = useQuery({ ...classQueries.detail(id), ...fresh });
  const isAwaited = forForm && !found.isFetchedAfterMount && !found.error;
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <>
        {header}
        <ClassMissing />
      </>
    );
  if (found.data && !isAwaited) return children(found.data);
  if (found.error)
    return (
      <>
        {header}
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      </>
    );
  return skeleton;
}

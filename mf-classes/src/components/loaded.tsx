import { ApiError } from '@academy/shared-auth';
import { ErrorState, PageSkeleton } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The header above the message, if the data would bring the page's header. */
  header?: ReactNode;
  /** For a 404 of the API. */
  missing: ReactNode;
  /** Whether data that is there is to be asked for anew first. */
  isAwaited?: boolean;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page's data once it is loaded; before that a skeleton, or the error. */
export function Loaded<Data>({
  query,
  header,
  missing,
  isAwaited = false,
  skeleton = <PageSkeleton />,
  children,
}: LoadedProps<Data>) {
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        {header}
        {missing}
      </>
    );
  if (data !== undefined && !isAwaited) return children(data);
  if (error)
    return (
      <>
        {header}
        <ErrorState error={error} onRetry={query.refetch} retrying={query.isFetching} />
      </>
    );
  return skeleton;
}

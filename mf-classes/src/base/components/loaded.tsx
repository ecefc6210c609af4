import { ApiError } from '@academy/shared-auth';
import { ErrorState, PageSkeleton } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** The header above the message, if the data would bring the page's header. */
  header?: ReactNode;
  /** For a 404 of the API. */
  missing: ReactNode;
  /** Whether cached data is fetched again before it is shown. */
  isAwaited?: boolean;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A page's loaded data; before that a skeleton, or the error. */
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

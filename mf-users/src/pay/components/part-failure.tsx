import { ApiError } from '@academy/shared-auth';
import { Box, Heading } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';

interface PartFailureProps {
  title: string;
  query: Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** In the place of a section that did not load; nothing while it loads, and for who may not read it. */
export function PartFailure({ title, query }: PartFailureProps) {
  const id = useId();
  const { data, error } = query;
  if (!error || data !== undefined || (error instanceof ApiError && error.status === 404)) return null;
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} size="sm" marginBlockEnd="3">
        {title}
      </Heading>
      <PartError query={query} />
    </Box>
  );
}

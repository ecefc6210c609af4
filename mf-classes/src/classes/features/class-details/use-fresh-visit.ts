import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { classQueries } from '#/class/api/classes.ts';

/**
 * A notification can link to the page that is open: each visit loads the class again, so that it shows what the
 * notification says.
 */
export function useFreshVisit(id: string): void {
  const { key } = useLocation();
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each visit
  useEffect(() => {
    void client.invalidateQueries({ queryKey: classQueries.detail(id).queryKey });
  }, [client, id, key]);
}

import { useQueryClient } from '@academy/shared-auth/query';
import { useLocation } from '@academy/shared-auth/router';
import { useEffect } from 'react';
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

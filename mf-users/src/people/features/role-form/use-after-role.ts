import { loadProfile } from '@academy/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { userQueries } from '#/base/api/users.ts';
import { roleQueries } from '#/people/api/roles.ts';

/** The saved role may be the viewer's own: then permissions and menu update without a reload. */
export function useAfterRole(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: roleQueries.all() }),
      client.invalidateQueries({ queryKey: userQueries.all() }),
      loadProfile(),
    ]);
}

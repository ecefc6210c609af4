import { loadProfile } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { roleQueries } from '#/api/roles.ts';
import { userQueries } from '#/api/users.ts';

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

import { belongsTo, useSession } from '@academy/shared-auth';

/** Whether the viewer may see and change the live versions of the platform; the server requires the same. */
export const useIsSuperAdmin = (): boolean =>
  useSession(({ user, permissions }) =>
    belongsTo({ roles: user?.roles ?? [], permissions }, { permissions: [], only: ['super-admin'] }),
  );

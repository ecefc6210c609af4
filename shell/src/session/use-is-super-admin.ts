import { belongsTo, useSession } from '@academy/shared-auth';

/** Whether the viewer may see and change what is live of the platform; the server asks the same. */
export const useIsSuperAdmin = (): boolean =>
  useSession(({ user, permissions }) =>
    belongsTo({ roles: user?.roles ?? [], permissions }, { permissions: [], only: ['super-admin'] }),
  );

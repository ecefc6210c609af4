import { belongsTo, useSession } from '@academy/shared-auth';

/** Whether the viewer may search for what breaks a page; the server asks the same. */
export const useIsSuperAdmin = (): boolean =>
  useSession(({ user, permissions }) =>
    belongsTo({ roles: user?.roles ?? [], permissions }, { permissions: [], only: ['super-admin'] }),
  );

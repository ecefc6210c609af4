import type { defineRemote } from '@academy/shared-auth/contract';

/** One file's part of this remote's declaration. */
export type Contribution = Pick<
  Parameters<typeof defineRemote>[0],
  'routes' | 'redirects' | 'menuGroups' | 'menu' | 'palette' | 'search' | 'permissionGroups' | 'notifications'
>;

import type { defineRemote } from '@academy/shared-auth/contract';

/** The part of this remote's declaration from one file. */
export type Contribution = Pick<
  Parameters<typeof defineRemote>[0],
  'routes' | 'redirects' | 'menuGroups' | 'menu' | 'palette' | 'search' | 'permissionGroups' | 'notifications'
>;

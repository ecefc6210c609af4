import type { defineRemote } from '@academy/shared-auth/contract';

/** What one part of this remote adds to its declaration. */
export type Contribution = Pick<
  Parameters<typeof defineRemote>[0],
  'routes' | 'redirects' | 'menuGroups' | 'menu' | 'palette' | 'search' | 'permissionGroups' | 'notifications'
>;

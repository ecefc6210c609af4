import type { defineRemote } from '@academy/shared-auth/contract';

/** D2: whom the lists show buttons that add to them; who else may add has it in the menu. */
export const ADDERS = ['admin', 'super-admin'];

/** What one part of this remote adds to its declaration. */
export type Contribution = Pick<Parameters<typeof defineRemote>[0], 'routes' | 'redirects' | 'menuGroups' | 'menu'>;

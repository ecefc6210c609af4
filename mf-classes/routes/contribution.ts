import type { defineRemote } from '@academy/shared-auth/contract';

/** D2: the roles whose lists have buttons for adding; other roles that may add find the form in the menu. */
export const ADDERS = ['admin', 'super-admin'];

/** The roles that arrange the classes of others. */
export const OFFICE = ['leader', ...ADDERS];

/** One file's part of this remote's declaration. */
export type Contribution = Pick<Parameters<typeof defineRemote>[0], 'routes' | 'redirects' | 'menuGroups' | 'menu'>;

import type { defineRemote } from '@academy/shared-auth/contract';

/** D2: the roles whose lists show buttons that add; others who may add find them in the menu. */
export const ADDERS = ['admin', 'super-admin'];

/** The part of this remote's declaration from one file. */
export type Contribution = Pick<Parameters<typeof defineRemote>[0], 'routes' | 'redirects' | 'menuGroups' | 'menu'>;

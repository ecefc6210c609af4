import type { Contribution } from './contribution.ts';

export const ownAccount: Contribution = { routes: [] };

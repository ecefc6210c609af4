import type { Contribution } from './contribution.ts';

export const profiles: Contribution = { routes: [] };

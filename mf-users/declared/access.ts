import type { Contribution } from './contribution.ts';

export const access: Contribution = { routes: [] };

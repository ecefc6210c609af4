import type { Contribution } from './contribution.ts';

export const pay: Contribution = { routes: [] };

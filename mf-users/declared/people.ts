import type { Contribution } from './contribution.ts';

export const people: Contribution = { routes: [] };

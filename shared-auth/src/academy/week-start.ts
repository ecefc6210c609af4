import { academy } from './academy.ts';

const days = { sunday: 0, monday: 1, saturday: 6 } as const;

/** The day on which weeks begin, counted from Sunday as 0 (D57). */
export const firstDayOfWeek = (): number => days[academy().week_start];

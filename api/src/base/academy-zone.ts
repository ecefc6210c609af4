/** Whose calendar the academy's months and days are (D30). */
export const ACADEMY_ZONE = 'Asia/Amman';

/** The date in the academy's zone, as 2026-01-31. */
export const academyDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: ACADEMY_ZONE }).format(at);

/** The month of the academy's calendar, as 2026-01. */
export const academyMonth = (at: Date): string => academyDay(at).slice(0, 7);

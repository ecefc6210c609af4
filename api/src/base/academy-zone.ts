/** Whose calendar the academy's months and days are (D30). */
export const ACADEMY_ZONE = 'Asia/Amman';

/** The date in the academy's zone, as 2026-01-31. */
export const academyDay = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: ACADEMY_ZONE }).format(at);

/** The month of the academy's calendar, as 2026-01. */
export const academyMonth = (at: Date): string => academyDay(at).slice(0, 7);

/** Days from Sunday to the day on which the academy's week begins: Saturday (D51). */
const WEEK_BEGINS_ON = 6;

/** SQL: the first day of the academy's week that a date lies in. */
export const academyWeekOf = (date: string): string =>
  `(${date} - (extract(dow from ${date})::int + ${7 - WEEK_BEGINS_ON}) % 7)`;

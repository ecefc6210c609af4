const DAY_MS = 86_400_000;

/** The calendar day so many days later, independent of time zones. @param date as `2026-03-29`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week of a calendar day: 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

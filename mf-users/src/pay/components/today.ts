/** Today in the viewer's calendar, as 2026-01-31. */
export const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

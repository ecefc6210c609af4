const DAY_MS = 86_400_000;

/** How many weeks ahead the classes of a series are made (D90). */
export const WEEKS_AHEAD = 8;

/** The time up to which classes are made: eight weeks after any moment of the day. */
export const horizonOf = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + (WEEKS_AHEAD * 7 + 1) * DAY_MS);

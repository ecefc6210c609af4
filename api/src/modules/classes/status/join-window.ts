const MINUTE_MS = 60_000;
const BEFORE_MS = 10 * MINUTE_MS;
const AFTER_MS = 15 * MINUTE_MS;

/** D23: when students and teachers can join. */
export const joinWindow = (startsAt: Date, endsAt: Date) => ({
  opensAt: new Date(startsAt.getTime() - BEFORE_MS),
  closesAt: new Date(endsAt.getTime() + AFTER_MS),
});

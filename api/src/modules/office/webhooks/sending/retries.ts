const MINUTE_MS = 60_000;

/** Minutes between the tries (D158): from one minute to a day, three days in all. */
const pauses = [1, 4, 25, 90, 360, 960, 1440, 1440];
const MOST_MS = 1440 * MINUTE_MS;

/** The next try after this many failures; null: none. @param until before which the program wants nothing. */
export function nextTry(tries: number, now: Date, until: Date | null): Date | null {
  const minutes = pauses[tries - 1];
  if (minutes === undefined) return null;
  return new Date(Math.max(now.getTime() + minutes * MINUTE_MS, until?.getTime() ?? 0));
}

/** What `Retry-After` says, as seconds or as a date, at most a day; null: nothing. */
export function retryAfter(said: string | null, now: Date): Date | null {
  if (!said) return null;
  const at = /^\d+$/.test(said) ? now.getTime() + Number(said) * 1000 : Date.parse(said);
  return Number.isNaN(at) || at <= now.getTime() ? null : new Date(Math.min(at, now.getTime() + MOST_MS));
}

/** After this time without anything accepted a webhook is switched off. */
export const FAILING_MS = 3 * MOST_MS;

/** A program that does not answer is left alone for so long, so that it does not hold up a process. */
export const holdAfterSilence = (now: Date): Date => new Date(now.getTime() + MINUTE_MS);

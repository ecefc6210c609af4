const MINUTE_MS = 60_000;
/** Minutes between the tries of a delivery (D82); after the last one it has failed permanently. */
const pauses = [1, 5, 30, 120, 360, 720];

/** The next try of a delivery after this many failures; null: none. @param seconds the wait that a service demands. */
export function nextTry(tries: number, now: Date, seconds: number | null = null): Date | null {
  const minutes = pauses[tries - 1];
  if (minutes === undefined) return null;
  return new Date(now.getTime() + Math.max(minutes * MINUTE_MS, (seconds ?? 0) * 1000));
}

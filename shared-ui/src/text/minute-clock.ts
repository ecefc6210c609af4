const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One timer for all times on the page, which runs only while one is shown. */
export function subscribeToMinutes(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(() => {
      now = Date.now();
      for (const publish of listeners) publish();
    }, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, in ms, of the last minute's tick; never older than a minute. */
export function minuteNow(): number {
  if (Math.abs(Date.now() - now) >= MINUTE) now = Date.now();
  return now;
}

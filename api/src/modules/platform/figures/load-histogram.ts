/** Upper bounds of the counters of load times, in milliseconds. Stored data depends on them, so they never change. */
const LOAD_BOUNDS_MS = [50, 100, 200, 350, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const;

const LONGEST_MS = 15_000;

/** Counters of load times: one for each bound, and one for longer times. */
export function histogramOf(loads: readonly number[]): number[] {
  const counters = Array.from({ length: LOAD_BOUNDS_MS.length + 1 }, () => 0);
  for (const ms of loads) {
    const found = LOAD_BOUNDS_MS.findIndex((bound) => ms <= bound);
    const place = found < 0 ? LOAD_BOUNDS_MS.length : found;
    counters[place] = (counters[place] ?? 0) + 1;
  }
  return counters;
}

/** The time in milliseconds within which this share of the loads was ready, interpolated; null without loads. */
export function quantileOf(histogram: readonly number[], share: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = total * share;
  for (const [place, count] of histogram.entries()) {
    const from = LOAD_BOUNDS_MS[place - 1] ?? 0;
    const to = LOAD_BOUNDS_MS[place] ?? LONGEST_MS;
    if (count > 0 && left <= count) return Math.round(from + (to - from) * (left / count));
    left -= count;
  }
  return LONGEST_MS;
}

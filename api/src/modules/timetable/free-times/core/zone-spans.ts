import { wallTimeOf } from '#base/time/wall-time.ts';
import type { Span } from './spans.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A time span in which the zone's offset from UTC does not change. */
interface Steady extends Span {
  offset: number;
}

/** A wall time as if its zone were UTC. */
const wallOf = (at: number, zone: string): number => {
  const { date, time } = wallTimeOf(new Date(at), zone);
  return Date.parse(`${date}T${time}:00Z`);
};
const offsetAt = (at: number, zone: string): number => wallOf(at, zone) - Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** The first minute with another offset than at `early`. */
function changeBetween(early: number, late: number, zone: string): number {
  const former = offsetAt(early, zone);
  let [before, after] = [early, late];
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (middle <= before) break;
    if (offsetAt(middle, zone) === former) before = middle;
    else after = middle;
  }
  return after;
}

/** A range, split where the clocks of a zone change. */
export function steadySpans({ start, end }: Span, zone: string): Steady[] {
  const spans: Steady[] = [];
  for (let at = start; at < end; ) {
    const offset = offsetAt(at, zone);
    let next = at;
    while (next < end && offsetAt(next, zone) === offset) next += DAY_MS;
    const until = next < end || offsetAt(next, zone) !== offset ? changeBetween(next - DAY_MS, next, zone) : end;
    spans.push({ start: at, end: Math.min(until, end), offset });
    at = until;
  }
  return spans;
}

/**
 * The instants of a range at which the clocks of a zone show one of some wall times (D56): none for a skipped time,
 * both for a doubled one. @param wallSpans of days as if the zone were UTC.
 */
export function instantsOf(range: Span, zone: string, wallSpans: (days: Span) => readonly Span[]): Span[] {
  return steadySpans(range, zone).flatMap(({ start, end, offset }) =>
    wallSpans({ start: start + offset, end: end + offset }).map((wall) => ({
      start: Math.max(start, wall.start - offset),
      end: Math.min(end, wall.end - offset),
    })),
  );
}

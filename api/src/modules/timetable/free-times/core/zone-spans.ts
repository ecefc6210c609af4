import { nextClockChange, offsetAt } from '#base/time/wall-time.ts';
import type { Span } from './spans.ts';

/** A time span in which the zone's offset from UTC does not change. */
interface Steady extends Span {
  offset: number;
}

/** A range, split where the clocks of a zone change. */
export function steadySpans({ start, end }: Span, zone: string): Steady[] {
  const spans: Steady[] = [];
  for (let at = start; at < end; ) {
    const until = Math.min(nextClockChange(zone, at) ?? end, end);
    spans.push({ start: at, end: until, offset: offsetAt(zone, at) });
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

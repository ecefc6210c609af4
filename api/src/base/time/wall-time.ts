import { Temporal } from 'temporal-polyfill';
import { canonicalZone, DEFAULT_ZONE } from './canonical-zone.ts';

/** The time on a wall clock. */
export interface WallTime {
  /** `2026-03-29`. */
  date: string;
  /** `17:00`. */
  time: string;
}

/** The instants of a wall time in a zone: usually one; none if the clock skips it; two if the clock is put back. */
export type ResolvedTime =
  | { state: 'ok'; at: Date }
  | { state: 'does_not_exist'; before: WallTime; after: WallTime }
  | { state: 'doubled'; first: Date; second: Date };

const MINUTE_MS = 60_000;

const zoned = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

const canonical = new Map<string, string>();

/** The canonical zone (C10) of a stored one; the academy's default for anything that is no zone. */
export function knownZone(zone: string | null | undefined): string {
  const found = canonical.get(zone ?? '') ?? canonicalZone(zone ?? '');
  if (zone && found) canonical.set(zone, found);
  return found ?? DEFAULT_ZONE;
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (zone: string, at: number): number => zoned(at, zone).offsetNanoseconds / 1_000_000;

/** The wall time of an instant in a zone. */
export function wallTimeOf(at: Date, zone: string): WallTime {
  const text = new Date(at.getTime() + offsetAt(zone, at.getTime())).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** When the zone's clocks are next put forward or back after an instant; null if nothing is known of it. */
export const nextClockChange = (zone: string, at: number): number | null =>
  zoned(at, zone).getTimeZoneTransition('next')?.epochMilliseconds ?? null;

/** The instants of a wall time in a zone (D55, D56). */
export function resolveWallTime({ date, time }: WallTime, zone: string): ResolvedTime {
  const typed = Temporal.PlainDateTime.from(`${date}T${time}`);
  const earlier = typed.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const first = new Date(earlier.epochMilliseconds);
  if (!earlier.toPlainDateTime().equals(typed)) {
    const change = nextClockChange(zone, first.getTime()) ?? first.getTime();
    const before = wallTimeOf(new Date(change - MINUTE_MS), zone);
    return { state: 'does_not_exist', before, after: wallTimeOf(new Date(change), zone) };
  }
  const second = new Date(typed.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds);
  return first < second ? { state: 'doubled', first, second } : { state: 'ok', at: first };
}

/** The minutes from the start of a day to a time on a wall clock. @param time as `17:00`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The date that the clocks of a zone show at an instant, as 2026-01-31. */
export const dayIn = (zone: string, at: Date): string => wallTimeOf(at, zone).date;

/**
 * D91: the one instant of a wall time, and its wall time: the first of two instants, or the first minute after a gap.
 */
export function firstInstant(typed: WallTime, zone: string): { at: Date; wall: WallTime } {
  const found = resolveWallTime(typed, zone);
  if (found.state === 'ok') return { at: found.at, wall: typed };
  if (found.state === 'doubled') return { at: found.first, wall: typed };
  const { date, time } = found.after;
  const after = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
  return { at: new Date(after.epochMilliseconds), wall: found.after };
}

/** The start of a day (`2026-03-29`) in a zone: its first minute, if midnight does not exist. */
export const startOfDay = (date: string, zone: string): Date => firstInstant({ date, time: '00:00' }, zone).at;

/** The start of a month in a zone. @param month 1 to 12, 13 for the next January. */
export const startOfMonth = (year: number, month: number, zone: string): Date =>
  startOfDay(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10), zone);

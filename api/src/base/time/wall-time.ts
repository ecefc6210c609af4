import { DEFAULT_ZONE } from './canonical-zone.ts';

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
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: digits, day: digits, hour: digits, minute: digits, second: digits },
  });
  formats.set(zone, format);
  return format;
}

/** The canonical zone; Asia/Amman for `jordan` (C10) and for anything that is no zone. */
export function knownZone(zone: string | null | undefined): string {
  if (!zone || zone.toLowerCase() === 'jordan') return DEFAULT_ZONE;
  try {
    formatOf(zone);
    return zone;
  } catch {
    return DEFAULT_ZONE;
  }
}

/** The wall time in milliseconds, as if its zone were UTC, for calculations. */
const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}:00Z`);

function fromUtc(milliseconds: number): WallTime {
  const text = new Date(milliseconds).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** How far the zone's clocks are ahead of UTC at an instant. */
export function offsetAt(zone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The wall time of an instant in a zone. */
export const wallTimeOf = (at: Date, zone: string): WallTime => fromUtc(at.getTime() + offsetAt(zone, at.getTime()));

/** The last minute before the clock is put forward, and the first one after it. */
function aroundGap(zone: string, wall: number): { before: WallTime; after: WallTime } {
  let [early, late] = [wall - DAY_MS, wall + DAY_MS];
  const first = offsetAt(zone, early);
  while (late - early > MINUTE_MS) {
    const middle = Math.floor((early + late) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(zone, middle) === first) early = middle;
    else late = middle;
  }
  return { before: fromUtc(early + first), after: fromUtc(late + offsetAt(zone, late)) };
}

/** The instants of a wall time in a zone (D55, D56). */
export function resolveWallTime(typed: WallTime, zone: string): ResolvedTime {
  const wall = asUtc(typed);
  const offsets = new Set([offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(zone, at) === wall)
    .sort((a, b) => a - b);
  const [first, second] = instants;
  if (first === undefined) return { state: 'does_not_exist', ...aroundGap(zone, wall) };
  if (second === undefined) return { state: 'ok', at: new Date(first) };
  return { state: 'doubled', first: new Date(first), second: new Date(second) };
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
  const after = resolveWallTime(found.after, zone);
  return { at: after.state === 'ok' ? after.at : new Date(asUtc(found.after)), wall: found.after };
}

/** The start of a day (`2026-03-29`) in a zone: its first minute, if midnight does not exist. */
export const startOfDay = (date: string, zone: string): Date => firstInstant({ date, time: '00:00' }, zone).at;

/** The start of a month in a zone. @param month 1 to 12, 13 for the next January. */
export const startOfMonth = (year: number, month: number, zone: string): Date =>
  startOfDay(new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10), zone);

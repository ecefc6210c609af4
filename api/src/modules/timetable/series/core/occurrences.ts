import { firstInstant, minuteOf, type WallTime } from '#base/time/wall-time.ts';

/** A weekly time of a series: 0 is Sunday, `17:00` in the series' zone. */
export interface SlotTime {
  weekday: number;
  time: string;
  minutes: number;
}

export interface Slot extends SlotTime {
  id: number;
  /** Its first day, if it differs from the series' first day: it was moved to another day of the week. */
  startsOn?: string | null;
}

/** The rule from which a series' classes follow (D90). Days are `2026-03-29`, in the zone. */
export interface SeriesRule {
  zone: string;
  /** Weeks of the series start on this day, whatever day of the week it is. */
  anchorOn: string;
  startsOn: string;
  everyWeeks: number;
  /** The last day. */
  endsOn: string | null;
  /** The number of classes from `startsOn` on. */
  count: number | null;
  slots: readonly Slot[];
}

/** A class that a series has by its rule. */
export interface Occurrence {
  slotId: number;
  /** The slot's own day: it identifies the class, wherever the class is moved. */
  date: string;
  startsAt: Date;
  endsAt: Date;
  /** The wall time of the start, in the zone. */
  wall: WallTime;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const WEEK = 7;
/** A class is at most this many days from its own day in any zone. */
const MARGIN = 2;

const numberOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Days from the first day of a week of the series to a day of the week. */
export function daysInto(anchorOn: string, weekday: number): number {
  return (weekday - new Date(numberOf(anchorOn) * DAY_MS).getUTCDay() + WEEK) % WEEK;
}

interface Day {
  slot: Slot;
  date: string;
}

/** The days of a series in order, up to a given one. They are calendar days, independent of clocks. */
function* daysUntil(rule: SeriesRule, last: number): Generator<Day> {
  const { anchorOn, startsOn, endsOn, everyWeeks, count } = rule;
  const ordered = rule.slots
    .map((slot) => ({ slot, into: daysInto(anchorOn, slot.weekday) }))
    .sort((a, b) => a.into - b.into || a.slot.time.localeCompare(b.slot.time));
  const firstOf = (slot: Slot) => numberOf(slot.startsOn ?? startsOn);
  const end = endsOn === null ? last : Math.min(last, numberOf(endsOn));
  let left = count ?? Number.POSITIVE_INFINITY;
  for (let week = numberOf(anchorOn); week <= end; week += WEEK * everyWeeks)
    for (const { slot, into } of ordered) {
      const day = week + into;
      if (day < firstOf(slot)) continue;
      if (day > end || left === 0) return;
      left -= 1;
      yield { slot, date: dateOf(day) };
    }
}

function occurrenceOf({ slot, date }: Day, zone: string, instantOf: typeof firstInstant): Occurrence {
  const { at, wall } = instantOf({ date, time: slot.time }, zone);
  return { slotId: slot.id, date, startsAt: at, endsAt: new Date(at.getTime() + slot.minutes * MINUTE_MS), wall };
}

/** The classes of a series that start between `from` (included) and `until` (excluded), by day. */
export function occurrencesBetween(rule: SeriesRule, from: Date, until: Date, instantOf = firstInstant): Occurrence[] {
  const [early, late] = [from.getTime() / DAY_MS - MARGIN, until.getTime() / DAY_MS + MARGIN];
  const found: Occurrence[] = [];
  for (const day of daysUntil(rule, late)) {
    if (numberOf(day.date) < early) continue;
    const one = occurrenceOf(day, rule.zone, instantOf);
    if (one.startsAt >= from && one.startsAt < until) found.push(one);
  }
  return found;
}

/** The number of classes that a series has before a day. */
export function countBefore(rule: SeriesRule, date: string): number {
  let count = 0;
  for (const day of daysUntil(rule, numberOf(date) - 1)) if (day.date < date) count += 1;
  return count;
}

/** Whether the rule has no classes from a day on. */
export function endsBefore(rule: SeriesRule, date: string): boolean {
  const { endsOn, count } = rule;
  return count === null ? endsOn !== null && endsOn < date : countBefore(rule, date) === count;
}

/** Whether two slots of a week take the same time. */
export function slotsOverlap(slots: readonly SlotTime[]): boolean {
  const WEEK_MINUTES = WEEK * 24 * 60;
  const spans = slots.map(({ weekday, time, minutes }) => {
    const start = weekday * 24 * 60 + minuteOf(time);
    return { start, end: start + minutes };
  });
  const meets = (a: { start: number; end: number }, b: { start: number; end: number }, shift: number) =>
    a.start < b.end + shift && b.start + shift < a.end;
  return spans.some((a, index) =>
    spans.slice(index + 1).some((b) => [-WEEK_MINUTES, 0, WEEK_MINUTES].some((shift) => meets(a, b, shift))),
  );
}

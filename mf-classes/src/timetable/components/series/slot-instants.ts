import { instantOfWall } from '#/class/components/time-check/instant-of-wall.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import type { SeriesDetail, SeriesSlot } from '#/timetable/api/series.ts';
import { weekdayOf } from './weekdays.ts';

export type Slot = Pick<SeriesSlot, 'weekday' | 'time'>;
export type WeeklyTimes = Pick<SeriesDetail, 'zone' | 'startsOn'> & { slots: readonly Slot[] };

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The instant (ISO 8601) of a slot's first class from now, or from the first day of its series. */
export function slotInstant({ weekday, time }: Slot, { zone, startsOn }: WeeklyTimes, now: number): string {
  const today = wallClock(new Date(now).toISOString(), zone).date;
  const from = startsOn > today ? startsOn : today;
  const days = (weekday - weekdayOf(from) + WEEK_DAYS) % WEEK_DAYS;
  const date = new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);
  return instantOfWall({ date, time }, zone);
}

/** The slots of a series on the clock of another zone. */
export const slotsIn = (zone: string, of: WeeklyTimes, now: number): Slot[] =>
  of.slots.map((slot) => {
    const { date, time } = wallClock(slotInstant(slot, of, now), zone);
    return { weekday: weekdayOf(date), time };
  });

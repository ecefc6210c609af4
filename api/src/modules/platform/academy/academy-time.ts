import { settingNow } from '#base/academy/academy-settings.ts';
import type { Deps } from '#base/deps.ts';
import { addDays, weekdayOf } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { timeSettings } from './time.settings.ts';

interface Moment {
  now: Date;
  deps: Pick<Deps, 'academySettings'>;
}

/** The zone of the academy's months and days (D30). */
export const zoneOfAcademy = ({ academySettings }: Moment['deps']): string =>
  academySettings.get(timeSettings.academy_zone);

/** Today's date in the academy's zone, as 2026-01-31. */
export const academyDay = ({ now, deps }: Moment): string => dayIn(zoneOfAcademy(deps), now);

/** The current month in the academy's zone, as 2026-01. */
export const academyMonth = (moment: Moment): string => academyDay(moment).slice(0, 7);

const weekStarts = { sunday: 0, monday: 1, saturday: 6 } as const;
const WEEK = 7;

/** The first day of a date's week at the academy (D57). */
export function firstOfWeek({ academySettings }: Moment['deps'], date: string): string {
  const first = weekStarts[academySettings.get(timeSettings.week_start)];
  return addDays(date, -((weekdayOf(date) + WEEK - first) % WEEK));
}

/** SQL: the academy's zone, for `at time zone`. */
export const academyZone: string = settingNow(timeSettings.academy_zone);

/** SQL: the date of a time in the academy's zone. */
export const academyDateOf = (time: string): string => `(${time} at time zone ${academyZone})::date`;

/** SQL: the moment at which a date starts in the academy's zone. */
export const startOfAcademyDay = (date: string): string => `((${date})::timestamp at time zone ${academyZone})`;

/** SQL: days from Sunday to the first day of the academy's week (D51). */
const weekBegins = `(case ${settingNow(timeSettings.week_start)} when 'sunday' then 0 when 'monday' then 1 else 6 end)`;

/** SQL: the first day of a date's week at the academy. */
export const academyWeekOf = (date: string): string =>
  `(${date} - (extract(dow from ${date})::int + 7 - ${weekBegins}) % 7)`;

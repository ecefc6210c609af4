import * as v from 'valibot';
import { type CalendarClass, type CalendarTimeOff, calendarResponse } from '#/calendar/api/calendar.ts';
import { serve } from './server.ts';

const MINUTE = 60_000;
const after = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * MINUTE).toISOString();

/** A class in the calendar's response: Wednesday, 16:00 in Amman, 13:00 in London. */
export function aPlannedClass(about: Partial<CalendarClass> = {}): CalendarClass {
  const starts = about.starts_at ?? '2031-01-15T13:00:00.000Z';
  const ends = after(starts, 30);
  return {
    id: '30',
    title: 'Juz Amma – Layla Mansour',
    starts_at: starts,
    ends_at: ends,
    duration: 30,
    student: { id: '12', name: 'Layla Mansour', timezone: 'Europe/London' },
    teacher: { id: '7', name: 'Salma Haddad', timezone: 'Asia/Amman' },
    material: { id: '3', name: 'Juz Amma' },
    series_id: null,
    subject: null,
    zoom_link: null,
    is_trial: false,
    join: { opens_at: after(starts, -10), closes_at: after(ends, 15) },
    may: { editTime: false, join: false },
    ...about,
  };
}

/** Responds with these classes; the returned list collects the queries. `totals`: of days that have more. */
export const serveCalendar = (
  classes: CalendarClass[],
  totals: Record<string, number> = {},
  timesOff: CalendarTimeOff[] = [],
) =>
  serve('calendar', () => {
    const counted: Record<string, number> = {};
    for (const { starts_at } of classes) {
      const date = starts_at.slice(0, 10);
      counted[date] = (counted[date] ?? 0) + 1;
    }
    const days = Object.entries({ ...counted, ...totals }).map(([date, total]) => ({ date, total }));
    return v.parse(calendarResponse, { data: classes, days, timesOff });
  });

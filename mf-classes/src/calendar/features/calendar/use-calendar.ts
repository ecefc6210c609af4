import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Calendar, type CalendarClass, type CalendarTimeOff, calendarQuery } from '#/calendar/api/calendar.ts';
import { gridOf, monthOf, type Span } from './calendar-dates.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

/** The API's maximum of listed classes for a day in a month, and the highest maximum. */
const LISTED = { month: 20, most: 100 };

const none: readonly CalendarClass[] = [];
const noneOff: readonly CalendarTimeOff[] = [];
const within = ({ from, to }: Span) => {
  return ({ date }: { date: string }) => date >= from && date <= to;
};
const sumOf = (days: Calendar['days']) => days.reduce((sum, { total }) => sum + total, 0);

export interface ShownCalendar {
  classes: readonly CalendarClass[];
  timesOff: readonly CalendarTimeOff[];
  /** The number of unlisted classes of each day; a day without any is missing. */
  unlisted: ReadonlyMap<string, number>;
  /** Whether the days of the view have classes. */
  hasShown: boolean;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => void;
}

const gridQuery = ({ date, firstDay, studentId, teacherId }: CalendarPlace) =>
  calendarQuery({ ...gridOf(date, firstDay), studentId, teacherId });

/** The month's number of classes; null while it is unknown. */
export function useMonthTotal(place: CalendarPlace): number | null {
  const { data } = useQuery(gridQuery(place));
  return data ? sumOf(data.days.filter(within(monthOf(place.date)))) : null;
}

/** The six weeks around the month contain every view; a full day in view lists more classes. */
export function useCalendar(place: CalendarPlace): ShownCalendar {
  const { view, span, studentId, teacherId } = place;
  const grid = useQuery({ ...gridQuery(place), placeholderData: keepPreviousData<Calendar> });
  const isFull = grid.data?.days.filter(within(span)).some(({ total }) => total > LISTED.month) ?? false;
  const isClose = view !== 'month' && isFull;
  const closer = useQuery({
    ...calendarQuery({ ...span, studentId, teacherId, perDay: LISTED.most }),
    enabled: isClose,
  });
  const shown = (isClose && closer.data) || grid.data;
  const listed = shown === grid.data ? LISTED.month : LISTED.most;
  const days = shown?.days;
  const unlisted = useMemo(() => {
    const full = (days ?? []).filter(({ total }) => total > listed);
    return new Map(full.map(({ date: day, total }) => [day, total - listed]));
  }, [days, listed]);
  return {
    classes: shown?.data ?? none,
    timesOff: grid.data?.timesOff ?? noneOff,
    unlisted,
    hasShown: shown?.days.some(within(span)) ?? false,
    error: grid.error,
    isPending: grid.isPending,
    isFetching: grid.isFetching || closer.isFetching,
    refetch: () => void grid.refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type CalendarClass, calendarQuery } from '#/calendar/api/calendar.ts';
import { seriesQueries } from '#/timetable/api/series.ts';
import { daysFurther, madeUntil, type Span, weekFrom } from './calendar-dates.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

const none: readonly CalendarClass[] = [];

function useIsFamily(): boolean {
  const { side } = useViewer();
  return side === 'student' || side === 'family';
}

/**
 * The agenda of the current month runs on: as far as classes exist for families, who have no months, and for a week for
 * others, whose last evening of a month would be without classes.
 */
export function useFurther(place: CalendarPlace): { classes: readonly CalendarClass[]; span: Span | null } {
  const { view, span, today, studentId, teacherId } = place;
  const isFamily = useIsFamily();
  const until = isFamily ? madeUntil(today) : weekFrom(today);
  const further = view === 'month' ? daysFurther(span, today, until) : null;
  const { data } = useQuery({
    ...calendarQuery({ ...(further ?? span), studentId, teacherId }),
    enabled: further !== null,
  });
  return { classes: (further && data?.data) || none, span: further };
}

/** Whether the shown days reach beyond the classes that exist already, while a family's weekly classes go on (D90). */
export function useGoesOn({ span, today, studentId }: CalendarPlace, runsOn: boolean): boolean {
  const isFamily = useIsFamily();
  const until = madeUntil(today);
  const isReached = runsOn || span.to > until;
  const { data = [] } = useQuery({ ...seriesQueries.ofFamily(studentId), enabled: isFamily && isReached });
  return isReached && data.some(({ endsOn, count }) => (endsOn === null && count === null) || (endsOn ?? '') > until);
}

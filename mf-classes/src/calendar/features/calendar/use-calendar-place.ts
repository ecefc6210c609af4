import { firstDayOfWeek } from '@academy/shared-auth';
import { useSearchParams } from 'react-router-dom';
import { useViewer } from '#/base/components/use-viewer.ts';
import { dateIn, isDate, knownZone, type Span, spanOf, type View, views } from './calendar-dates.ts';

const names = ['view', 'date', 'student_id', 'teacher_id'] as const;
type Place = Partial<Record<(typeof names)[number], string | null>>;

/** The calendar's state, which is in the address. */
export interface CalendarPlace {
  view: View;
  date: string;
  today: string;
  span: Span;
  /** The first day of a week; days count from Sunday. */
  firstDay: number;
  zone: string;
  studentId: string | null;
  teacherId: string | null;
  go: (place: Place) => void;
}

const idIn = (search: URLSearchParams, name: 'student_id' | 'teacher_id') => {
  const id = search.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? id : null;
};

export function useCalendarPlace(): CalendarPlace {
  const { timezone } = useViewer();
  const [search, setSearch] = useSearchParams();
  const zone = knownZone(timezone);
  const today = dateIn(zone, Date.now());
  const asked = search.get('date') ?? '';
  const date = isDate(asked) ? asked : today;
  const view = views.find((known) => known === search.get('view')) ?? 'month';
  const firstDay = firstDayOfWeek();
  const go = (place: Place) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of names) {
          const value = place[name];
          if (value) next.set(name, value);
          else if (value === null) next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    view,
    date,
    today,
    span: spanOf(view, date, firstDay),
    firstDay,
    zone,
    studentId: idIn(search, 'student_id'),
    teacherId: idIn(search, 'teacher_id'),
    go,
  };
}

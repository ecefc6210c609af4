import type { EventInput } from '@fullcalendar/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useSubjectName } from '#/base/components/subject-line.tsx';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { CalendarClass, CalendarTimeOff } from '#/calendar/api/calendar.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';
import type { View } from './calendar-dates.ts';
import { gridClock } from './grid-clock.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

/** The class keeps its duration, also over a change of the clock. */
function spanOn(clock: (at: number) => number, { starts_at, ends_at }: CalendarClass) {
  const start = clock(Date.parse(starts_at));
  return { start, end: start + Date.parse(ends_at) - Date.parse(starts_at) };
}

/** The events of each list of classes, cached for a calendar that is opened again. */
const made = new WeakMap<readonly CalendarClass[], { as: string; events: EventInput[] }>();

/** Classes as FullCalendar events, on the clock of the grid. */
export function useEvents(classes: readonly CalendarClass[], zone: string): EventInput[] {
  const { t, i18n } = useTranslation('classes');
  const { side } = useViewer();
  const materialName = useMaterialName();
  const subjectName = useSubjectName();
  const as = `${zone} ${i18n.language} ${side}`;
  const known = made.get(classes);
  if (known?.as === as) return known.events;
  const clock = gridClock(zone);
  const [comma, trial] = [t('calendar.comma'), t('attendance.trial')];
  const events = classes.map((row) => ({
    id: row.id,
    title: side === 'student' ? row.teacher.name : row.student.name,
    ...spanOn(clock, row),
    startEditable: row.may.editTime,
    className: row.is_trial ? 'calendar-event calendar-event-trial' : 'calendar-event',
    row,
    separator: comma,
    about: [
      row.is_trial && trial,
      (side === 'staff' || side === 'family') && isolated(row.teacher.name),
      subjectName(row.subject),
      row.material && isolated(materialName(row.material) ?? ''),
    ]
      .filter(Boolean)
      .join(comma),
  }));
  made.set(classes, { as, events });
  return events;
}

const DAY_MS = 86_400_000;
/** Later than every day of the grid: an open hold has no end. */
const FAR = '2200-01-01';

/** Whether nothing in the calendar takes place then; with other teachers or students in view some classes do. */
const isWhole = ({ kind, person }: CalendarTimeOff, ids: readonly (string | null)[]): boolean =>
  kind === 'closure' || kind === 'none' || (person !== null && ids.includes(person.id));

/** Days without classes as FullCalendar events: in a month whole days, otherwise all their hours. */
const hatchedDays = (timesOff: readonly CalendarTimeOff[], view: View): EventInput[] =>
  timesOff.map(({ from, to }, at) => ({
    id: `off-${at}`,
    display: 'background',
    allDay: view === 'month',
    start: Date.parse(from),
    end: Date.parse(to ?? FAR) + DAY_MS,
    className: 'calendar-off',
  }));

/** The days without classes of all that the calendar shows. */
export function useHatchedDays(timesOff: readonly CalendarTimeOff[], { view, studentId, teacherId }: CalendarPlace) {
  const { id: viewerId } = useViewer();
  return useMemo(() => {
    const whole = timesOff.filter((off) => isWhole(off, [viewerId, studentId, teacherId]));
    return hatchedDays(whole, view);
  }, [timesOff, viewerId, studentId, teacherId, view]);
}

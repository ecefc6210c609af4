import { localeOf, useTranslation } from '@academy/shared-auth';
import { XIcon } from '@academy/shared-ui/icons';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import '@fullcalendar/react/skeleton.css';
import './calendar.css';
import type { CalendarClass, CalendarTimeOff } from '#/api/calendar.ts';
import { isolated } from '#/components/isolated.ts';
import { timeTexts } from '#/components/time/time-text.ts';
import { splitWall } from '#/components/time-check/wall-text.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { dateIn, type View } from './calendar-dates.ts';
import { calendarTheme } from './calendar-theme.ts';
import { gridClock } from './grid-clock.ts';
import { eventContentIn, MoreLinkText, useMoreText } from './grid-content.tsx';
import type { Move } from './move-dialog.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';
import { useWeekInSight } from './use-week-in-sight.ts';

interface CalendarGridProps {
  place: CalendarPlace;
  classes: readonly CalendarClass[];
  /** How many classes a day has that are not among them. */
  unlisted: ReadonlyMap<string, number>;
  /** Their days are hatched; in words they stand above. */
  timesOff: readonly CalendarTimeOff[];
  onOpen: (row: CalendarClass) => void;
  onMove: (move: Move) => void;
}

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin];
const viewTypes = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } satisfies Record<View, string>;
const DAY_BEGINS = 9;
/** The month scrolls within what the window has below the top bar, head and toolbar of the page. */
const heights = { month: 'max(30rem, 100dvh - 17rem)', week: 'min(44rem, 75vh)', day: 'min(44rem, 75vh)' };

/** What never changes. */
const fixed: CalendarOptions = {
  ...calendarTheme,
  plugins,
  headerToolbar: false,
  allDaySlot: false,
  nowIndicator: true,
  // The headers of a week would be links whose names lack the words that they show.
  views: { dayGridMonth: { navLinks: true } },
  eventDisplay: 'block',
  // The content has the time.
  displayEventTime: false,
  eventDurationEditable: false,
  dayMaxEvents: 3,
  slotDuration: '00:30',
  snapDuration: '00:15',
  eventLongPressDelay: 400,
  slotMinHeight: 28,
  // Hours without a class hold nothing else that takes the focus, so that keys could not scroll them.
  dayLaneDidMount: ({ el, date, view }) => {
    if (date.getTime() === view.activeStart.getTime()) el.tabIndex = 0;
  },
  slotHeaderFormat: { hour: 'numeric', hour12: true },
  fixedWeekCount: true,
  popoverCloseContent: <XIcon size={16} />,
};

/** It lasts as long as it does, also where the clock changes meanwhile. */
function spanOn(clock: (at: number) => number, { starts_at, ends_at }: CalendarClass) {
  const start = clock(Date.parse(starts_at));
  return { start, end: start + Date.parse(ends_at) - Date.parse(starts_at) };
}

const rowOf = ({ extendedProps }: EventApi): CalendarClass => extendedProps.row;

/** The events of each list of classes, for a calendar that is opened again. */
const made = new WeakMap<readonly CalendarClass[], { as: string; events: EventInput[] }>();

/** Classes as FullCalendar takes them, on the clock of the grid. */
function useEvents(classes: readonly CalendarClass[], zone: string): EventInput[] {
  const { t, i18n } = useTranslation('classes');
  const { side } = useViewer();
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
      row.material && isolated(row.material.name),
    ]
      .filter(Boolean)
      .join(comma),
  }));
  made.set(classes, { as, events });
  return events;
}

const DAY_MS = 86_400_000;
/** After all that the grid shows: an open hold has no end. */
const FAR = '2200-01-01';

/** Whether nothing of what the calendar shows takes place then: of one teacher or student among many the others go on. */
const isWhole = ({ kind, person }: CalendarTimeOff, ids: readonly (string | null)[]): boolean =>
  kind === 'closure' || kind === 'none' || (person !== null && ids.includes(person.id));

/** Days without classes, as FullCalendar takes them: in a month days, else all their hours. */
const hatchedDays = (timesOff: readonly CalendarTimeOff[], view: View): EventInput[] =>
  timesOff.map(({ from, to }, at) => ({
    id: `off-${at}`,
    display: 'background',
    allDay: view === 'month',
    start: Date.parse(from),
    end: Date.parse(to ?? FAR) + DAY_MS,
    className: 'calendar-off',
  }));

/** An hour before the first class of a day, where the grid of hours begins to be seen. */
function scrollTimeOf(events: readonly EventInput[]): string {
  const first = Math.min(DAY_BEGINS, ...events.map(({ start }) => new Date(Number(start)).getUTCHours()));
  return `${String(Math.max(0, first - 1)).padStart(2, '0')}:00`;
}

/** FullCalendar names views, days and links in the page's language by these. */
function useTexts(): CalendarOptions {
  const { t } = useTranslation('classes');
  return {
    closeHint: t('calendar.more.close'),
    moreLinkHint: t('calendar.more.hint'),
    navLinkHint: t('calendar.openDay', { day: '$0' }),
    timedText: t('calendar.timed'),
    weekTextLong: t('calendar.view.week'),
  };
}

/** Month, week and day as a grid, in which classes can be dragged to another time. */
function CalendarGrid({ place, classes, unlisted, timesOff, onOpen, onMove }: CalendarGridProps) {
  const { t, i18n } = useTranslation('classes');
  const texts = useTexts();
  const moreText = useMoreText();
  const calendar = useRef<CalendarRef>(null);
  const { view, date, zone, firstDay } = place;
  const clock = useMemo(() => gridClock(zone), [zone]);
  const now = useCallback(() => clock(Date.now()), [clock]);
  const events = useEvents(classes, zone);
  const { id: viewerId } = useViewer();
  const allEvents = useMemo(() => {
    const whole = timesOff.filter((off) => isWhole(off, [viewerId, place.studentId, place.teacherId]));
    return [...events, ...hatchedDays(whole, view)];
  }, [events, timesOff, viewerId, place.studentId, place.teacherId, view]);
  const weekly = t('series.mark');
  const eventContent = useMemo(() => {
    const { time } = timeTexts(i18n.language);
    return eventContentIn((iso) => time(iso, 'UTC'), weekly);
  }, [i18n.language, weekly]);
  const shown = useRef(`${view} ${date}`);
  useEffect(() => {
    // It begins with them: drawing it once more would double the cost of opening.
    if (shown.current === `${view} ${date}`) return;
    shown.current = `${view} ${date}`;
    calendar.current?.getApi().changeView(viewTypes[view], date);
  }, [view, date]);
  useWeekInSight(place);
  const openDay = (day: Date) => place.go({ view: 'day', date: dateIn('UTC', day.getTime()) });
  return (
    <FullCalendar
      {...fixed}
      {...texts}
      ref={calendar}
      key={`${i18n.language} ${zone}`}
      initialView={viewTypes[view]}
      initialDate={date}
      // The grid's clock is the zone's.
      timeZone="UTC"
      now={now}
      locale={localeOf(i18n.language)}
      direction={i18n.dir()}
      firstDay={firstDay}
      height={heights[view]}
      scrollTime={scrollTimeOf(events)}
      events={allEvents}
      eventContent={eventContent}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        if (event.display !== 'background') onOpen(rowOf(event));
      }}
      eventDrop={({ event, revert }) => onMove({ row: rowOf(event), ...splitWall(event.startStr), revert })}
      navLinkDayClick={openDay}
      moreLinkContent={({ num }) =>
        unlisted.size === 0 ? moreText(num) : <MoreLinkText hidden={num} unlisted={unlisted} textOf={moreText} />
      }
      moreLinkClick={({ date: day }) => {
        if (!unlisted.has(dateIn('UTC', day.getTime()))) return 'popover';
        openDay(day);
        return 'none';
      }}
    />
  );
}

const compared = ['view', 'date', 'zone', 'firstDay', 'studentId', 'teacherId'] as const;

/** FullCalendar draws everything anew for each option that is another object: only for what is shown. */
export default memo(
  CalendarGrid,
  (before, after) =>
    before.classes === after.classes &&
    before.unlisted === after.unlisted &&
    before.timesOff === after.timesOff &&
    compared.every((name) => before.place[name] === after.place[name]),
);

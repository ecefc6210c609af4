import { localeOf } from '@academy/shared-auth';
import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type EventApi,
  type EventInput,
} from '@fullcalendar/react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '@fullcalendar/react/skeleton.css';
import './calendar.css';
import { timeTexts } from '#/base/components/time/time-text.ts';
import type { CalendarClass, CalendarTimeOff } from '#/calendar/api/calendar.ts';
import { splitWall } from '#/class/components/time-check/wall-text.ts';
import { dateIn } from './calendar-dates.ts';
import { gridClock } from './grid-clock.ts';
import { eventContentIn, MoreLinkText, useMoreText } from './grid-content.tsx';
import { useEvents, useHatchedDays } from './grid-events.ts';
import { fixedOptions, gridHeights, viewTypes } from './grid-options.tsx';
import type { Move } from './move-dialog.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';
import { useWeekInSight } from './use-week-in-sight.ts';

interface CalendarGridProps {
  place: CalendarPlace;
  classes: readonly CalendarClass[];
  /** The number of classes of a day that are not listed. */
  unlisted: ReadonlyMap<string, number>;
  /** Their days are hatched; the strip above names them. */
  timesOff: readonly CalendarTimeOff[];
  onOpen: (row: CalendarClass) => void;
  onMove: (move: Move) => void;
}

const rowOf = ({ extendedProps }: EventApi): CalendarClass => extendedProps.row;

const DAY_BEGINS = 9;

/** One hour before the first class of a day, to which the grid of hours scrolls. */
function scrollTimeOf(events: readonly EventInput[]): string {
  const first = Math.min(DAY_BEGINS, ...events.map(({ start }) => new Date(Number(start)).getUTCHours()));
  return `${String(Math.max(0, first - 1)).padStart(2, '0')}:00`;
}

/** The names that FullCalendar uses for views, days and links, in the page's language. */
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
  const hatched = useHatchedDays(timesOff, place);
  const allEvents = useMemo(() => [...events, ...hatched], [events, hatched]);
  const weekly = t('series.mark');
  const eventContent = useMemo(() => {
    const { time } = timeTexts(i18n.language);
    return eventContentIn((iso) => time(iso, 'UTC'), weekly);
  }, [i18n.language, weekly]);
  const shown = useRef(`${view} ${date}`);
  useEffect(() => {
    // Passed as initial events: drawing the grid again would double the cost of opening.
    if (shown.current === `${view} ${date}`) return;
    shown.current = `${view} ${date}`;
    calendar.current?.getApi().changeView(viewTypes[view], date);
  }, [view, date]);
  useWeekInSight(place);
  const openDay = (day: Date) => place.go({ view: 'day', date: dateIn('UTC', day.getTime()) });
  return (
    <FullCalendar
      {...fixedOptions}
      {...texts}
      ref={calendar}
      key={`${i18n.language} ${zone}`}
      initialView={viewTypes[view]}
      initialDate={date}
      // The grid shows the clock of the zone.
      timeZone="UTC"
      now={now}
      locale={localeOf(i18n.language)}
      direction={i18n.dir()}
      firstDay={firstDay}
      height={gridHeights[view]}
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

/** FullCalendar redraws everything for each option that is a new object: memoize the visible ones. */
export default memo(
  CalendarGrid,
  (before, after) =>
    before.classes === after.classes &&
    before.unlisted === after.unlisted &&
    before.timesOff === after.timesOff &&
    compared.every((name) => before.place[name] === after.place[name]),
);

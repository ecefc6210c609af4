import type { CalendarOptions } from '@fullcalendar/react';

const joined = (...names: (string | false)[]) => names.filter(Boolean).join(' ');

interface Day {
  isToday: boolean;
  isPast: boolean;
  isOther: boolean;
}

/** The styles of a day, of a cell or of a column. */
const dayClass = ({ isToday, isPast, isOther }: Day) =>
  joined('calendar-line', isToday && 'calendar-today', (isPast || isOther) && 'calendar-other');

/** A past class without a recorded attendance. */
const ended = ({ isPast }: { isPast: boolean }) => isPast && 'calendar-event-past';

/** Class names for calendar.css; FullCalendar has no styles of its own. */
export const calendarTheme: CalendarOptions = {
  className: 'calendar',
  viewClass: ({ view }) => joined('calendar-view', view.type === 'timeGridDay' && 'calendar-view-day'),
  tableHeaderClass: 'calendar-table-head',
  dayHeaderRowClass: 'calendar-line',
  dayHeaderClass: ({ isToday, inPopover }) =>
    joined('calendar-head', !inPopover && 'calendar-line', isToday && 'calendar-today'),
  dayHeaderAlign: ({ inPopover }: { inPopover: boolean }) => (inPopover ? 'start' : 'center'),
  dayRowClass: 'calendar-line',
  dayCellClass: dayClass,
  dayCellTopClass: 'calendar-cell-top',
  dayCellTopInnerClass: 'calendar-day',
  dayCellInnerClass: 'calendar-cell-events',
  dayLaneClass: dayClass,
  slotHeaderRowClass: 'calendar-line',
  slotHeaderClass: ({ isMinor }) => joined('calendar-line', isMinor && 'calendar-line-minor'),
  slotHeaderInnerClass: 'calendar-slot',
  slotLaneClass: ({ isMinor }) => joined('calendar-line', isMinor && 'calendar-line-minor'),
  fillerClass: 'calendar-line',
  eventInnerClass: 'calendar-event-inner',
  rowEventClass: (event) => joined('calendar-event-row', ended(event)),
  columnEventClass: (event) => joined('calendar-event-column', event.isShort && 'calendar-event-short', ended(event)),
  moreLinkClass: 'calendar-more',
  nowIndicatorLineClass: 'calendar-now',
  highlightClass: 'calendar-target',
  popoverClass: 'calendar-popover',
  popoverCloseClass: 'calendar-popover-close',
};

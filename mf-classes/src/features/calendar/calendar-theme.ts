import type { CalendarOptions } from '@fullcalendar/react';

const joined = (...names: (string | false)[]) => names.filter(Boolean).join(' ');

interface Day {
  isToday: boolean;
  isOther: boolean;
}

/** The look of a day, of a cell or of a column. */
const dayClass = ({ isToday, isOther }: Day) =>
  joined('calendar-line', isToday && 'calendar-today', isOther && 'calendar-other');

/** Names for calendar.css; FullCalendar brings no look of its own. */
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
  rowEventClass: 'calendar-event-row',
  columnEventClass: ({ isShort }) => joined('calendar-event-column', isShort && 'calendar-event-short'),
  moreLinkClass: 'calendar-more',
  nowIndicatorLineClass: 'calendar-now',
  highlightClass: 'calendar-target',
  popoverClass: 'calendar-popover',
  popoverCloseClass: 'calendar-popover-close',
};

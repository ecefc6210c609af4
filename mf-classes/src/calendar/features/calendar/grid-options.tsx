import { XIcon } from '@academy/shared-ui/icons';
import type { CalendarOptions } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import type { View } from './calendar-dates.ts';
import { calendarTheme } from './calendar-theme.ts';

const plugins = [dayGridPlugin, timeGridPlugin, interactionPlugin];
export const viewTypes = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay' } satisfies Record<
  View,
  string
>;
/** The month scrolls within the space of the window below the page's top bar, head and toolbar. */
export const gridHeights = { month: 'max(30rem, 100dvh - 17rem)', week: 'min(44rem, 75vh)', day: 'min(44rem, 75vh)' };

/** What never changes. */
export const fixedOptions: CalendarOptions = {
  ...calendarTheme,
  plugins,
  headerToolbar: false,
  allDaySlot: false,
  nowIndicator: true,
  // As links, the headers of a week would have names without the words that they show.
  views: { dayGridMonth: { navLinks: true } },
  eventDisplay: 'block',
  // The content shows the time.
  displayEventTime: false,
  eventDurationEditable: false,
  dayMaxEvents: 3,
  slotDuration: '00:30',
  snapDuration: '00:15',
  eventLongPressDelay: 400,
  slotMinHeight: 28,
  // Empty hours contain nothing that takes the focus, so without this keys could not scroll them.
  dayLaneDidMount: ({ el, date, view }) => {
    if (date.getTime() === view.activeStart.getTime()) el.tabIndex = 0;
  },
  slotHeaderFormat: { hour: 'numeric', hour12: true },
  fixedWeekCount: true,
  popoverCloseContent: <XIcon size={16} />,
};

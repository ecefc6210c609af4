import { type Contribution, OFFICE } from './contribution.ts';

const permissions = ['calendar.read'];
const entry = {
  labelKey: 'menu.calendar',
  to: '/dashboard/calendar',
  icon: 'calendar-range',
  bottomBar: 4,
  permissions,
};

/** For those who change the classes of others, the calendar begins a group: free teachers, absences, shifts, holds. */
export const calendar: Contribution = {
  routes: [
    { path: '/dashboard/calendar', screen: 'calendar', titleKey: 'calendar.title', permissions, skeleton: 'calendar' },
  ],
  menuGroups: [{ id: 'timetable', labelKey: 'menu.timetable', icon: 'calendar-range', order: 35 }],
  menu: [
    { ...entry, id: 'calendar', order: 80, except: OFFICE },
    { ...entry, id: 'calendar-of-office', group: 'timetable', order: 1, only: OFFICE },
  ],
};

import type { Contribution } from './contribution.ts';

const permissions = ['calendar.read'];

export const calendar: Contribution = {
  routes: [
    { path: '/dashboard/calendar', screen: 'calendar', titleKey: 'calendar.title', permissions, skeleton: 'calendar' },
  ],
  menu: [
    {
      id: 'calendar',
      labelKey: 'menu.calendar',
      to: '/dashboard/calendar',
      icon: 'calendar-range',
      order: 80,
      bottomBar: 4,
      permissions,
    },
  ],
};

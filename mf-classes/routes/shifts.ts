import { ADDERS, type Contribution } from './contribution.ts';

const SHIFTS = '/dashboard/shifts';
/** D99: only admins move the classes of many people. */
const access = { permissions: ['classes.my_classes.update'], roles: ADDERS };

export const shifts: Contribution = {
  routes: [
    { path: SHIFTS, screen: 'shifts', titleKey: 'shifts.title', ...access, skeleton: 'list' },
    { path: `${SHIFTS}/add`, screen: 'shift-form', titleKey: 'shifts.add', ...access, skeleton: 'form' },
    { path: `${SHIFTS}/:id`, screen: 'shift-details', titleKey: 'shifts.one', ...access },
  ],
  menu: [
    {
      id: 'shifts',
      group: 'timetable',
      labelKey: 'shifts.title',
      to: SHIFTS,
      icon: 'calendar-clock',
      order: 4,
      permissions: access.permissions,
      only: ADDERS,
    },
  ],
};

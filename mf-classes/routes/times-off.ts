import type { Contribution } from './contribution.ts';

const [ABSENCES, CLOSURES] = ['/dashboard/absences', '/dashboard/closures'];
/** Whoever changes classes can record a teacher's absence (D97). */
const permissions = ['classes.my_classes.update'];
const admins = ['admin', 'super-admin'];

/** D97: opened from the calendar. */
export const timesOff: Contribution = {
  routes: [
    {
      path: '/dashboard/kept-classes',
      screen: 'kept-classes',
      titleKey: 'keptClasses.title',
      permissions,
      skeleton: 'list',
    },
    { path: ABSENCES, screen: 'times-off', titleKey: 'timesOff.title', permissions, skeleton: 'list' },
    {
      path: `${ABSENCES}/add`,
      screen: 'time-off-form',
      titleKey: 'timesOff.absence.add',
      permissions,
      skeleton: 'form',
    },
    { path: `${ABSENCES}/:id`, screen: 'time-off-details', titleKey: 'timesOff.absence.one', permissions },
    {
      path: `${CLOSURES}/add`,
      screen: 'time-off-form',
      titleKey: 'timesOff.closure.add',
      permissions,
      roles: admins,
      skeleton: 'form',
    },
    {
      path: `${CLOSURES}/:id`,
      screen: 'time-off-details',
      titleKey: 'timesOff.closure.one',
      permissions,
      roles: admins,
    },
  ],
};

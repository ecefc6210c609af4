import { ADDERS, type Contribution, OFFICE } from './contribution.ts';

const [ABSENCES, CLOSURES, KEPT_CLASSES] = ['/dashboard/absences', '/dashboard/closures', '/dashboard/kept-classes'];
/** Whoever changes classes can record a teacher's absence (D97). */
const permissions = ['classes.my_classes.update'];
const entry = {
  labelKey: 'timesOff.title',
  to: ABSENCES,
  covers: [`${CLOSURES}/add`, `${CLOSURES}/:id`],
  icon: 'calendar-x',
  permissions,
};

/** D97: teachers see their own absences, and record them; others those of the teachers whose classes they change. */
export const timesOff: Contribution = {
  routes: [
    {
      path: KEPT_CLASSES,
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
      roles: ADDERS,
      skeleton: 'form',
    },
    {
      path: `${CLOSURES}/:id`,
      screen: 'time-off-details',
      titleKey: 'timesOff.closure.one',
      permissions,
      roles: ADDERS,
    },
  ],
  menu: [
    { ...entry, id: 'absences', group: 'timetable', order: 3, except: ['teacher'] },
    { ...entry, id: 'absences-of-teachers', order: 82, only: ['teacher'] },
    {
      id: 'kept-classes',
      group: 'timetable',
      labelKey: 'keptClasses.title',
      to: KEPT_CLASSES,
      icon: 'calendar-days',
      order: 6,
      permissions,
      only: OFFICE,
    },
  ],
};

import { type Contribution, OFFICE } from './contribution.ts';

const FREE_TIMES = '/dashboard/free-times';
const FREE_TEACHERS = '/dashboard/free-teachers';
/** Whoever schedules for a teacher can set the teacher's free times. */
const permissions = ['classes.my_classes.create'];

/**
 * D96: teachers have their own week in the menu; leaders and admins open a teacher's week from the person and the
 * calendar.
 */
export const freeTimes: Contribution = {
  routes: [
    { path: FREE_TIMES, screen: 'free-times', titleKey: 'freeTimes.title', permissions, skeleton: 'form' },
    { path: `${FREE_TIMES}/:id`, screen: 'free-times', titleKey: 'freeTimes.title', permissions, skeleton: 'form' },
    {
      path: FREE_TEACHERS,
      screen: 'free-teachers',
      titleKey: 'freeTeachers.title',
      permissions: [...permissions, 'users.read'],
      skeleton: 'list',
    },
  ],
  menu: [
    {
      id: 'free-times',
      labelKey: 'menu.freeTimes',
      to: FREE_TIMES,
      icon: 'clock',
      order: 81,
      permissions,
      only: ['teacher'],
    },
    {
      id: 'free-teachers',
      group: 'timetable',
      labelKey: 'menu.freeTeachers',
      to: FREE_TEACHERS,
      icon: 'users',
      order: 2,
      permissions: [...permissions, 'users.read'],
      only: OFFICE,
    },
  ],
};

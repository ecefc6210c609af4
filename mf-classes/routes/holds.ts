import { type Contribution, OFFICE } from './contribution.ts';

const HOLDS = '/dashboard/holds';
const permissions = ['classes.my_classes.update', 'users.read'];

/** D98: leaders and admins pause a student's classes, here or on the student's page; teachers record no hold. */
export const holds: Contribution = {
  routes: [{ path: HOLDS, screen: 'student-holds', titleKey: 'holds.page.title', permissions, skeleton: 'form' }],
  menu: [
    {
      id: 'holds',
      group: 'timetable',
      labelKey: 'holds.title',
      to: HOLDS,
      icon: 'pause',
      order: 5,
      permissions,
      only: OFFICE,
    },
  ],
};

import type { Contribution } from './contribution.ts';

const ASSIGNMENTS = '/dashboard/classes/my-assignments';
const permissions = ['classes.assignments.read'];

export const assignments: Contribution = {
  routes: [
    {
      path: ASSIGNMENTS,
      screen: 'assignment-list',
      titleKey: 'assignments.header',
      permissions,
      skeleton: 'list',
      data: ['assignments?page=1&limit=10'],
    },
    { path: `${ASSIGNMENTS}/:id`, screen: 'assignment-details', titleKey: 'handIns.title', permissions },
    {
      path: '/dashboard/classes/:id/assignments',
      screen: 'assignment-form',
      titleKey: 'assignments.add',
      permissions: ['classes.assignments.create'],
      skeleton: 'form',
    },
  ],
  menu: [
    {
      id: 'my-assignments',
      group: 'classes',
      labelKey: 'menu.assignments',
      to: ASSIGNMENTS,
      icon: 'paperclip',
      order: 4,
      permissions,
    },
    {
      id: 'assignments-of-teachers',
      labelKey: 'menu.assignments',
      to: ASSIGNMENTS,
      icon: 'paperclip',
      order: 33,
      permissions,
      only: ['teacher'],
    },
  ],
};

import type { Contribution } from './contribution.ts';

const CLASSES = '/dashboard/classes/my-classes';
const permissions = ['classes.my_classes.read'];
const TEACHERS = ['teacher'];

/** Teachers have their classes and the form at hand; everybody else who has classes a group with the reports. */
export const classes: Contribution = {
  routes: [
    {
      path: CLASSES,
      screen: 'class-list',
      titleKey: 'list.documentTitle',
      permissions,
      skeleton: 'list',
      data: ['classes?status=scheduled&page=1&per_page=10&sort_order=asc'],
    },
    // Relatives, who have no permission, open the classes of their child (D8); the API decides.
    { path: '/dashboard/classes/:id', screen: 'class-details', titleKey: 'details.title' },
    {
      path: '/dashboard/classes/:id/manage',
      screen: 'class-report',
      titleKey: 'report.header',
      permissions: ['classes.report.create'],
      skeleton: 'form',
    },
  ],
  menuGroups: [{ id: 'classes', labelKey: 'menu.group', icon: 'calendar-days', order: 30, except: TEACHERS }],
  menu: [
    {
      id: 'classes',
      labelKey: 'menu.classes',
      to: CLASSES,
      icon: 'calendar-days',
      order: 30,
      bottomBar: 3,
      permissions,
      only: TEACHERS,
    },
    {
      id: 'my-classes',
      group: 'classes',
      labelKey: 'menu.mine',
      to: CLASSES,
      icon: 'calendar-days',
      order: 1,
      bottomBar: 3,
      permissions,
    },
  ],
};

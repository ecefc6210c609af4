import { ADDERS, type Contribution } from './contribution.ts';

const CLASSES = '/dashboard/classes/my-classes';
const REPORTS = '/dashboard/classes/daily-reports';
const permissions = ['classes.my_classes.read'];
const TEACHERS = ['teacher'];

/** Actions on a class are shown beside the list, not below it. */
const CLASS = '/dashboard/classes/:id';
const SERIES = '/dashboard/series/:id';
const ofOneClass = [SERIES, CLASS, `${CLASS}/manage`, `${CLASS}/daily-report`, `${CLASS}/assignments`];

/**
 * Teachers have menu entries for their classes and the form; other viewers of classes have a group with the reports.
 * Guests have the entries of a family.
 */
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
    {
      path: `${CLASSES}/add`,
      screen: 'class-form',
      titleKey: 'classForm.addTitle',
      permissions: ['classes.my_classes.create'],
      skeleton: 'form',
    },
    {
      path: `${CLASSES}/add-weekly`,
      screen: 'series-form',
      titleKey: 'seriesForm.add',
      permissions: ['classes.my_classes.create'],
      skeleton: 'form',
    },
    // As for a class: relatives have no permission (D8); the API decides.
    { path: SERIES, screen: 'series-details', titleKey: 'series.title' },
    // The same for the pauses of a student (D136).
    { path: '/dashboard/pauses/:id', screen: 'student-pauses', titleKey: 'holds.title' },
    {
      path: `${CLASSES}/edit/:id`,
      screen: 'class-form/edit-class',
      titleKey: 'classForm.editTitle',
      permissions: ['classes.my_classes.update'],
      skeleton: 'form',
    },
    {
      path: `${CLASSES}/move`,
      screen: 'move-classes',
      titleKey: 'move.page.title',
      permissions: ['classes.my_classes.update', 'users.read'],
      skeleton: 'form',
    },
    {
      path: `${CLASSES}/:id/check`,
      screen: 'attendance-log',
      titleKey: 'log.header',
      permissions,
      skeleton: 'list',
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
    {
      path: '/dashboard/classes/:id/daily-report',
      screen: 'report-details/class-daily-report',
      titleKey: 'reports.one',
      permissions: ['classes.report.create'],
    },
    {
      path: REPORTS,
      screen: 'report-list',
      titleKey: 'reports.header',
      permissions: ['classes.report.read'],
      skeleton: 'list',
      data: ['daily-reports?page=1&per_page=10&sort_order=desc'],
    },
    {
      path: `${REPORTS}/show/:id`,
      screen: 'report-details',
      titleKey: 'reports.one',
      permissions: ['classes.report.read'],
    },
    {
      // C6
      path: '/dashboard/statiscs/st/:id',
      screen: 'student-classes',
      titleKey: 'studentClasses.title',
      skeleton: 'list',
    },
  ],
  redirects: [{ from: '/dashboard/statistics/st/:id', to: '/dashboard/statiscs/st/:id' }],
  menuGroups: [{ id: 'classes', labelKey: 'menu.group', icon: 'calendar-days', order: 30, except: TEACHERS }],
  menu: [
    {
      id: 'add-class',
      labelKey: 'menu.add',
      to: `${CLASSES}/add`,
      icon: 'calendar-plus',
      order: 30,
      permissions: ['classes.my_classes.create'],
      only: TEACHERS,
    },
    {
      id: 'classes',
      labelKey: 'menu.classes',
      to: CLASSES,
      covers: ofOneClass,
      icon: 'calendar-days',
      order: 31,
      bottomBar: 3,
      permissions,
      only: TEACHERS,
    },
    {
      id: 'classes-of-family',
      group: 'classes',
      labelKey: 'menu.classes',
      to: CLASSES,
      covers: ofOneClass,
      icon: 'calendar-days',
      order: 1,
      bottomBar: 3,
      permissions,
      only: ['guest'],
    },
    {
      id: 'my-classes',
      group: 'classes',
      labelKey: 'menu.mine',
      to: CLASSES,
      covers: ofOneClass,
      icon: 'calendar-days',
      order: 1,
      bottomBar: 3,
      permissions,
    },
    {
      id: 'add-class-of-others',
      group: 'classes',
      labelKey: 'menu.add',
      to: `${CLASSES}/add`,
      icon: 'calendar-plus',
      order: 5,
      permissions: ['classes.my_classes.create'],
      except: [...TEACHERS, ...ADDERS],
    },
    {
      id: 'daily-reports',
      group: 'classes',
      labelKey: 'menu.reports',
      to: REPORTS,
      icon: 'file-text',
      order: 2,
      permissions: ['classes.report.read'],
    },
  ],
};

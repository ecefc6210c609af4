import { ADDERS, type Contribution } from './contribution.ts';

const REPORTS = '/dashboard/classes/monthly-report';

/** Relatives, who have no permission, read reports on their child (D8); the API decides. */
export const monthlyReports: Contribution = {
  routes: [
    {
      path: REPORTS,
      screen: 'monthly-list',
      titleKey: 'monthly.header',
      skeleton: 'list',
      data: ['monthly-reports?page=1&limit=10'],
    },
    {
      path: `${REPORTS}/add`,
      screen: 'monthly-form',
      titleKey: 'monthly.form.header',
      permissions: ['classes.report.create'],
      skeleton: 'form',
    },
    { path: `${REPORTS}/:id`, screen: 'monthly-details', titleKey: 'monthly.one' },
  ],
  menu: [
    {
      id: 'monthly-reports',
      group: 'classes',
      labelKey: 'menu.monthly',
      to: REPORTS,
      icon: 'clipboard-list',
      order: 3,
      permissions: ['classes.report.read'],
    },
    {
      id: 'add-monthly-report',
      group: 'classes',
      labelKey: 'monthly.form.header',
      to: `${REPORTS}/add`,
      icon: 'clipboard-list',
      order: 6,
      permissions: ['classes.report.create'],
      except: ['teacher', ...ADDERS],
    },
    {
      id: 'monthly-reports-of-teachers',
      labelKey: 'menu.monthly',
      to: REPORTS,
      icon: 'clipboard-list',
      order: 32,
      permissions: ['classes.report.create'],
      only: ['teacher'],
    },
  ],
};

import { type Contribution, OFFICE } from './contribution.ts';

const READING = '/dashboard/reports-to-read';
const permissions = ['classes.report.create'];

/** D154: teachers have this permission for their own reports, so the API decides who reads those of others. */
export const reading: Contribution = {
  routes: [
    {
      path: READING,
      screen: 'reports-to-read',
      titleKey: 'reading.title',
      permissions,
      skeleton: 'form',
      data: ['report-reviews?status=waiting&page=1&per_page=50'],
    },
  ],
  menu: [
    {
      id: 'reports-to-read',
      group: 'classes',
      labelKey: 'reading.menu',
      to: READING,
      icon: 'check-check',
      order: 3,
      permissions,
      only: OFFICE,
    },
  ],
};

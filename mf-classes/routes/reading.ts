import { type Contribution, OFFICE } from './contribution.ts';

const READING = '/dashboard/reports-to-read';
const VISITS = '/dashboard/visits';
const permissions = ['classes.report.create'];

/**
 * A leader's round: the reports to read (D154), the classes to visit (D155). Teachers have this permission for their own
 * reports, so the API decides who reads those of others; they read and answer the visits of their own classes.
 */
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
    { path: VISITS, screen: 'visits', titleKey: 'visits.title', permissions, skeleton: 'list' },
    {
      path: `${VISITS}/rubric`,
      screen: 'visit-rubric',
      titleKey: 'visits.rubric.title',
      permissions: [...permissions, 'users.update'],
      skeleton: 'form',
      data: ['visit-rubric'],
    },
    { path: `${VISITS}/:id`, screen: 'visit-details', titleKey: 'visits.one', permissions },
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
    {
      id: 'visits',
      group: 'classes',
      labelKey: 'visits.menu',
      to: VISITS,
      icon: 'eye',
      order: 3,
      permissions,
      only: OFFICE,
    },
    {
      id: 'visits-of-teachers',
      labelKey: 'visits.own.menu',
      to: VISITS,
      icon: 'eye',
      order: 33,
      permissions,
      only: ['teacher'],
    },
  ],
};

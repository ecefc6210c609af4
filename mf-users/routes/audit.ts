import type { Contribution } from './contribution.ts';

const AUDIT = '/dashboard/audit';
const ADMINS = ['admin', 'super-admin'];
const permissions = ['users.read'];

/** Who did what, when and about whom (D124). */
export const audit: Contribution = {
  routes: [
    {
      path: AUDIT,
      screen: 'audit',
      titleKey: 'audit.header.title',
      permissions,
      roles: ADMINS,
      skeleton: 'list',
      data: ['audit?page=1&per_page=20', 'audit/actions'],
    },
  ],
  menu: [
    {
      id: 'audit',
      labelKey: 'audit.menu.label',
      to: AUDIT,
      icon: 'scroll-text',
      order: 91,
      permissions,
      only: ADMINS,
    },
  ],
  palette: [
    {
      id: 'audit',
      labelKey: 'audit.menu.label',
      synonymsKey: 'synonyms.audit',
      to: AUDIT,
      icon: 'scroll-text',
      order: 91,
      permissions,
      only: ADMINS,
    },
  ],
};

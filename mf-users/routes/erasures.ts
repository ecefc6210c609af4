import type { Contribution } from './contribution.ts';

const ERASURES = '/dashboard/erasures';
const ADMINS = ['admin', 'super-admin'];
const permissions = ['users.delete'];

/** Requests to erase personal data (D123). */
export const erasures: Contribution = {
  notifications: [{ key: 'account.erasure-asked', textKey: 'notifications.erasureAsked', to: ERASURES }],
  routes: [
    {
      path: ERASURES,
      screen: 'erasures',
      titleKey: 'erasures.header.title',
      permissions,
      roles: ADMINS,
      skeleton: 'list',
      data: ['erasures?page=1&per_page=10'],
    },
  ],
  menu: [
    {
      id: 'erasures',
      labelKey: 'erasures.menu',
      to: ERASURES,
      icon: 'user-x',
      order: 92,
      permissions,
      only: ADMINS,
    },
  ],
  palette: [
    {
      id: 'erasures',
      labelKey: 'erasures.menu',
      synonymsKey: 'synonyms.erasure',
      to: ERASURES,
      icon: 'user-x',
      order: 92,
      permissions,
      only: ADMINS,
    },
  ],
};

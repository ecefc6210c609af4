import type { Contribution } from './contribution.ts';

const ERASURES = '/dashboard/erasures';
const ADMINS = ['admin', 'super-admin'];
const permissions = ['users.delete'];

/** Exports and erasure of personal data (D123). */
export const personalData: Contribution = {
  notifications: [{ key: 'account.erasure-asked', textKey: 'notifications.erasureAsked', to: ERASURES }],
  routes: [
    {
      path: '/profile/data',
      screen: 'own-data',
      titleKey: 'data.header.title',
      skeleton: 'form',
      data: ['personal-data'],
    },
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
      id: 'own-data',
      labelKey: 'data.header.title',
      synonymsKey: 'synonyms.data',
      to: '/profile/data',
      icon: 'download',
      order: 92,
    },
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

import type { Contribution } from './contribution.ts';

const KEYS = '/dashboard/api-keys';
const permissions = ['users.update'];
const OWNERS = ['super-admin'];

/** Keys with which other programs read and write the academy's data (D158). */
export const apiKeys: Contribution = {
  routes: [
    {
      path: KEYS,
      screen: 'api-keys',
      titleKey: 'apiKeys.header.title',
      permissions,
      roles: OWNERS,
      skeleton: 'list',
      data: ['api-keys?page=1&per_page=10'],
    },
    {
      path: `${KEYS}/add`,
      screen: 'api-key-form',
      titleKey: 'apiKeys.add.title',
      permissions,
      roles: OWNERS,
      skeleton: 'form',
      data: ['permissions'],
    },
  ],
  menu: [
    {
      id: 'api-keys',
      labelKey: 'apiKeys.menu',
      to: KEYS,
      icon: 'key-round',
      order: 94,
      permissions,
      only: OWNERS,
    },
  ],
  palette: [
    {
      id: 'api-keys',
      labelKey: 'apiKeys.menu',
      synonymsKey: 'synonyms.keys',
      to: KEYS,
      icon: 'key-round',
      order: 94,
      permissions,
      only: OWNERS,
    },
    {
      id: 'add-api-key',
      labelKey: 'apiKeys.add.title',
      synonymsKey: 'synonyms.keys',
      to: `${KEYS}/add`,
      icon: 'key-round',
      order: 94,
      permissions,
      only: OWNERS,
    },
  ],
};

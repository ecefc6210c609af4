import type { Contribution } from './contribution.ts';

const SETTINGS = '/dashboard/settings';
const ADMINS = ['admin', 'super-admin'];

/** Settings of the whole academy (D86). */
export const settings: Contribution = {
  routes: [
    {
      path: SETTINGS,
      screen: 'settings',
      titleKey: 'settings.header.title',
      permissions: ['users.read'],
      roles: ADMINS,
      skeleton: 'form',
      data: ['settings'],
    },
  ],
  menu: [
    {
      id: 'settings',
      labelKey: 'settings.menu.label',
      to: SETTINGS,
      icon: 'settings',
      order: 90,
      permissions: ['users.read'],
      only: ADMINS,
    },
  ],
  palette: [
    {
      id: 'settings',
      labelKey: 'settings.menu.label',
      synonymsKey: 'synonyms.settings',
      to: SETTINGS,
      icon: 'settings',
      order: 90,
      permissions: ['users.read'],
      only: ADMINS,
    },
  ],
};

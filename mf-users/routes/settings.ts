import type { Contribution } from './contribution.ts';

const SETTINGS = '/dashboard/settings';
const ADMINS = ['admin', 'super-admin'];

/** The groups that are looked for by what is in them. */
const groups: NonNullable<Contribution['palette']> = [
  { group: 'academy', icon: 'settings', synonymsKey: 'synonyms.contacts' },
  { group: 'time', icon: 'settings', synonymsKey: 'synonyms.zone' },
  { group: 'money', icon: 'landmark', synonymsKey: 'synonyms.bank' },
  { group: 'reach', icon: 'settings', synonymsKey: 'synonyms.reach' },
  { group: 'first-steps', icon: 'settings', synonymsKey: 'synonyms.steps' },
].map(({ group, ...entry }) => ({
  id: `settings-${group}`,
  labelKey: `settings.palette.${group}`,
  to: `${SETTINGS}?group=${group}`,
  order: 90,
  permissions: ['users.read'],
  only: ADMINS,
  ...entry,
}));

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
    ...groups,
  ],
};

import type { Contribution } from './contribution.ts';

const PROFILE = '/profile';
const parts = [
  ['details', 'own.profile.title'],
  ['family', 'own.children.title'],
  ['payments', 'own.payments.title'],
  ['notifications', 'own.notifications.title'],
  ['password', 'own.password.title'],
] as const;

const palette: NonNullable<Contribution['palette']> = [
  { id: 'own-details', labelKey: 'own.profile.title', to: `${PROFILE}/details`, icon: 'users-round', order: 96 },
  {
    id: 'own-family',
    labelKey: 'own.children.title',
    to: `${PROFILE}/family`,
    icon: 'heart-handshake',
    order: 97,
    relations: ['parent', 'uncle', 'aunt'],
  },
  {
    id: 'own-payments',
    labelKey: 'own.payments.title',
    to: `${PROFILE}/payments`,
    icon: 'wallet',
    order: 98,
    only: ['student', 'guest'],
  },
  {
    id: 'own-notifications',
    labelKey: 'own.notifications.title',
    to: `${PROFILE}/notifications`,
    icon: 'bell',
    order: 99,
  },
  {
    id: 'own-password',
    labelKey: 'own.password.title',
    to: `${PROFILE}/password`,
    icon: 'shield-check',
    order: 100,
  },
  {
    id: 'own-profile',
    labelKey: 'own.header.title',
    synonymsKey: 'synonyms.profile',
    to: PROFILE,
    icon: 'circle-user',
    order: 94,
  },
  {
    id: 'security',
    labelKey: 'security.header.title',
    synonymsKey: 'synonyms.security',
    to: `${PROFILE}/security`,
    icon: 'shield-check',
    order: 95,
  },
];

export const ownAccount: Contribution = {
  notifications: [
    { key: 'account.password', textKey: 'notifications.password', to: PROFILE },
    { key: 'account.child-password', textKey: 'notifications.childPassword', to: PROFILE },
    {
      key: 'account.child-device',
      textKey: 'notifications.childDevice',
      to: `${PROFILE}/family/:relatedId/devices`,
    },
    { key: 'push.device-removed', textKey: 'notifications.deviceRemoved', to: PROFILE },
    { key: 'account.role', textKey: 'notifications.role', to: PROFILE },
    { key: 'classes.left', textKey: 'notifications.left', to: PROFILE },
    { key: 'classes.owed', textKey: 'notifications.owed', to: PROFILE },
  ],
  routes: [
    {
      path: PROFILE,
      screen: 'own-profile',
      titleKey: 'own.header.title',
      skeleton: 'form',
      data: ['own-profile'],
    },
    // The parts of the profile, which on a phone are pages.
    ...parts.map(([part, titleKey]) => ({
      path: `${PROFILE}/${part}`,
      screen: `own-profile/${part}`,
      titleKey,
      skeleton: 'form' as const,
      data: ['own-profile'],
    })),
    {
      path: `${PROFILE}/family/:id/devices`,
      screen: 'child-devices',
      titleKey: 'childDevices.title',
      skeleton: 'form',
    },
    {
      path: `${PROFILE}/security`,
      screen: 'security',
      titleKey: 'security.header.title',
      skeleton: 'form',
      data: ['two-steps'],
    },
  ],
  // A child's session has none of them (D141).
  palette: palette.map((entry) => ({ ...entry, except: ['child'] })),
};

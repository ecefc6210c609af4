import type { Contribution } from './contribution.ts';

const PROFILE = '/profile';

export const ownAccount: Contribution = {
  notifications: [
    { key: 'account.password', textKey: 'notifications.password', to: PROFILE },
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
    {
      path: `${PROFILE}/security`,
      screen: 'security',
      titleKey: 'security.header.title',
      skeleton: 'form',
      data: ['two-steps'],
    },
  ],
};

import type { Contribution } from './contribution.ts';

export const ownAccount: Contribution = {
  routes: [
    {
      path: '/profile',
      screen: 'own-profile',
      titleKey: 'own.header.title',
      skeleton: 'form',
      data: ['own-profile'],
    },
  ],
};

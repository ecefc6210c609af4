import type { Contribution } from './contribution.ts';

const SUBSCRIPTIONS = '/dashboard/subscriptions';

/** Buying: the choice, and where the provider leads back to. */
export const payment: Contribution = {
  routes: [
    {
      path: `${SUBSCRIPTIONS}/packages/buy`,
      screen: 'package-buy/buy-package',
      titleKey: 'buy.header',
      permissions: ['subscriptions.packages.read'],
      skeleton: 'form',
    },
    {
      path: `${SUBSCRIPTIONS}/payment/:id`,
      screen: 'payment-return',
      titleKey: 'payment.header',
      permissions: ['subscriptions.packages.read'],
    },
  ],
};

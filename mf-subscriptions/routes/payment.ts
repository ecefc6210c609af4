import type { Contribution } from './contribution.ts';

const SUBSCRIPTIONS = '/dashboard/subscriptions';

/** Buying: the choice of a package, and the pages to which the provider returns. */
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
    // For payers of any role, as the provider's page itself.
    { path: `${SUBSCRIPTIONS}/managed`, screen: 'subscription-managed', titleKey: 'managed.header' },
  ],
};

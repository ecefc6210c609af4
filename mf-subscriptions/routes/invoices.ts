import type { Contribution } from './contribution.ts';

const INVOICES = '/dashboard/subscriptions/invoices';

/** Staff see what was paid by card, students what they paid. */
export const invoices: Contribution = {
  routes: [
    {
      path: INVOICES,
      screen: 'invoice-list',
      titleKey: 'invoices.header',
      permissions: ['subscriptions.invoices.read'],
      skeleton: 'list',
    },
  ],
  menu: [
    {
      id: 'invoices',
      group: 'subscriptions',
      labelKey: 'menu.invoices',
      to: INVOICES,
      icon: 'receipt',
      order: 1,
      permissions: ['subscriptions.invoices.read'],
    },
  ],
};

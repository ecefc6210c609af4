import type { Contribution } from './contribution.ts';

const INVOICES = '/dashboard/subscriptions/invoices';

/** Staff see what was paid by card, others what they paid, parents that of their children; the API knows whose (D8). */
export const invoices: Contribution = {
  routes: [
    {
      path: INVOICES,
      screen: 'invoice-list',
      titleKey: 'invoices.header',
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
    // Guests have bought nothing yet, or are parents: no permission says so.
    {
      id: 'own-invoices',
      group: 'subscriptions',
      labelKey: 'menu.invoices',
      to: INVOICES,
      icon: 'receipt',
      order: 1,
      only: ['guest'],
      except: ['student', 'admin', 'super-admin'],
    },
  ],
};

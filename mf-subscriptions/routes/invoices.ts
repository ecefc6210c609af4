import type { Contribution } from './contribution.ts';

const INVOICES = '/dashboard/subscriptions/invoices';
const entry = { group: 'subscriptions', labelKey: 'menu.invoices', to: INVOICES, icon: 'receipt', order: 1 };

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
    { ...entry, id: 'invoices', permissions: ['subscriptions.invoices.read'] },
    // Guests may have paid: no permission says so.
    { ...entry, id: 'own-invoices', only: ['guest'] },
  ],
};

import type { Contribution } from './contribution.ts';

const INVOICES = '/dashboard/subscriptions/invoices';
const entry = { group: 'subscriptions', labelKey: 'menu.invoices', to: INVOICES, icon: 'receipt', order: 1 };

/** Staff see card payments, others their own, parents those of their children; the API decides (D8). */
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
    // Guests may have paid, and no permission shows that.
    { ...entry, id: 'own-invoices', only: ['guest'] },
  ],
};

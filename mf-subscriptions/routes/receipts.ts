import type { Contribution } from './contribution.ts';

const RECEIPTS = '/dashboard/subscriptions/receipts';
const entry = { group: 'subscriptions', labelKey: 'menu.receipts', to: RECEIPTS, icon: 'file-text', order: 4 };

/** Receipts and credit notes (D110): staff see those in their scope, others their own and the children's. */
export const receipts: Contribution = {
  routes: [
    { path: RECEIPTS, screen: 'receipt-list', titleKey: 'receipts.header', skeleton: 'list' },
    // The mail of a payment leads here.
    { path: `${RECEIPTS}/:id`, screen: 'receipt-details', titleKey: 'receipts.kind.receipt' },
  ],
  menu: [
    { ...entry, id: 'receipts', permissions: ['subscriptions.invoices.read'] },
    // Guests may have paid, and no permission shows that.
    { ...entry, id: 'own-receipts', only: ['guest'] },
  ],
};

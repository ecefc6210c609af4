const INVOICES = '/dashboard/subscriptions/invoices';

/** The bell's notifications about payments; each leads to the list with the payment. */
export const notifications = [
  { key: 'payment.paid', textKey: 'notifications.paid', to: `${INVOICES}?tab=:kind` },
  { key: 'payment.renewed', textKey: 'notifications.renewed', to: INVOICES },
  // The card can be changed on the provider's page of the invoice.
  { key: 'payment.failed', textKey: 'notifications.failed', to: INVOICES },
  { key: 'payment.unpaid', textKey: 'notifications.unpaid', to: INVOICES },
  { key: 'hold.unpaid', textKey: 'notifications.holdUnpaid', to: INVOICES },
  { key: 'payment.refunded', textKey: 'notifications.refunded', to: `${INVOICES}?tab=:kind` },
  { key: 'payment.returned', textKey: 'notifications.returned', to: `${INVOICES}?tab=:kind` },
  { key: 'payment.taken-back', textKey: 'notifications.takenBack', to: `${INVOICES}?tab=:kind` },
  { key: 'purchase.failed', textKey: 'notifications.purchaseFailed', to: `${INVOICES}?tab=:kind` },
  { key: 'payment.held', textKey: 'notifications.held', to: `${INVOICES}?tab=:kind&state=held` },
  { key: 'purchase.ends-soon', textKey: 'notifications.endsSoon', to: '/dashboard/subscriptions/packages' },
  { key: 'purchase.card-ends', textKey: 'notifications.cardEnds', to: INVOICES },
  { key: 'purchase.renews-soon', textKey: 'notifications.renewsSoon', to: '/dashboard/subscriptions/packages' },
];

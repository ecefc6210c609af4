const INVOICES = '/dashboard/subscriptions/invoices';
const DUE = '/dashboard/subscriptions/dues/:dueId';

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
  { key: 'due.opened', textKey: 'notifications.dueOpened', to: DUE },
  { key: 'due.unpaid', textKey: 'notifications.dueUnpaid', to: DUE },
  { key: 'due.paid', textKey: 'notifications.duePaid', to: DUE },
  { key: 'due.reopened', textKey: 'notifications.dueReopened', to: DUE },
  { key: 'transfer.reported', textKey: 'notifications.transferReported', to: DUE },
  { key: 'transfer.accepted', textKey: 'notifications.transferAccepted', to: DUE },
  { key: 'transfer.rejected', textKey: 'notifications.transferRejected', to: DUE },
];

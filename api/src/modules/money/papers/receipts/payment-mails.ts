import type { FindDetails } from '#modules/platform/notifications/index.ts';
import { failedPaymentDetails, paymentDetails } from './payment-details.ts';

const paid: FindDetails = (sql, { relatedId: paymentId, recipient, ...shown }) =>
  paymentDetails(sql, { paymentId, recipient: { ...recipient, ...shown } });

/** The details of mails about payments, by the keys of their notifications. */
export const paymentMails: Readonly<Record<string, FindDetails>> = {
  'payment.paid': paid,
  'payment.renewed': paid,
  'payment.failed': (sql, { relatedId: paymentId, recipient, ...shown }) =>
    failedPaymentDetails(sql, { paymentId, recipient: { ...recipient, ...shown } }),
};

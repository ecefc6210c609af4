import type { FollowerOf } from '#base/modules/registry.ts';
import type { dueChanged, paymentBooked } from '#modules/money/purchases/purchase-events.ts';
import { announce } from '../announce.ts';

export const announcePayment: FollowerOf<typeof paymentBooked> = (sql, at, { purchase, paymentId, ...booked }) =>
  announce(sql, at, [
    {
      event: booked.isRefund ? 'purchase.refunded' : 'purchase.paid',
      data: {
        id: String(purchase.id),
        payment_id: String(paymentId),
        payer_id: String(purchase.userId),
        student_id: String(purchase.studentId),
        package_id: String(purchase.packageId),
        currency: purchase.currency,
        amount_minor: booked.minor,
        classes: booked.classes,
      },
    },
  ]);

export const announceDue: FollowerOf<typeof dueChanged> = (sql, at, { purchase, dueId, state, minor }) =>
  announce(sql, at, [
    {
      event: state === 'paid' ? 'due.paid' : 'due.opened',
      data: {
        id: String(dueId),
        purchase_id: String(purchase.id),
        payer_id: String(purchase.userId),
        student_id: String(purchase.studentId),
        currency: purchase.currency,
        amount_minor: minor,
      },
    },
  ]);

import type { PaidSource } from '#modules/money/receipts/write-receipts.ts';
import type { StoredPurchase } from '../stored-purchase.ts';
import type { PaymentChange } from './store-payments.ts';

/** The received money for a purchase, held or not (D36), for its receipts (D110). */
export function paidSources(
  { kind: method, userId, studentId, title, titleAr, classesNum: classes }: StoredPurchase,
  changes: readonly PaymentChange[],
): PaidSource[] {
  return changes.flatMap(({ id, found: { state, paid, number, refundedMinor } }) => {
    if (state !== 'paid' || !paid || paid.minor <= 0) return [];
    const money = {
      currency: paid.currency,
      paidMinor: paid.minor,
      refundedMinor: Math.min(paid.minor, refundedMinor),
    };
    const item = { title, titleAr, classes };
    return [{ source: `payment:${id}`, method, userId, studentId, ...money, item, reference: number, date: null }];
  });
}

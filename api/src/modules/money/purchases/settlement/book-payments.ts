import type { Sql } from '#base/database/sql.ts';
import { bookReference, remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import type { StoredPurchase } from '../stored-purchase.ts';
import type { Settlement } from './settle-purchase.ts';
import { type PaymentChange, storeTaken } from './store-payments.ts';

interface Booking {
  purchase: StoredPurchase;
  settlement: Settlement;
  changes: readonly PaymentChange[];
  now: Date;
}

/** The booked amount of one payment. */
export interface Booked {
  change: PaymentChange;
  /** `returned`: a dispute was won, or a refund was reversed. */
  reason: 'purchase' | 'renewal' | 'refund' | 'returned';
  /** Never negative. */
  classes: number;
  /** Classes that a refund should have taken back, but that were already used (D39). */
  kept: number;
}

const refOf = (paymentId: number): string => `payment:${paymentId}`;

/**
 * D39: at most the remaining classes, unless an admin takes them by hand; classes of a won dispute are booked again.
 */
async function takenBy(
  sql: Sql,
  studentId: number,
  { found, before }: PaymentChange,
  returned: number,
): Promise<number> {
  const taken = before?.classesTaken ?? 0;
  if (found.refundedMinor === (before?.refundedMinor ?? 0)) return taken;
  if (returned <= taken) return returned;
  const left = Math.max(0, await remainingClasses(sql, studentId));
  return taken + Math.min(returned - taken, left);
}

/**
 * Books the difference between the worth of payments and the booked classes of each (D36); grants come before refunds.
 */
export async function bookPayments(sql: Sql, { purchase, settlement, changes, now }: Booking): Promise<Booked[]> {
  const { studentId, classesNum } = purchase;
  const line = { studentId, actorId: null, createdAt: now };
  const booked: Booked[] = [];
  const granted = settlement.grants.flatMap((grant) => {
    const change = changes.find(({ found }) => found.id === grant.id);
    return change ? [{ grant, change }] : [];
  });
  for (const { grant, change } of granted) {
    const wanted = classesNum - (change.before?.classesTaken ?? 0);
    const classes = await bookReference(sql, { ...line, ref: refOf(change.id), wanted, reason: grant.reason });
    if (classes !== 0) booked.push({ change, reason: grant.reason, classes, kept: 0 });
  }
  for (const { grant, change } of granted) {
    const taken = await takenBy(sql, studentId, change, grant.returned);
    const classes = await bookReference(sql, {
      ...line,
      ref: refOf(change.id),
      wanted: classesNum - taken,
      reason: 'refund',
    });
    if (taken !== (change.before?.classesTaken ?? 0)) await storeTaken(sql, change.id, taken);
    const isNew = change.found.refundedMinor > (change.before?.refundedMinor ?? 0);
    const kept = Math.max(0, grant.returned - taken);
    if (classes > 0) booked.push({ change, reason: 'returned', classes, kept });
    else if (classes < 0 || isNew) booked.push({ change, reason: 'refund', classes: -classes, kept });
  }
  return booked;
}

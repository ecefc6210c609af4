import type { Sql } from '#base/database/sql.ts';
import { Event } from '#base/modules/registry.ts';
import type { StoredPurchase } from './stored-purchase.ts';

/* What happens to money of families; modules above follow it in the same transaction. */

interface BookedPayment {
  purchase: StoredPurchase;
  paymentId: number;
  isRefund: boolean;
  /** What was paid, or how much of it has been refunded. */
  minor: number;
  /** The classes that were given or taken back. */
  classes: number;
}

/** A payment by card was booked, or a refund of it. */
export const paymentBooked = new Event<[sql: Sql, at: Date, booked: BookedPayment]>('paymentBooked');

interface ChangedDue {
  purchase: StoredPurchase;
  dueId: number;
  state: 'open' | 'paid';
  minor: number;
}

/** A due was made, or is paid now. */
export const dueChanged = new Event<[sql: Sql, at: Date, changed: ChangedDue]>('dueChanged');

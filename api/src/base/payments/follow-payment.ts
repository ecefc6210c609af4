import type { Sql } from '#base/database/sql.ts';

interface Paid {
  /** The owner of the payment. */
  userId: number;
  /** Whether only the payer is known, as for a bank transfer, and not the student. */
  isPayer: boolean;
  at: Date;
}

/**
 * What a module above payments does after a payment, in the same transaction; it may be called again for the same
 * payment.
 */
export type FollowPayment = (sql: Sql, paid: Paid) => Promise<void>;

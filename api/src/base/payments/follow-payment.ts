import type { Sql } from '#base/database/sql.ts';

interface Paid {
  /** Whose payment it is. */
  userId: number;
  /** Whether it is only known who paid, as of a bank transfer, and not for whom. */
  isPayer: boolean;
  at: Date;
}

/** What a module above payments does once somebody has paid, in the transaction of it; the same payment may come again. */
export type FollowPayment = (sql: Sql, paid: Paid) => Promise<void>;

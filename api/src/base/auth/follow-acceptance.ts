import type { Sql } from '#base/database/sql.ts';

/** Somebody who has chosen the password of an account by a mail to its address, which proves the address. */
interface Acceptance {
  userId: number;
  email: string;
  now: Date;
}

/** What a module does in the transaction of an acceptance. */
export type FollowAcceptance = (sql: Sql, acceptance: Acceptance) => Promise<void>;

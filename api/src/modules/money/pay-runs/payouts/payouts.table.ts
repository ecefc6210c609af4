import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytes } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { payWays } from '../pay-runs.table.ts';

/** D148: where a teacher is paid. Holder, bank and account are sealed; their end is shown to who may not read them. */
export const payouts = pgTable(
  'payouts',
  {
    teacherId: bigint('teacher_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    way: text('way', { enum: payWays }).notNull(),
    sealed: bytes('sealed').notNull(),
    /** Null: paid in cash. */
    lastFour: text('last_four'),
    changedAt: at('changed_at').notNull(),
    changedBy: bigint('changed_by', { mode: 'number' }).references(() => users.id),
  },
  () => [check('payouts_way_check', sql.raw("way in ('bank', 'wallet', 'cash')"))],
);

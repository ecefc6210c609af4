import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { payRuns } from '../pay-runs.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** D148: money that a teacher got before it was earned, to be paid back by the salaries of later months. */
export const payAdvances = pgTable(
  'pay_advances',
  {
    id: identity(),
    teacherId: person('teacher_id').notNull(),
    /** In the smallest unit of the academy's currency. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** By how many months it is paid back. */
    months: smallint('months').notNull(),
    givenOn: date('given_on').notNull(),
    givenBy: person('given_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('pay_advances_teacher_idx').on(t.teacherId, t.id),
    check('pay_advances_amount_check', sql.raw('amount_minor > 0')),
    check('pay_advances_months_check', sql.raw('months between 1 and 24')),
  ],
);

/** What a run pays back of an advance. */
export const payAdvanceParts = pgTable(
  'pay_advance_parts',
  {
    advanceId: bigint('advance_id', { mode: 'number' })
      .notNull()
      .references(() => payAdvances.id, { onDelete: 'cascade' }),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => payRuns.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'pay_advance_parts_pkey', columns: [t.advanceId, t.runId] }),
    index('pay_advance_parts_run_idx').on(t.runId),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

export const lineStates = ['prepared', 'paid', 'returned'] as const;
export type LineState = (typeof lineStates)[number];
export const payWays = ['bank', 'wallet', 'cash'] as const;
export type PayWay = (typeof payWays)[number];

const amount = (name: string) => bigint(name, { mode: 'number' });
const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** D148: the payment of the closed salaries of a month; one for each month. */
export const payRuns = pgTable(
  'pay_runs',
  {
    id: identity(),
    /** The first day of the month. */
    month: date('month').notNull(),
    /** The academy's, in which salaries are computed. */
    currency: text('currency').notNull(),
    createdBy: person('created_by'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pay_runs_month_key').on(t.month)],
);

/** D148: what a teacher is paid of a month. A line that is paid or returned never changes: another one balances it. */
export const payRunLines = pgTable(
  'pay_run_lines',
  {
    id: identity(),
    runId: bigint('run_id', { mode: 'number' })
      .notNull()
      .references(() => payRuns.id),
    teacherId: person('teacher_id').notNull(),
    /** The part of the closed month, in the smallest unit of the currency of the run. */
    salaryMinor: amount('salary_minor').notNull(),
    /** What of it pays advances back. */
    repaidMinor: amount('repaid_minor').notNull().default(0),
    /** What the teacher gets, in the smallest unit of the currency of the line. */
    amountMinor: amount('amount_minor').notNull(),
    currency: text('currency').notNull(),
    /** The worth of one unit of the run's currency, as it was typed. */
    rate: numeric('rate', { precision: 15, scale: 6 }).notNull().default('1'),
    state: text('state', { enum: lineStates }).notNull().default('prepared'),
    /** Null: as the teacher's payout data say. */
    way: text('way', { enum: payWays }),
    reference: text('reference'),
    /** The day of the payment, or of the return. */
    paidOn: date('paid_on'),
    changedBy: person('changed_by'),
    createdAt: createdAt(),
    changedAt: at('changed_at'),
  },
  (t) => [
    uniqueIndex('pay_run_lines_prepared_key').on(t.runId, t.teacherId).where(sql`${t.state} = 'prepared'`),
    index('pay_run_lines_run_idx').on(t.runId, t.teacherId, t.id),
    index('pay_run_lines_teacher_idx').on(t.teacherId, t.id),
    check('pay_run_lines_state_check', sql.raw("state in ('prepared', 'paid', 'returned')")),
    check('pay_run_lines_way_check', sql.raw("way in ('bank', 'wallet', 'cash')")),
    check('pay_run_lines_paid_check', sql.raw("(state = 'prepared') = (paid_on is null)")),
    check('pay_run_lines_rate_check', sql.raw('rate > 0')),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { reportFlags } from '#modules/study/reports/report-events.ts';
import { dailyReports } from '#modules/study/reports/reports.table.ts';

/** Why a leader is asked to read a report (D154): by the settings, or by a rule. */
export const reviewReasons = ['first', 'sample', ...reportFlags] as const;
export const reviewStatuses = ['waiting', 'read', 'returned', 'released'] as const;

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** The reading of a report by a leader (D154); a report without a row is not to be read. */
export const reportReviews = pgTable(
  'report_reviews',
  {
    reportId: bigint('report_id', { mode: 'number' })
      .primaryKey()
      .references(() => dailyReports.id, { onDelete: 'cascade' }),
    /** None: it only waits for its release. */
    reasons: text('reasons', { enum: reviewReasons }).array().notNull(),
    status: text('status', { enum: reviewStatuses }).notNull().default('waiting'),
    /** The words with which it was returned to its author. */
    note: text('note'),
    decidedBy: person('decided_by'),
    decidedAt: at('decided_at'),
    returnedAt: at('returned_at'),
    mendedAt: at('mended_at'),
    releasedAt: at('released_at'),
    /** Null while it is hidden, and if it was released by itself. */
    releasedBy: person('released_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('report_reviews_waiting_idx').on(t.createdAt).where(sql`${t.status} = 'waiting'`),
    index('report_reviews_decided_idx').on(t.decidedAt),
    check('report_reviews_status_check', sql.raw(`status in (${valuesOf(reviewStatuses)})`)),
    check('report_reviews_reasons_check', sql.raw(`reasons <@ array[${valuesOf(reviewReasons)}]`)),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { monthlyReports } from '#modules/study/reports/index.ts';

/** The occasions on which a family is asked (C24). */
export const occasions = ['third_class', 'monthly_report'] as const;

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A family's answer about its classes, once for each occasion (C24). */
export const feedback = pgTable(
  'feedback',
  {
    id: identity(),
    occasion: text('occasion', { enum: occasions }).notNull(),
    studentId: person('student_id').notNull(),
    /** The teacher of the class or report that was the occasion; this teacher never reads the answer. */
    teacherId: person('teacher_id').notNull(),
    monthlyReportId: bigint('monthly_report_id', { mode: 'number' }).references(() => monthlyReports.id, {
      onDelete: 'cascade',
    }),
    /** From 1 to 5. */
    score: smallint('score').notNull(),
    words: text('words'),
    answeredBy: person('answered_by').notNull(),
    createdAt: createdAt(),
    /** When a staff member followed up, and who it was. */
    handledAt: at('handled_at'),
    handledBy: person('handled_by'),
  },
  (t) => [
    uniqueIndex('feedback_third_class_key').on(t.studentId).where(sql`${t.occasion} = 'third_class'`),
    uniqueIndex('feedback_monthly_report_key').on(t.monthlyReportId),
    index('feedback_newest_idx').on(t.createdAt, t.id),
    index('feedback_low_idx').on(t.createdAt).where(sql`${t.score} <= 2 and ${t.handledAt} is null`),
    check('feedback_occasion_check', sql.raw(`occasion in (${valuesOf(occasions)})`)),
    check('feedback_score_check', sql.raw('score between 1 and 5')),
    check('feedback_report_check', sql.raw(`(occasion = 'monthly_report') = (monthly_report_id is not null)`)),
  ],
);

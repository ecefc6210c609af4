import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { languages, type StoredAnswer } from './questions.ts';

const person = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** A teacher's report on a student's month (D59). */
export const monthlyReports = pgTable(
  'monthly_reports',
  {
    id: identity(),
    teacherId: person('teacher_id'),
    studentId: person('student_id'),
    year: smallint('year').notNull(),
    /** 1 to 12. */
    month: smallint('month').notNull(),
    /** The language of the questions. */
    language: text('language', { enum: languages }).notNull(),
    /** In order, each with the question's key (D168) and its text at that time. */
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    authorId: person('author_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('monthly_reports_month_key').on(t.teacherId, t.studentId, t.year, t.month),
    index('monthly_reports_student_idx').on(t.studentId),
    index('monthly_reports_newest_idx').on(t.year, t.month, t.id),
    index('monthly_reports_folded_idx')
      .using('gin', sql`search_grams(' ' || fold_text(answers_text(${t.answers})))`)
      .with({ fastupdate: false }),
    check('monthly_reports_month_check', sql.raw('month between 1 and 12')),
  ],
);

/** A user's draft of a monthly report. */
export const monthlyReportDrafts = pgTable(
  'monthly_report_drafts',
  {
    authorId: person('author_id'),
    teacherId: person('teacher_id'),
    studentId: person('student_id'),
    year: smallint('year').notNull(),
    month: smallint('month').notNull(),
    answers: text('answers').array().notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'monthly_report_drafts_pk', columns: [t.authorId, t.teacherId, t.studentId, t.year, t.month] }),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import type { Range } from '../quran/ranges.ts';

/** Mistakes at a place of a drawn page; without an ayah somewhere on the page. */
export interface Mistakes {
  page: number;
  surah: number | null;
  ayah: number | null;
  count: number;
}

const user = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** D156: an exam of what a student has memorised: planned, started with drawn pages, then recorded with its result. */
export const exams = pgTable(
  'exams',
  {
    id: identity(),
    studentId: user('student_id'),
    examinerId: user('examiner_id'),
    /** The leader or admin who planned it. */
    plannedBy: user('planned_by'),
    juz: smallint('juz').array().notNull(),
    ranges: jsonb('ranges').$type<Range[]>().notNull(),
    /** How many pages are drawn, at most. */
    pages: smallint('pages').notNull(),
    /** With it the same pages are drawn again from what was solid. */
    seed: integer('seed').notNull(),
    drawn: smallint('drawn').array(),
    startedAt: at('started_at'),
    /** The day of the start, in the student's zone. */
    heldOn: date('held_on'),
    mistakes: jsonb('mistakes').$type<Mistakes[]>().notNull().default([]),
    /** From 1 to 5, as the quality of a recitation. */
    result: smallint('result'),
    note: text('note'),
    recordedAt: at('recorded_at'),
    /** Counts the changes, so that of two at once the second is asked to read again. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('exams_student_idx').on(t.studentId, t.id),
    index('exams_examiner_idx').on(t.examinerId),
    check('exams_result_check', sql.raw('result between 1 and 5')),
    check('exams_recorded_check', sql.raw('(result is null) = (recorded_at is null)')),
    check(
      'exams_started_check',
      sql.raw('(drawn is null) = (started_at is null) and (drawn is null) = (held_on is null)'),
    ),
    check('exams_order_check', sql.raw('recorded_at is null or started_at is not null')),
  ],
);

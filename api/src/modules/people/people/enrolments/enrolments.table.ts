import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';

export const enrolmentStates = ['active', 'paused', 'ended'] as const;

const teacher = () => bigint('teacher_id', { mode: 'number' }).references(() => users.id);

/**
 * What a student learns with whom (D125). The trigger `keep_first_enrolment` writes what processes change of the profile
 * into the first one, and `keep_enrolment_teachers` the history.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: identity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject', { enum: subjects }).notNull(),
    teacherId: teacher(),
    /** From which day on the teacher teaches; the history has the same. */
    teacherSince: date('teacher_since').notNull(),
    state: text('state', { enum: enrolmentStates }).notNull().default('active'),
    since: date('since').notNull(),
    /** The day of the end; of an active or paused one the day to come on which it ends. */
    until: date('until'),
    agreedMinutes: integer('agreed_minutes').notNull().default(30),
    /** Whether the profile of the specification is about it; exactly one of each student. */
    isFirst: boolean('is_first').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('enrolments_student_idx').on(t.studentId, t.id),
    index('enrolments_teacher_idx').on(t.teacherId, t.studentId).where(sql`${t.state} <> 'ended'`),
    index('enrolments_ending_idx').on(t.until).where(sql`${t.state} <> 'ended' and ${t.until} is not null`),
    uniqueIndex('enrolments_first_key').on(t.studentId).where(sql`${t.isFirst}`),
    uniqueIndex('enrolments_subject_key').on(t.studentId, t.subject).where(sql`${t.state} = 'active'`),
  ],
);

/** The teachers of an enrolment, each from a day to the day before the next one's. */
export const enrolmentTeachers = pgTable(
  'enrolment_teachers',
  {
    id: identity(),
    enrolmentId: bigint('enrolment_id', { mode: 'number' })
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    teacherId: teacher().notNull(),
    since: date('since').notNull(),
    until: date('until'),
    /** Whether the day is still to come. */
    isPlanned: boolean('is_planned').notNull().default(false),
  },
  (t) => [
    index('enrolment_teachers_enrolment_idx').on(t.enrolmentId, t.since),
    index('enrolment_teachers_planned_idx').on(t.since).where(sql`${t.isPlanned}`),
  ],
);

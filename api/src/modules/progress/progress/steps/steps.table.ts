import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { subjects } from '#modules/people/people/profiles/teaching.fields.ts';
import { dailyReports } from '#modules/study/reports/reports.table.ts';

export { subjects };

/** How a report records a step (D128). */
export const stepStates = ['begun', 'passed', 'again'] as const;

const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** The ordered steps of a subject (D128). */
export const curricula = pgTable('curricula', {
  id: identity(),
  /** Names a built-in one, which is made once; null for those of the academy. */
  key: text('key').unique('curricula_key_key'),
  titleEn: text('title_en').notNull(),
  titleAr: text('title_ar').notNull(),
  subject: text('subject', { enum: subjects }).notNull(),
  isRetired: boolean('is_retired').notNull().default(false),
  /** Counts the saves of its steps, so that of two at once the second is asked to read again. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

export const curriculumSteps = pgTable(
  'curriculum_steps',
  {
    id: identity(),
    curriculumId: reference('curriculum_id').references(() => curricula.id),
    /** From 1, over all levels. */
    position: integer('position').notNull(),
    level: text('level').notNull(),
    /** The level in Arabic where `level` is not (D168). */
    levelAr: text('level_ar'),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    /** No report can record it any more; its history stays. */
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (t) => [index('curriculum_steps_order_idx').on(t.curriculumId, t.position, t.id)],
);

/** What a report says of a step; it counts while the class is held (H6). */
export const studentSteps = pgTable(
  'student_steps',
  {
    id: identity(),
    reportId: reference('report_id').references(() => dailyReports.id, { onDelete: 'cascade' }),
    classId: reference('class_id').references(() => classes.id, { onDelete: 'cascade' }),
    studentId: reference('student_id').references(() => users.id),
    teacherId: reference('teacher_id').references(() => users.id),
    stepId: reference('step_id').references(() => curriculumSteps.id),
    /** The day of the class, in the student's zone. */
    date: date('date').notNull(),
    state: text('state', { enum: stepStates }).notNull(),
    quality: smallint('quality'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('student_steps_step_key').on(t.reportId, t.stepId),
    index('student_steps_student_idx').on(t.studentId, t.stepId),
    index('student_steps_class_idx').on(t.classId),
    index('student_steps_used_idx').on(t.stepId),
    check('student_steps_state_check', sql.raw(`state in (${valuesOf(stepStates)})`)),
    check('student_steps_quality_check', sql.raw(`quality is null or (quality between 1 and 5 and state = 'passed')`)),
  ],
);

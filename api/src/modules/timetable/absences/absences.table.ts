import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { person, planChecks, planColumns, planRowChecks, planRowColumns } from '#modules/timetable/plans/plan.table.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';

/** A teacher's absence, or a closure of the academy or of a leader's team (D97). */
export const timeOffKinds = ['absence', 'closure'] as const;
export type TimeOffKind = (typeof timeOffKinds)[number];

/**
 * Days on which a teacher, a team or the whole academy does not teach (D97). The migration adds a constraint that the
 * schema language cannot express: `times_off_teacher_overlap`.
 */
export const timesOff = pgTable(
  'times_off',
  {
    ...planColumns(),
    kind: text('kind', { enum: timeOffKinds }).notNull(),
    reason: text('reason'),
    /** For a closure. */
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
  },
  (t) => [
    index('times_off_end_idx').on(t.endsAt, t.id).where(sql`${t.undoneAt} is null`),
    check('times_off_kind_check', sql.raw(`kind in (${valuesOf(timeOffKinds)})`)),
    check('times_off_teacher_check', sql.raw(`(kind = 'absence') = (teacher_id is not null)`)),
    check('times_off_name_check', sql.raw(`(kind = 'closure') = (name_en is not null and name_ar is not null)`)),
    ...planChecks('times_off'),
  ],
);

export const decisionActions = ['cancel', 'move', 'substitute'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** The decision about each class of a time off (D97). */
export const timeOffClasses = pgTable(
  'time_off_classes',
  {
    timeOffId: bigint('time_off_id', { mode: 'number' })
      .notNull()
      .references(() => timesOff.id, { onDelete: 'cascade' }),
    ...planRowColumns(),
    /** The student's teacher at the decision. */
    studentTeacherId: person('student_teacher_id'),
    action: text('action', { enum: decisionActions }).notNull(),
    toAt: at('to_at'),
    toTeacherId: person('to_teacher_id'),
    problem: text('problem', { enum: decisionProblems }),
  },
  (t) => [
    primaryKey({ columns: [t.timeOffId, t.classId] }),
    index('time_off_classes_class_idx').on(t.classId),
    index('time_off_classes_kept_idx').on(t.classId).where(sql`${t.state} = 'kept'`),
    check('time_off_classes_action_check', sql.raw(`action in (${valuesOf(decisionActions)})`)),
    ...planRowChecks('time_off_classes'),
    check(
      'time_off_classes_to_check',
      sql.raw(`(action = 'move') = (to_at is not null) and (action = 'substitute') = (to_teacher_id is not null)`),
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { valuesOf } from '#modules/classes/class-status.ts';
import { classes } from '#modules/classes/classes.table.ts';
import { users } from '#modules/identity/identity.table.ts';
import { decisionProblems } from './decision-problems.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A teacher's absence, or a closure of the academy or of a leader's team (D97). */
export const timeOffKinds = ['absence', 'closure'] as const;
export type TimeOffKind = (typeof timeOffKinds)[number];

/** Whether its classes are being changed, or changed back, by the job. */
export const timeOffStates = ['applying', 'done', 'undoing', 'undone'] as const;

/**
 * Days on which a teacher, a team or nobody of the academy teaches (D97). A constraint that the schema language has no word for
 * is in the migration: `times_off_teacher_overlap`.
 */
export const timesOff = pgTable(
  'times_off',
  {
    id: identity(),
    kind: text('kind', { enum: timeOffKinds }).notNull(),
    /** Of an absence. */
    teacherId: person('teacher_id'),
    /** Of a closure of one team; null: of everybody. */
    leaderId: person('leader_id'),
    reason: text('reason'),
    /** Of a closure. */
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    /** Both included, in the zone. */
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state', { enum: timeOffStates }).notNull().default('applying'),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    undoneBy: person('undone_by'),
    /** From then on it keeps no class from being made. */
    undoneAt: at('undone_at'),
    /** Whether it was taken back before its job had ended: nobody was notified of what it had done. */
    isInterrupted: boolean('is_interrupted').notNull().default(false),
  },
  (t) => [
    index('times_off_end_idx').on(t.endsAt, t.id).where(sql`${t.undoneAt} is null`),
    check('times_off_kind_check', sql.raw(`kind in (${valuesOf(timeOffKinds)})`)),
    check('times_off_state_check', sql.raw(`state in (${valuesOf(timeOffStates)})`)),
    check('times_off_teacher_check', sql.raw(`(kind = 'absence') = (teacher_id is not null)`)),
    check('times_off_name_check', sql.raw(`(kind = 'closure') = (name_en is not null and name_ar is not null)`)),
    check('times_off_range_check', sql.raw('ends_at > starts_at')),
  ],
);

export const decisionActions = ['cancel', 'move', 'substitute'] as const;
export type DecisionAction = (typeof decisionActions)[number];

/** What has become of a decision. `skipped`: nothing was changed; `kept`: the change stays though the rest was undone. */
export const decisionStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;

/** What is done with each class of a time off (D97). */
export const timeOffClasses = pgTable(
  'time_off_classes',
  {
    timeOffId: bigint('time_off_id', { mode: 'number' })
      .notNull()
      .references(() => timesOff.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Whose class it was when it was decided. */
    studentId: person('student_id').notNull(),
    /** Who was the student's teacher then. */
    studentTeacherId: person('student_teacher_id'),
    action: text('action', { enum: decisionActions }).notNull(),
    toAt: at('to_at'),
    toTeacherId: person('to_teacher_id'),
    /** The last line of the class's history at the decision. */
    seenLine: bigint('seen_line', { mode: 'number' }).notNull(),
    state: text('state', { enum: decisionStates }).notNull().default('waiting'),
    problem: text('problem', { enum: decisionProblems }),
    /** What the class was before, by column. */
    former: jsonb('former'),
    /** The history line of the class's change. */
    doneLine: bigint('done_line', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.timeOffId, t.classId] }),
    index('time_off_classes_class_idx').on(t.classId),
    check('time_off_classes_action_check', sql.raw(`action in (${valuesOf(decisionActions)})`)),
    check('time_off_classes_state_check', sql.raw(`state in (${valuesOf(decisionStates)})`)),
    check(
      'time_off_classes_to_check',
      sql.raw(`(action = 'move') = (to_at is not null) and (action = 'substitute') = (to_teacher_id is not null)`),
    ),
  ],
);

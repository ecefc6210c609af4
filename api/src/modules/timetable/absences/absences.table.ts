import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A teacher's absence, or a closure of the academy or of a leader's team (D97). */
export const timeOffKinds = ['absence', 'closure'] as const;
export type TimeOffKind = (typeof timeOffKinds)[number];

/** Whether the job is changing the classes, has changed them, or is restoring them. */
export const timeOffStates = ['applying', 'done', 'undoing', 'undone'] as const;

/**
 * Days on which a teacher, a team or the whole academy does not teach (D97). The migration adds a constraint that the
 * schema language cannot express: `times_off_teacher_overlap`.
 */
export const timesOff = pgTable(
  'times_off',
  {
    id: identity(),
    kind: text('kind', { enum: timeOffKinds }).notNull(),
    /** For an absence. */
    teacherId: person('teacher_id'),
    /** For a closure: the leader of the closed team; null for the whole academy. */
    leaderId: person('leader_id'),
    reason: text('reason'),
    /** For a closure. */
    nameEn: text('name_en'),
    nameAr: text('name_ar'),
    /** Days in the zone; both ends are included. */
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state', { enum: timeOffStates }).notNull().default('applying'),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    undoneBy: person('undone_by'),
    /** When it was taken back; since then it prevents no class. */
    undoneAt: at('undone_at'),
    /** Whether it was taken back before its job had ended, so that nobody had been notified. */
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

/**
 * The result of a decision. `skipped`: the class was not changed; `kept`: the change stays, although the rest was
 * undone.
 */
export const decisionStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;

/** The decision about each class of a time off (D97). */
export const timeOffClasses = pgTable(
  'time_off_classes',
  {
    timeOffId: bigint('time_off_id', { mode: 'number' })
      .notNull()
      .references(() => timesOff.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The student of the class at the decision. */
    studentId: person('student_id').notNull(),
    /** The student's teacher at the decision. */
    studentTeacherId: person('student_teacher_id'),
    action: text('action', { enum: decisionActions }).notNull(),
    toAt: at('to_at'),
    toTeacherId: person('to_teacher_id'),
    /** The last line of the class's history at the decision. */
    seenLine: bigint('seen_line', { mode: 'number' }).notNull(),
    state: text('state', { enum: decisionStates }).notNull().default('waiting'),
    problem: text('problem', { enum: decisionProblems }),
    /** The former values of the class, by column. */
    former: jsonb('former'),
    /** The history line of the change. */
    doneLine: bigint('done_line', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.timeOffId, t.classId] }),
    index('time_off_classes_class_idx').on(t.classId),
    index('time_off_classes_kept_idx').on(t.classId).where(sql`${t.state} = 'kept'`),
    check('time_off_classes_action_check', sql.raw(`action in (${valuesOf(decisionActions)})`)),
    check('time_off_classes_state_check', sql.raw(`state in (${valuesOf(decisionStates)})`)),
    check(
      'time_off_classes_to_check',
      sql.raw(`(action = 'move') = (to_at is not null) and (action = 'substitute') = (to_teacher_id is not null)`),
    ),
  ],
);

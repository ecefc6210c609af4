import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** Whether the job is moving its classes, has moved them, or is restoring them. */
export const shiftStates = ['applying', 'done', 'undoing', 'undone'] as const;

/** Days on which the classes of a teacher, a team or everybody are earlier or later (D99). */
export const shifts = pgTable(
  'shifts',
  {
    id: identity(),
    /** For the classes of one teacher. */
    teacherId: person('teacher_id'),
    /** For the classes of one team; for everybody's if neither is set. */
    leaderId: person('leader_id'),
    /** Minutes of wall time; negative: earlier. Null: into a window. */
    minutes: integer('minutes'),
    /** `21:00`, in the zone of each teacher. */
    windowFrom: text('window_from'),
    /** On the next day if it is not after the start. */
    windowTo: text('window_to'),
    /** Days in the zone; both ends are included. */
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state', { enum: shiftStates }).notNull().default('applying'),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    undoneBy: person('undone_by'),
    /** When it was taken back; since then series do not follow it. */
    undoneAt: at('undone_at'),
    /** Whether it was taken back before its job had ended, so that nobody had been notified. */
    isInterrupted: boolean('is_interrupted').notNull().default(false),
  },
  (t) => [
    index('shifts_end_idx').on(t.endsAt, t.id).where(sql`${t.undoneAt} is null`),
    check('shifts_state_check', sql.raw(`state in (${valuesOf(shiftStates)})`)),
    check('shifts_of_check', sql.raw('teacher_id is null or leader_id is null')),
    check('shifts_range_check', sql.raw('ends_at > starts_at')),
    check('shifts_minutes_check', sql.raw('minutes <> 0 and minutes between -720 and 720')),
    check(
      'shifts_window_check',
      sql.raw('(minutes is null) = (window_from is not null) and (window_from is null) = (window_to is null)'),
    ),
  ],
);

/** The teachers whose classes a shift moves, if not everybody's: the team at that time. */
export const shiftTeachers = pgTable(
  'shift_teachers',
  {
    shiftId: bigint('shift_id', { mode: 'number' })
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    teacherId: person('teacher_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.teacherId] }),
    index('shift_teachers_teacher_idx').on(t.teacherId, t.shiftId),
  ],
);

/** The places in a window of the weekly times of series that existed when the shift was saved. */
export const shiftPlaces = pgTable(
  'shift_places',
  {
    shiftId: bigint('shift_id', { mode: 'number' })
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    teacherId: person('teacher_id').notNull(),
    /** Of a series, a module above. */
    slotId: bigint('slot_id', { mode: 'number' }).notNull(),
    /** The day of the week without the shift, in the teacher's zone; 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    zone: text('zone').notNull(),
    /** Minutes of wall time since the start of that day. */
    minute: integer('minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.slotId, t.weekday] }),
    index('shift_places_teacher_idx').on(t.teacherId, t.shiftId),
  ],
);

/** `place`: at a time of its own, as an exception of its series. */
export const shiftActions = ['move', 'stay', 'place'] as const;

/** `skipped`: the class was not moved; `kept`: the class stays, although the rest was restored. */
export const shiftClassStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;

/** Why a class was skipped or kept. `changed`: it was changed since; `off`: an absence, a closure or a hold. */
export const shiftProblems = ['changed', 'started', 'taken', 'off'] as const;
export type ShiftProblem = (typeof shiftProblems)[number];

/** The decision about each existing class of a shift (D99). */
export const shiftClasses = pgTable(
  'shift_classes',
  {
    shiftId: bigint('shift_id', { mode: 'number' })
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** The student of the class at the decision. */
    studentId: person('student_id').notNull(),
    action: text('action', { enum: shiftActions }).notNull(),
    /** The new time; after the class went back, its own time. */
    toAt: at('to_at').notNull(),
    /** The last line of the class's history at the decision. */
    seenLine: bigint('seen_line', { mode: 'number' }).notNull(),
    state: text('state', { enum: shiftClassStates }).notNull().default('waiting'),
    problem: text('problem', { enum: shiftProblems }),
    /** The values of the class before it was moved or restored, by column. */
    former: jsonb('former'),
    /** The history line of the move. */
    doneLine: bigint('done_line', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.classId] }),
    index('shift_classes_class_idx').on(t.classId),
    index('shift_classes_kept_idx').on(t.classId).where(sql`${t.state} = 'kept'`),
    check('shift_classes_action_check', sql.raw(`action in (${valuesOf(shiftActions)})`)),
    check('shift_classes_state_check', sql.raw(`state in (${valuesOf(shiftClassStates)})`)),
  ],
);

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
import { valuesOf } from '#modules/classes/class-status.ts';
import { classes } from '#modules/classes/classes.table.ts';
import { users } from '#modules/identity/identity.table.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** Whether its classes are being moved, or moved back, by the job. */
export const shiftStates = ['applying', 'done', 'undoing', 'undone'] as const;

/** Days on which the classes of a teacher, a team or everybody are earlier or later (D99). */
export const shifts = pgTable(
  'shifts',
  {
    id: identity(),
    /** Of one teacher's classes. */
    teacherId: person('teacher_id'),
    /** Of one team's; with neither: of everybody's. */
    leaderId: person('leader_id'),
    /** By how many minutes of wall time; less than 0: earlier. Null: into a window. */
    minutes: integer('minutes'),
    /** `21:00`, on the clock of each teacher. */
    windowFrom: text('window_from'),
    /** On the next day where it is not after the begin. */
    windowTo: text('window_to'),
    /** Both included, in the zone. */
    fromOn: date('from_on').notNull(),
    toOn: date('to_on').notNull(),
    zone: text('zone').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    state: text('state', { enum: shiftStates }).notNull().default('applying'),
    createdBy: person('created_by').notNull(),
    createdAt: createdAt(),
    undoneBy: person('undone_by'),
    /** From then on series do not follow it. */
    undoneAt: at('undone_at'),
    /** Whether it was taken back before its job had ended: nobody was notified of what it had done. */
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

/** Whose classes a shift moves, where it is not of everybody: the team as it was then. */
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

/** Where a shift to a window puts the weekly times of series that there were when it was saved. */
export const shiftPlaces = pgTable(
  'shift_places',
  {
    shiftId: bigint('shift_id', { mode: 'number' })
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    teacherId: person('teacher_id').notNull(),
    /** Of a series, which stands above. */
    slotId: bigint('slot_id', { mode: 'number' }).notNull(),
    /** The day of the week that it is on without the shift, on the teacher's clock; 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    zone: text('zone').notNull(),
    /** Minutes of wall time since the begin of that day. */
    minute: integer('minute').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.slotId, t.weekday] }),
    index('shift_places_teacher_idx').on(t.teacherId, t.shiftId),
  ],
);

/** `place`: at a time of its own, apart from its series. */
export const shiftActions = ['move', 'stay', 'place'] as const;

/** `skipped`: nothing was moved; `kept`: the class stays where it is though the rest was moved back. */
export const shiftClassStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;

/** Why something was skipped or kept. `changed`: somebody has changed the class since; `off`: an absence, a closure or a hold. */
export const shiftProblems = ['changed', 'started', 'taken', 'off'] as const;
export type ShiftProblem = (typeof shiftProblems)[number];

/** What is done with each class of a shift that there is (D99). */
export const shiftClasses = pgTable(
  'shift_classes',
  {
    shiftId: bigint('shift_id', { mode: 'number' })
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    /** Whose class it was when it was decided. */
    studentId: person('student_id').notNull(),
    action: text('action', { enum: shiftActions }).notNull(),
    /** Where it is to be; while it is moved back, its former time. */
    toAt: at('to_at').notNull(),
    /** The last line of the class's history at the decision. */
    seenLine: bigint('seen_line', { mode: 'number' }).notNull(),
    state: text('state', { enum: shiftClassStates }).notNull().default('waiting'),
    problem: text('problem', { enum: shiftProblems }),
    /** What the class was before it was moved, or moved back, by column. */
    former: jsonb('former'),
    /** The line of the class's history that the move is. */
    doneLine: bigint('done_line', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.classId] }),
    index('shift_classes_class_idx').on(t.classId),
    check('shift_classes_action_check', sql.raw(`action in (${valuesOf(shiftActions)})`)),
    check('shift_classes_state_check', sql.raw(`state in (${valuesOf(shiftClassStates)})`)),
  ],
);

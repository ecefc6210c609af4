import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { person, planChecks, planColumns, planRowChecks, planRowColumns } from '#modules/timetable/plans/plan.table.ts';

/** Days on which the classes of a teacher, a team or everybody are earlier or later (D99). */
export const shifts = pgTable(
  'shifts',
  {
    ...planColumns(),
    /** Minutes of wall time; negative: earlier. Null: into a window. */
    minutes: integer('minutes'),
    /** `21:00`, in the zone of each teacher. */
    windowFrom: text('window_from'),
    /** On the next day if it is not after the start. */
    windowTo: text('window_to'),
  },
  (t) => [
    index('shifts_end_idx').on(t.endsAt, t.id).where(sql`${t.undoneAt} is null`),
    check('shifts_of_check', sql.raw('teacher_id is null or leader_id is null')),
    ...planChecks('shifts'),
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
    ...planRowColumns(),
    action: text('action', { enum: shiftActions }).notNull(),
    /** The new time; after the class went back, its own time. */
    toAt: at('to_at').notNull(),
    problem: text('problem', { enum: shiftProblems }),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.classId] }),
    index('shift_classes_class_idx').on(t.classId),
    index('shift_classes_kept_idx').on(t.classId).where(sql`${t.state} = 'kept'`),
    check('shift_classes_action_check', sql.raw(`action in (${valuesOf(shiftActions)})`)),
    ...planRowChecks('shift_classes'),
  ],
);

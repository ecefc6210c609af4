import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import type { TimeOffReason } from '#modules/classes/classes/class-facts.ts';
import { attendances, valuesOf } from '#modules/classes/classes/class-status.ts';
import { materials } from '#modules/library/materials/materials.table.ts';
import { enrolments } from '#modules/people/people/index.ts';

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const ref = (name: string) => bigint(name, { mode: 'number' });

/** Why a series makes no more classes before its last day. */
export const endReasons = ['ended', 'student_left', 'teacher_left'] as const;

/** The person in whose zone the times of a series are. */
export const zoneSides = ['student', 'teacher'] as const;

/** Classes that repeat weekly (D90); they are rows of `classes` with the series, the slot and its day. */
export const series = pgTable(
  'series',
  {
    id: identity(),
    studentId: person('student_id').notNull(),
    teacherId: person('teacher_id').notNull(),
    /** What its classes are of (D125); null as of a class. */
    enrolmentId: ref('enrolment_id').references(() => enrolments.id),
    materialId: ref('material_id')
      .notNull()
      .references(() => materials.id),
    zone: text('zone').notNull(),
    zoneOf: text('zone_of', { enum: zoneSides }).notNull(),
    everyWeeks: integer('every_weeks').notNull().default(1),
    /** Its weeks are counted from this day. */
    anchorOn: date('anchor_on').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    count: integer('count'),
    attendance: text('attendance', { enum: attendances }).notNull().default('presence'),
    accomplished: text('accomplished').notNull().default(''),
    zoomLink: text('zoom_link'),
    /** The series that this one continues (D92). */
    pastId: ref('past_id'),
    /** The time up to which classes have been made. */
    madeUntil: at('made_until'),
    /** The version of the time zone rules behind the current times of its classes to come; null: unknown. */
    zoneRules: text('zone_rules'),
    endedAt: at('ended_at'),
    endReason: text('end_reason', { enum: endReasons }),
    createdBy: person('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('series_student_idx').on(t.studentId, t.id),
    index('series_teacher_idx').on(t.teacherId, t.id),
    index('series_enrolment_idx').on(t.enrolmentId, t.id),
    index('series_due_idx').on(t.madeUntil, t.id).where(sql`${t.endedAt} is null`),
    check('series_every_weeks_check', sql.raw('every_weeks between 1 and 4')),
    check('series_end_check', sql.raw('ends_on is null or count is null')),
    check('series_attendance_check', sql.raw(`attendance in (${valuesOf(attendances)})`)),
  ],
);

/** A weekly time of a series: 0 is Sunday. */
export const seriesSlots = pgTable(
  'series_slots',
  {
    id: identity(),
    seriesId: ref('series_id')
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    weekday: integer('weekday').notNull(),
    /** `17:00` in the series' zone. */
    time: text('time').notNull(),
    minutes: integer('minutes').notNull(),
    /** The first possible day of its classes, if it differs from the series' first day. */
    startsOn: date('starts_on'),
  },
  (t) => [
    index('series_slots_series_idx').on(t.seriesId, t.id),
    check('series_slots_weekday_check', sql.raw('weekday between 0 and 6')),
    check('series_slots_minutes_check', sql.raw('minutes > 0')),
  ],
);

export const timeOffReasons = ['absence', 'closure', 'hold'] as const satisfies readonly TimeOffReason[];
export const obstacleReasons = ['teacher', 'student', ...timeOffReasons] as const;
export const obstacleStates = ['waiting', 'skipped'] as const;

/** A class that was not made because its time was taken (D93). */
export const seriesObstacles = pgTable(
  'series_obstacles',
  {
    id: identity(),
    slotId: ref('slot_id')
      .notNull()
      .references(() => seriesSlots.id, { onDelete: 'cascade' }),
    /** The slot's own day. */
    slotDate: date('slot_date').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    reason: text('reason', { enum: obstacleReasons }).notNull(),
    state: text('state', { enum: obstacleStates }).notNull().default('waiting'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('series_obstacles_key').on(t.slotId, t.slotDate),
    index('series_obstacles_waiting_idx').on(t.startsAt, t.id).where(sql`${t.state} = 'waiting'`),
    check('series_obstacles_reason_check', sql.raw(`reason in (${valuesOf(obstacleReasons)})`)),
    check('series_obstacles_state_check', sql.raw(`state in (${valuesOf(obstacleStates)})`)),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';

const teacher = () => bigint('teacher_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' });

/** A weekly time at which a teacher gives classes, in the teacher's zone (D96): 0 is Sunday. */
export const availabilityWindows = pgTable(
  'availability_windows',
  {
    id: identity(),
    teacherId: teacher().notNull(),
    weekday: smallint('weekday').notNull(),
    /** `17:00`; `00:00` at the end is the end of the day. */
    fromTime: text('from_time').notNull(),
    toTime: text('to_time').notNull(),
  },
  (t) => [
    index('availability_windows_teacher_idx').on(t.teacherId, t.weekday, t.fromTime),
    check('availability_windows_weekday_check', sql.raw('weekday between 0 and 6')),
  ],
);

/** Days on which a teacher gives no classes, both included. */
export const availabilityDaysOff = pgTable(
  'availability_days_off',
  {
    id: identity(),
    teacherId: teacher().notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
  },
  (t) => [
    index('availability_days_off_teacher_idx').on(t.teacherId, t.fromDay),
    check('availability_days_off_order_check', sql.raw('to_day >= from_day')),
  ],
);

/** The minutes between two classes of a teacher; without a row 0. */
export const availabilityPauses = pgTable(
  'availability_pauses',
  {
    teacherId: teacher().primaryKey(),
    minutes: integer('minutes').notNull(),
  },
  () => [check('availability_pauses_minutes_check', sql.raw('minutes between 0 and 120'))],
);

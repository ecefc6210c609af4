import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, identity } from '#base/database/columns.ts';
import { userId } from '#modules/accounts/identity/identity.table.ts';
import { classes } from '../classes.table.ts';

/** Stays of people with start and end (D23); several rows if a person returned. */
export const attendanceLog = pgTable(
  'attendance_log',
  {
    id: identity(),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    userId: userId(),
    joinedAt: at('joined_at').notNull(),
    leftAt: at('left_at'),
    /** The provider's key of the stay, if a provider reported it. */
    participant: text('participant'),
    /** Whether the person was identified only by the name given in the meeting. */
    byName: boolean('by_name').notNull().default(false),
  },
  (t) => [
    index('attendance_log_class_idx').on(t.classId, t.id),
    uniqueIndex('attendance_log_open_key').on(t.classId, t.userId).where(sql`${t.leftAt} is null`),
    uniqueIndex('attendance_log_participant_key').on(t.classId, t.participant),
    check('attendance_log_left_check', sql.raw('left_at >= joined_at')),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { requestKinds, valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

/** D100. An open request whose class has started has lapsed, even before the clock has stored that. */
export const requestStatuses = ['open', 'accepted', 'rejected', 'withdrawn', 'lapsed'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);

/** A family's request about a class to come (D100). */
export const classRequests = pgTable(
  'class_requests',
  {
    id: identity(),
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    studentId: person('student_id').notNull(),
    kind: text('kind', { enum: requestKinds }).notNull(),
    status: text('status', { enum: requestStatuses }).notNull().default('open'),
    reason: text('reason'),
    /** The possible starts of a move, and the chosen one. */
    times: timestamp('times', { withTimezone: true, mode: 'date' }).array().notNull(),
    time: at('time'),
    /** The month of the class in the student's zone, `2026-11`: excuses are counted by it (D102). */
    month: text('month').notNull(),
    requestedBy: person('requested_by').notNull(),
    createdAt: createdAt(),
    answeredBy: person('answered_by'),
    answeredAt: at('answered_at'),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('class_requests_open_key').on(t.classId).where(sql`${t.status} = 'open'`),
    index('class_requests_class_idx').on(t.classId, t.id),
    index('class_requests_excuses_idx')
      .on(t.studentId, t.month)
      .where(sql`${t.kind} = 'excuse' and ${t.status} = 'accepted'`),
    check('class_requests_kind_check', sql.raw(`kind in (${valuesOf(requestKinds)})`)),
    check('class_requests_status_check', sql.raw(`status in (${valuesOf(requestStatuses)})`)),
  ],
);

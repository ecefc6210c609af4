import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at, createdAt, identity } from '#base/database/columns.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { valuesOf } from '#modules/classes/classes/class-status.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

/** What a make-up is given for (D103). */
export const makeUpReasons = ['excuse', 'teacher_absence'] as const;
export type MakeUpReason = (typeof makeUpReasons)[number];

/**
 * D103: a right to one more class until a day. It does not count as a remaining class, so the ledger does not contain
 * it.
 */
export const makeUps = pgTable(
  'make_ups',
  {
    id: identity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** The class that did not take place. */
    classId: bigint('class_id', { mode: 'number' })
      .notNull()
      .references(() => classes.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: makeUpReasons }).notNull(),
    /** The last day, in the student's zone when it was given, and the instant at which that day ends. */
    until: date('until').notNull(),
    endsAt: at('ends_at').notNull(),
    /** The class that uses the make-up. */
    usedBy: bigint('used_by', { mode: 'number' }).references(() => classes.id, { onDelete: 'set null' }),
    /** The last class that used it and was cancelled, and the former end: both are restored with that class (D103). */
    freedBy: bigint('freed_by', { mode: 'number' }).references(() => classes.id, { onDelete: 'set null' }),
    formerUntil: date('former_until'),
    formerEndsAt: at('former_ends_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('make_ups_class_key').on(t.classId),
    unique('make_ups_used_by_key').on(t.usedBy),
    index('make_ups_freed_by_idx').on(t.freedBy),
    index('make_ups_student_idx').on(t.studentId, t.endsAt),
    index('make_ups_open_idx').on(t.endsAt).where(sql`${t.usedBy} is null`),
    check('make_ups_reason_check', sql.raw(`reason in (${valuesOf(makeUpReasons)})`)),
  ],
);

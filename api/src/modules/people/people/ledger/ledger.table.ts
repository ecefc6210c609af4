import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';

/** D27: a student's remaining classes are the sum of these lines, which the profile stores (`keep_remaining_of_…`). */
export const classLedger = pgTable(
  'class_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    studentId: bigint('student_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    delta: integer('delta').notNull(),
    reason: text('reason', {
      enum: ['purchase', 'renewal', 'class', 'class_reversal', 'manual', 'refund', 'import'],
    }).notNull(),
    /** The source, by its kind and id. */
    ref: text('ref'),
    actorId: bigint('actor_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  // The delta is in the index, so that the sum is read from the index alone.
  (t) => [index('class_ledger_student_idx').on(t.studentId, t.id, t.delta)],
);

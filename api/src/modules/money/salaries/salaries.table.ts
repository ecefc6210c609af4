import { bigint, date, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';

/** A teacher's price per class, from a date on (D30, D33). */
export const teacherSalaries = pgTable(
  'teacher_salaries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teacherId: bigint('teacher_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In hundredths of the academy's currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    effectiveFrom: date('effective_from').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [unique('teacher_salaries_date_key').on(t.teacherId, t.effectiveFrom)],
);

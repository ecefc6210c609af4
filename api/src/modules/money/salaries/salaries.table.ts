import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';

export const priceUnits = ['class', 'hour'] as const;
export type PriceUnit = (typeof priceUnits)[number];

/** A teacher's price per class or per hour, from a date on (D30, D33, D127). */
export const teacherSalaries = pgTable(
  'teacher_salaries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teacherId: bigint('teacher_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In hundredths of the academy's currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    per: text('per', { enum: priceUnits }).notNull().default('class'),
    effectiveFrom: date('effective_from').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    unique('teacher_salaries_date_key').on(t.teacherId, t.effectiveFrom),
    check('teacher_salaries_per_check', sql.raw("per in ('class', 'hour')")),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { classes } from '#modules/classes/classes/classes.table.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const amount = (name: string) => bigint(name, { mode: 'number' });
const person = (name: string) => bigint(name, { mode: 'number' }).references(() => users.id);
const aClass = (name: string) => bigint(name, { mode: 'number' }).references(() => classes.id);

/** D32: a closed month of a teacher. A month without a row is open. Amounts are in hundredths. */
export const salaryMonths = pgTable(
  'salary_months',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teacherId: person('teacher_id').notNull(),
    /** The first day of the month. */
    month: date('month').notNull(),
    totalMinor: amount('total_minor').notNull(),
    currency: text('currency').notNull(),
    closedAt: at('closed_at').notNull(),
    closedBy: person('closed_by').notNull(),
  },
  (t) => [unique('salary_months_month_key').on(t.teacherId, t.month)],
);

/** The classes of a closed month, with the pay at its closing. */
export const salaryMonthLines = pgTable(
  'salary_month_lines',
  {
    salaryMonthId: bigint('salary_month_id', { mode: 'number' })
      .notNull()
      .references(() => salaryMonths.id, { onDelete: 'cascade' }),
    classId: aClass('class_id').notNull(),
    studentId: person('student_id').notNull(),
    startsAt: at('starts_at').notNull(),
    attendance: text('attendance').notNull(),
    percent: integer('percent').notNull(),
    /** Null if the teacher had no price then (D30). */
    priceMinor: amount('price_minor'),
    priceSince: date('price_since'),
    /** Of a class whose price was per hour (D127); null for one per class. */
    minutes: integer('minutes'),
    /** The amount that adjustments had already paid for the class. */
    bookedMinor: amount('booked_minor').notNull(),
  },
  (t) => [
    primaryKey({ name: 'salary_month_lines_pkey', columns: [t.salaryMonthId, t.classId] }),
    index('salary_month_lines_class_idx').on(t.classId),
  ],
);

/** D31: bonuses and deductions of a month. Rows are never changed or deleted. */
export const salaryAdjustments = pgTable(
  'salary_adjustments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    teacherId: person('teacher_id').notNull(),
    month: date('month').notNull(),
    /** Zero is possible for a class without a price (D30). */
    amountMinor: amount('amount_minor').notNull(),
    /** Null for a class that was reported or changed after its month was closed. */
    reason: text('reason'),
    classId: aClass('class_id'),
    actorId: person('actor_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('salary_adjustments_month_idx').on(t.teacherId, t.month),
    index('salary_adjustments_class_idx').on(t.classId, t.amountMinor).where(sql`${t.classId} is not null`),
    check('salary_adjustments_amount_check', sql.raw('amount_minor <> 0 or class_id is not null')),
    check('salary_adjustments_cause_check', sql.raw('(reason is null) <> (class_id is null)')),
  ],
);

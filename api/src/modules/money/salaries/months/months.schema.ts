import { plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instant, line, matching, requiredText } from '#base/http/fields.ts';
import { pageOf } from '#base/http/pages.ts';
import { salariesQuery, teacherParams } from '../salaries.schema.ts';

const MOST_MINOR = 10_000_000;
const MOST_REASON = 500;

export const monthParams = v.object({
  ...teacherParams.entries,
  /** As 2026-01, in the academy's zone. */
  month: matching(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/),
});
export type MonthParams = v.InferOutput<typeof monthParams>;

/** A negative amount is a deduction. Stored in hundredths. */
const amount = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), line]),
  v.nonEmpty(),
  v.transform(plainNumber),
  v.regex(/^[+-]?\d{1,7}(\.\d{1,2})?$/, 'The amount has at most two decimals'),
  v.transform((value) => Math.round(Number(value) * 100)),
  v.check((minor) => minor !== 0, 'The amount is not zero'),
  v.minValue(-MOST_MINOR, 'The amount is out of range'),
  v.maxValue(MOST_MINOR, 'The amount is out of range'),
);
const reason = requiredText(MOST_REASON);

export const adjustmentBody = v.object({ amount, reason });
export type AdjustmentBody = v.InferOutput<typeof adjustmentBody>;
export const reopenBody = v.object({ reason });
export type ReopenBody = v.InferOutput<typeof reopenBody>;

const person = v.object({ id: v.string(), name: v.string() });

const monthLine = v.object({
  class_id: v.string(),
  starts_at: instant,
  student: person,
  attendance: v.string(),
  /** Null if the teacher had no price then (D30). */
  price: v.nullable(v.number()),
  /** Of a class whose price comes from one per hour (D127); null for one per class. */
  price_per_hour: v.nullable(v.number()),
  minutes: v.nullable(v.number()),
  price_since: v.nullable(v.string()),
  /** The percentage of the price that is paid for this attendance. */
  percent: v.number(),
  /** The amount that adjustments have already paid for this class; it is not included in the amount. */
  paid_before: v.number(),
  amount: v.number(),
});

const adjustment = v.object({
  id: v.string(),
  amount: v.number(),
  /** Null for a class that was reported or changed after its month was closed. */
  reason: v.nullable(v.string()),
  class_id: v.nullable(v.string()),
  class: v.nullable(v.object({ starts_at: instant, student: person })),
  by: v.nullable(person),
  created_at: instant,
});

const month = v.object({
  month: v.string(),
  currency: v.string(),
  /** The zone of days and months. */
  zone: v.string(),
  is_over: v.boolean(),
  closed: v.nullable(v.object({ at: instant, by: person })),
  lines: v.array(monthLine),
  adjustments: v.array(adjustment),
  /** The amounts of lines and adjustments together. */
  total: v.number(),
  /** The number of lines that would be paid if the teacher had had a price. */
  unpriced: v.number(),
  /** The number of past classes without a report; they are in no sum. */
  unreported: v.number(),
  may: v.object({ adjust: v.boolean(), close: v.boolean(), reopen: v.boolean() }),
});
export type WireMonth = v.InferInput<typeof month>;
export const monthResponse = v.object({ data: month });

export const monthsQuery = salariesQuery;

/** The parts of a month's total. */
export const wireSalaryParts = v.object({
  /** Classes with one price and the paid share of it, in percent. */
  priced: v.array(
    v.object({
      count: v.number(),
      price: v.number(),
      percent: v.number(),
      /** Of classes whose price comes from one per hour (D127). */
      price_per_hour: v.nullable(v.number()),
      minutes: v.nullable(v.number()),
    }),
  ),
  /** The number of unpaid classes: the teacher was absent. */
  unpaid: v.number(),
  /** Classes without a price. */
  unpriced: v.number(),
  /** The amount that other months' adjustments have already paid for these classes; it is not included in the total. */
  paid_before: v.number(),
  /** The sum of the adjustments. */
  adjusted: v.number(),
});

const monthSummary = v.object({
  month: v.string(),
  currency: v.string(),
  is_over: v.boolean(),
  closed_at: v.nullable(instant),
  total: v.number(),
  /** The number of its classes. */
  lines: v.number(),
  unpriced: v.number(),
  parts: wireSalaryParts,
});
export const monthsPage = pageOf(monthSummary);

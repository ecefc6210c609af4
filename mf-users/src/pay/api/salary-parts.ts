import * as v from 'valibot';

/** Of a price per hour (D127); null for one per class, and from an older API. */
export const hourly = {
  price_per_hour: v.optional(v.nullable(v.number()), null),
  minutes: v.optional(v.nullable(v.number()), null),
};

/** The parts of a month's salary. */
export const salaryPartsSchema = v.object({
  /** Classes with the same price, length if it is per hour, and paid share in percent. */
  priced: v.array(v.object({ count: v.number(), price: v.number(), percent: v.number(), ...hourly })),
  /** Classes that are not paid: the teacher was absent. */
  unpaid: v.number(),
  unpriced: v.number(),
  /** The amount that adjustments of other months have already paid for these classes. */
  paid_before: v.number(),
  adjusted: v.number(),
});
export type SalaryParts = v.InferOutput<typeof salaryPartsSchema>;

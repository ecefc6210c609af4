import * as v from 'valibot';

/** The parts of a month's salary. */
export const salaryPartsSchema = v.object({
  /** Classes with the same price and the same paid share in percent. */
  priced: v.array(v.object({ count: v.number(), price: v.number(), percent: v.number() })),
  /** Classes that are not paid: the teacher was absent. */
  unpaid: v.number(),
  unpriced: v.number(),
  /** The amount that adjustments of other months have already paid for these classes. */
  paid_before: v.number(),
  adjusted: v.number(),
});
export type SalaryParts = v.InferOutput<typeof salaryPartsSchema>;

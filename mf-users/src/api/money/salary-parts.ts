import * as v from 'valibot';

/** The parts of a month's salary. */
export const salaryPartsSchema = v.object({
  /** Classes of one price and the share of it that is paid, in percent. */
  priced: v.array(v.object({ count: v.number(), price: v.number(), percent: v.number() })),
  /** Classes that are paid nothing: the teacher was absent. */
  unpaid: v.number(),
  unpriced: v.number(),
  /** The amount that other months' adjustments have paid for these classes already. */
  paid_before: v.number(),
  adjusted: v.number(),
});
export type SalaryParts = v.InferOutput<typeof salaryPartsSchema>;

import { plainNumber } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { pagination } from '#base/http/pages.ts';
import { priceUnits } from './salaries.table.ts';

const PAGE_SIZE = 10;
const MOST_MINOR = 10_000_000;

const id = idParams.entries.id;
export const teacherParams = v.object({ teacherId: id });
export const salaryParams = v.object({ teacherId: id, id });
export const salariesQuery = v.object({ page: pageNumber, per_page: pageLimit(PAGE_SIZE) });
export type SalariesQuery = v.InferOutput<typeof salariesQuery>;

/** D33: from 0 to 100,000 with two decimals; stored in hundredths. */
const price = v.pipe(
  v.union([v.pipe(v.number(), v.transform(String)), line]),
  v.nonEmpty(),
  v.transform(plainNumber),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'The price has at most two decimals'),
  v.transform((value) => Math.round(Number(value) * 100)),
  v.maxValue(MOST_MINOR, 'The price is out of range'),
);
export const salaryBody = v.object({
  /** Per class, or per hour (D127). */
  price_per_class: price,
  per: v.optional(v.picklist(priceUnits)),
  effective_from: day,
});
export type SalaryBody = v.InferOutput<typeof salaryBody>;

const may = v.object({ update: v.boolean(), delete: v.boolean() });

const salary = v.object({
  id: v.string(),
  /** Per class, or per hour (D127). */
  price_per_class: v.number(),
  per: v.picklist(priceUnits),
  effective_from: v.string(),
  created_at: instant,
  /** The viewer's actions with it now. */
  may,
});
export type WireSalary = v.InferInput<typeof salary>;
export const salariesPage = v.object({
  data: v.object({
    salaries: v.array(salary),
    may: v.object({ create: v.boolean() }),
    /** The academy's currency, for all prices. */
    currency: v.string(),
    /** The current price; null without a price. */
    current_price: v.nullable(v.number()),
    current_per: v.nullable(v.picklist(priceUnits)),
    /** The date from which the current price holds; later ones are planned. */
    current_from: v.nullable(v.string()),
  }),
  pagination,
});
export const salaryResponse = v.object({ data: salary });

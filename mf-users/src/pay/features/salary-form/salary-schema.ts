import { plainNumber } from '@academy/shared-ui/forms';
import * as v from 'valibot';

const HIGHEST = 100_000;

/** D33: from 0 to 100,000, at most two decimals; in Arabic digits too. */
const price = v.pipe(
  v.string(),
  v.transform(plainNumber),
  v.nonEmpty('salary.price.required'),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'salary.price.wrong'),
  v.transform(Number),
  v.maxValue(HIGHEST, 'salary.price.range'),
);

export const salarySchema = v.object({
  price_per_class: price,
  per: v.picklist(['class', 'hour']),
  effective_from: v.pipe(v.string(), v.isoDate('salary.from.required')),
});

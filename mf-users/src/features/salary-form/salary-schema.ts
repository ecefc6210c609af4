import * as v from 'valibot';

const HIGHEST = 100_000;
const eastern = /[\u0660-\u0669\u06F0-\u06F9]/g;
/** An Arabic zero has its value in its last four bits, as every digit after it. */
const latinDigits = (text: string) =>
  text.replace(eastern, (digit) => String(digit.charCodeAt(0) & 0xf)).replace('\u066B', '.');

/** D33: from 0 to 100,000, at most two decimals; in Arabic digits too. */
const price = v.pipe(
  v.string(),
  v.transform((text) => latinDigits(text.trim())),
  v.nonEmpty('salary.price.required'),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'salary.price.wrong'),
  v.transform(Number),
  v.maxValue(HIGHEST, 'salary.price.range'),
);

export const salarySchema = v.object({
  price_per_class: price,
  effective_from: v.pipe(v.string(), v.isoDate('salary.from.required')),
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { salarySchema } from './salary-schema.ts';

/** The price, or its first error. */
function read(price: string, from = '2026-03-01') {
  const { output, issues, success } = v.safeParse(salarySchema, {
    price_per_class: price,
    per: 'class',
    effective_from: from,
  });
  return success ? output.price_per_class : issues[0].message;
}

test.each([
  ['0', 0],
  [' 12.50 ', 12.5],
  ['100000', 100_000],
  ['١٢٫٥', 12.5],
  ['۷', 7],
  ['١٬٢٣٤٫٥', 1234.5],
  ['12٫5', 12.5],
])('"%s" is a price of %d', (text, value) => expect(read(text)).toBe(value));

test.each([
  ['', 'salary.price.required'],
  ['-1', 'salary.price.wrong'],
  ['1.234', 'salary.price.wrong'],
  ['ten', 'salary.price.wrong'],
  ['1,000', 'salary.price.wrong'],
  ['١٬٢', 'salary.price.wrong'],
  ['100000.01', 'salary.price.range'],
])('"%s" is rejected: %s', (text, key) => expect(read(text)).toBe(key));

test('a date is required', () => expect(read('5', '')).toBe('salary.from.required'));

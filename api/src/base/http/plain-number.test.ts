import { expect, it } from 'vitest';
import { plainNumber } from './fields.ts';

it.each([
  ['12.5', '12.5'],
  ['١٢٫٥', '12.5'],
  ['۱۲٫۵', '12.5'],
  ['١٬٢٣٤٫٥٠', '1234.50'],
  ['١٢٬٣٤٥٬٦٧٨', '12345678'],
  ['-١٬٠٠٠', '-1000'],
])('%s is read as %s', (written, number) => {
  expect(plainNumber(written)).toBe(number);
});

it.each(['١٬٢٣', '١٢٣٤٬٥٦٧', '١٬٢٣٤٬٥', '٬١٢٣', '١٫٢٫٣'])('%s is not a number', (written) => {
  expect(plainNumber(written)).not.toMatch(/^[+-]?\d+(\.\d+)?$/);
});

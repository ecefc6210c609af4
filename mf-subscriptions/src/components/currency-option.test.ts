import { expect, test } from 'vitest';
import { findCurrencies } from './currency-option.ts';

const currencies = [
  { code: 'BWP', symbol_native: 'P', decimal_digits: 2 },
  { code: 'EGP', symbol_native: 'ج.م.', decimal_digits: 2 },
  { code: 'PHP', symbol_native: '₱', decimal_digits: 2 },
  { code: 'USD', symbol_native: '$', decimal_digits: 2 },
];
const found = (words: string, language = 'en') => findCurrencies(currencies, words, language).map(({ value }) => value);

test('currencies whose code begins with the words come first', () => {
  expect(found('p')).toEqual(['PHP', 'BWP', 'EGP']);
});

test.each([
  ['usd', 'en', ['USD']],
  ['$', 'en', ['USD']],
  ['dollar', 'en', ['USD']],
  ['جنيه', 'ar', ['EGP']],
  ['', 'en', ['BWP', 'EGP', 'PHP', 'USD']],
  ['yen', 'en', []],
])('"%s" in %s finds %j', (words, language, codes) => {
  expect(found(words, language)).toEqual(codes);
});

import { expect, test } from 'vitest';
import { findCurrencies } from './currency-option.ts';

const ofCards = { decimal_digits: 2, charged: true, least_amount: null };
const currencies = [
  { ...ofCards, code: 'BWP', symbol_native: 'P' },
  { ...ofCards, code: 'EGP', symbol_native: 'ج.م.' },
  { ...ofCards, code: 'PHP', symbol_native: '₱' },
  { ...ofCards, code: 'USD', symbol_native: '$' },
];
const found = (words: string, language = 'en') => findCurrencies(currencies, words, language).map(({ value }) => value);

test('currencies whose code starts with the search term come first', () => {
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

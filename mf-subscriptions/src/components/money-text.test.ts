import { expect, test } from 'vitest';
import { currencyName, moneyText, typedText } from './money-text.ts';

test.each([
  [40, 'USD', '$40'],
  [40.5, 'USD', '$40.50'],
  [5.125, 'KWD', '5.125'],
  [500.25, 'IDR', '500.25'],
  [40, 'CAD', 'CA$40'],
])('%d of %s is shown as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency, 'en')).toContain(text);
});

test('Arabic has Arabic symbols for some currencies, and keeps the other symbols beside their amounts', () => {
  expect(moneyText(40.5, 'EGP', 'ar')).toMatch(/40\.50\s*ج\.م\./);
  expect(moneyText(40.5, 'USD', 'ar')).toBe('\u2066$40.50\u2069');
});

test('an amount to edit has the decimals of its currency', () => {
  expect([40, 41.5, 15.9, 5.125].map(typedText)).toEqual(['40', '41.50', '15.90', '5.125']);
});

test('a currency has a name in both languages', () => {
  expect(currencyName('USD', 'en')).toBe('US Dollar');
  expect(currencyName('USD', 'ar')).toBe('دولار أمريكي');
});

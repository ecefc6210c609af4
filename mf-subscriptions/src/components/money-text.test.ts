import { expect, test } from 'vitest';
import { currencyName, moneyText } from './money-text.ts';

test.each([
  [40, 'USD', '$40'],
  [40.5, 'USD', '$40.50'],
  [5.125, 'KWD', '5.125'],
  [500.25, 'IDR', '500.25'],
])('%d of %s is shown as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency, 'en')).toContain(text);
});

test('a currency has a name in both languages', () => {
  expect(currencyName('USD', 'en')).toBe('US Dollar');
  expect(currencyName('USD', 'ar')).toBe('دولار أمريكي');
});

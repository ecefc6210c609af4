import { expect, test } from 'vitest';
import { currencyText } from './money-text.ts';

test('an amount has the decimals of its currency, and those of half a price beyond (D31)', () => {
  expect(currencyText(12.5, 'USD', 'en')).toBe('$12.50');
  expect(currencyText(2.525, 'USD', 'en')).toBe('$2.525');
  expect(currencyText(1.6665, 'USD', 'en')).toBe('$1.6665');
  expect(currencyText(5, 'JPY', 'en')).toBe('¥5');
});

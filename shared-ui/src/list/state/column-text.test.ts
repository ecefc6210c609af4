import { expect, test } from 'vitest';
import { columnText } from './column-text.ts';

const price = (decimals?: number) =>
  ({ id: 'price', header: 'Price', kind: 'number', decimals, value: ({ price }: { price: number }) => price }) as const;

test('a number has its own decimals, or the fixed number of its column', () => {
  expect(columnText(price(), { price: 1012.5 }, 'en')).toBe('1,012.5');
  expect(columnText(price(2), { price: 1012.5 }, 'en')).toBe('1,012.50');
  expect(columnText(price(2), { price: 10 }, 'ar')).toBe('10.00');
});

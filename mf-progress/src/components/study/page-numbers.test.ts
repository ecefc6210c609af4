import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('pages that follow each other are one range', () => {
  expect(pageNumbers([586, 584, 585, 590, 600, 601], ', ')).toBe('584–586, 590, 600–601');
  expect(pageNumbers([], ', ')).toBe('');
});

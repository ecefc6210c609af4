import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const shown = (current: number, last: number) =>
  pagesAround(current, last)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 15, '1 2 3 … 15'],
  [4, 15, '1 2 3 4 5 6 … 15'],
  [5, 15, '1 2 3 4 5 6 7 … 15'],
  [8, 15, '1 … 6 7 8 9 10 … 15'],
  [15, 15, '1 … 13 14 15'],
  [3, 5, '1 2 3 4 5'],
  [99, 15, '1 … 15'],
  [500, 1000, '1 … 498 499 500 501 502 … 1000'],
])('around page %i of %i these pages are named: %s', (current, last, pages) =>
  expect(shown(current, last)).toBe(pages),
);

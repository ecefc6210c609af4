import { expect, it } from 'vitest';
import { partOf } from './part-of.ts';

/** What months with so much left pay back, one after the other. */
function repaidBy(advance: { amount: number; months: number }, earned: readonly number[]): number[] {
  const parts: number[] = [];
  for (const available of earned) {
    const repaid = parts.reduce((sum, part) => sum + part, 0);
    parts.push(partOf(advance, { repaid, runs: parts.length }, available));
  }
  return parts;
}

it.each([
  [{ amount: 100, months: 3 }, [500, 500, 500, 500], [33, 33, 34, 0]],
  [{ amount: 100, months: 1 }, [500, 500], [100, 0]],
  [{ amount: 100, months: 3 }, [500, 10, 500, 500], [33, 10, 57, 0]],
  [{ amount: 100, months: 2 }, [0, 20, 30, 500], [0, 20, 30, 50]],
  [{ amount: 100, months: 4 }, [500, 0, 500, 500, 500], [25, 0, 50, 25, 0]],
  [{ amount: 24, months: 24 }, Array(25).fill(9), [...Array(24).fill(1), 0]],
])('%j is paid back by months that earn %j in parts of %j (D148)', (advance, earned, parts) => {
  expect(repaidBy(advance, earned)).toEqual(parts);
});

import { expect, it } from 'vitest';
import { isSampled } from './is-sampled.ts';

const numbersOf = (sampling: Parameters<typeof isSampled>[1]) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((number) => isSampled(number, sampling).length > 0);

it.each([
  [{ first: 3, every: 4 }, [1, 2, 3, 7, 11]],
  [{ first: 0, every: 5 }, [5, 10]],
  [{ first: 2, every: 0 }, [1, 2]],
  [{ first: 0, every: 0 }, []],
  [{ first: 0, every: 1 }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('the first reports of a teacher are read, then each k-th: %j (D154)', (sampling, numbers) =>
  expect(numbersOf(sampling)).toEqual(numbers),
);

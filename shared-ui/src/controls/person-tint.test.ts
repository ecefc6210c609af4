import { expect, test } from 'vitest';
import { personTint } from './person-tint.ts';

test('a person keeps their colour, and neighbours in a list rarely have the same', () => {
  expect(personTint('128')).toEqual(personTint('128'));
  const tints = Array.from({ length: 80 }, (_, id) => personTint(String(100 + id)).bg);
  const counts = [...new Set(tints)].map((tint) => tints.filter((each) => each === tint).length);
  expect(counts).toHaveLength(8);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
});

import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test('a duration is written as minutes and seconds', () => {
  expect([0, 9.9, 61, 605].map(durationText)).toEqual(['0:00', '0:09', '1:01', '10:05']);
});

import { expect, test } from 'vitest';
import { BARS, peaksOf } from './peaks.ts';

test('the peaks of a recording are its loudest moments in order, the loudest at full height', () => {
  const samples = Float32Array.from([0.1, -0.5, 0.2, 0.1, 0.25, -0.25, 0, 0]);
  expect(peaksOf(samples, 4)).toEqual([1, 0.4, 0.5, 0].map((peak) => expect.closeTo(peak, 5)));
});

test('silence and an empty recording are flat', () => {
  expect(peaksOf(new Float32Array(800))).toEqual(Array(BARS).fill(0));
  expect(peaksOf(new Float32Array(0))).toEqual(Array(BARS).fill(0));
});

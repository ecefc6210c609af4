import { expect, test } from 'vitest';
import { isArea, middleSquare, placeBehind, sideOf } from './crop-maths.ts';

test.each([
  [
    { width: 900, height: 600 },
    { x: 150, y: 0, width: 600, height: 600 },
  ],
  [
    { width: 300, height: 801 },
    { x: 0, y: 251, width: 300, height: 300 },
  ],
  [
    { width: 5, height: 5 },
    { x: 0, y: 0, width: 5, height: 5 },
  ],
])('initially the middle of %o is selected', (picture, area) => {
  expect(middleSquare(picture)).toEqual(area);
});

test.each([
  [3000, 1024],
  [1024, 1024],
  [640.4, 640],
  [0.2, 1],
])('a crop of %d pixels is sent with %d', (width, side) => {
  expect(sideOf({ x: 0, y: 0, width, height: width })).toBe(side);
});

test('measuring before layout yields no area', () => {
  expect(isArea({ x: 0, y: 0, width: 10, height: 10 })).toBe(true);
  expect(isArea({ x: Number.NaN, y: 0, width: 10, height: 10 })).toBe(false);
  expect(isArea({ x: 0, y: 0, width: 0, height: 0 })).toBe(false);
});

test('a preview shows only the area at its own scale', () => {
  const area = { x: 150, y: 0, width: 600, height: 600 };
  expect(placeBehind(96, area, { width: 900, height: 600 })).toEqual({ x: -24, y: 0, width: 144, height: 96 });
  expect(placeBehind(36, area, { width: 900, height: 600 })).toEqual({ x: -9, y: 0, width: 54, height: 36 });
});

import { expect, it } from 'vitest';
import { boundsOf } from './picture-bounds.ts';

const still = (format: 'jpeg' | 'png' | 'webp' | 'heif', megapixels: number, isProgressive = false) =>
  boundsOf({ format, width: 1000, height: megapixels * 1000, isProgressive }).limitInputPixels;
const frames = (pages: number, side: number) =>
  boundsOf({ format: 'gif', width: side, height: side * pages, pageHeight: side, pages, isProgressive: false });

it('a JPEG is taken however many megapixels it has', () => {
  expect(still('jpeg', 4000)).toBe(false);
});

it('what is held whole while it is decoded has a bound, which the error names', () => {
  expect([still('jpeg', 64, true), still('png', 100), still('webp', 25)]).toEqual([64e6, 100e6, 25e6]);
  expect(() => still('jpeg', 65, true)).toThrow('As progressive JPEG a picture may have up to 64 megapixels');
  expect(() => still('png', 101)).toThrow('As PNG a picture may have up to 100 megapixels');
  expect(() => still('png', 26, true)).toThrow('As PNG a picture may have up to 25 megapixels');
  expect(() => still('heif', 26)).toThrow('As AVIF a picture may have up to 25 megapixels');
});

it('an animation has up to a thousand frames of 150 megapixels together', () => {
  expect(frames(1000, 300)).toMatchObject({ isAnimated: true, limitInputPixels: 150e6 });
  expect(() => frames(1001, 3)).toThrow('up to 1000 frames');
  expect(() => frames(1000, 400)).toThrow('up to 150 megapixels in all its frames');
});

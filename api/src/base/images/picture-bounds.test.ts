import { expect, it } from 'vitest';
import { boundsOf } from './picture-bounds.ts';

type Known = Parameters<typeof boundsOf>[0];
const still = (format: NonNullable<Known['format']>, megapixels: number, known: Partial<Known> = {}) =>
  boundsOf({ format, width: 1000, height: megapixels * 1000, isProgressive: false, ...known }).limitInputPixels;
const interlaced = { isProgressive: true };
const reduced = { isProgressive: true, chromaSubsampling: '4:2:0' };
const frames = (pages: number, side: number) =>
  boundsOf({ format: 'gif', width: side, height: side * pages, pageHeight: side, pages, isProgressive: false });

it('a JPEG and an ordinary WebP are accepted with any number of megapixels', () => {
  expect([still('jpeg', 4000), still('webp', 268)]).toEqual([false, false]);
});

it('the memory for decoding is limited, and the error names the limit', () => {
  expect([still('jpeg', 128, reduced), still('jpeg', 64, interlaced)]).toEqual([128e6, 64e6]);
  expect([still('png', 1000), still('gif', 64), still('webp', 64, { isHeldWhole: true })]).toEqual([1e9, 64e6, 64e6]);
  expect(() => still('jpeg', 129, reduced)).toThrow('As progressive JPEG a picture may have up to 128 megapixels');
  expect(() => still('jpeg', 65, interlaced)).toThrow('As progressive JPEG of full colour a picture may have up to 64');
  expect(() => still('png', 1001)).toThrow('As PNG a picture may have up to 1000 megapixels');
  expect(() => still('png', 65, interlaced)).toThrow('As interlaced PNG a picture may have up to 64 megapixels');
  expect(() => still('png', 65, { orientation: 6 })).toThrow(
    'As PNG that is stored turned a picture may have up to 64',
  );
  expect(() => still('webp', 65, { isHeldWhole: true })).toThrow('As lossless or transparent WebP a picture may have');
  expect(() => still('gif', 65)).toThrow('As GIF a picture may have up to 64 megapixels');
  expect(() => still('heif', 26)).toThrow('As AVIF a picture may have up to 25 megapixels');
});

it('an animation may have a thousand frames with 150 megapixels in total', () => {
  expect(frames(1000, 300)).toMatchObject({ isAnimated: true, limitInputPixels: 150e6 });
  expect(() => frames(1001, 3)).toThrow('up to 1000 frames');
  expect(() => frames(1000, 400)).toThrow('up to 150 megapixels in all its frames');
});

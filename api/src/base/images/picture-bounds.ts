import type { Metadata } from 'sharp';
import { AppError } from '#base/errors/app-error.ts';

const MILLION = 1_000_000;

/**
 * What a still picture may have, in megapixels, by what decoding costs. A JPEG is decoded at a half to an eighth of its size, line by
 * line: whatever camera made it, it is taken (C1). A progressive one is held whole, as are WebP, AVIF and interlaced PNG.
 */
const MOST = { 'progressive JPEG': 64, PNG: 100, other: 25 };

/** Of all frames of an animation together, in megapixels: what is decoded, and what is kept. */
const ANIMATION = { decoded: 150, kept: 25, frames: 1000 };

type Known = Pick<Metadata, 'format' | 'width' | 'height' | 'pages' | 'pageHeight' | 'isProgressive'>;

const tooLarge = (code: string, message: string) =>
  new AppError('too_large', message, [{ path: 'file', code, message }]);

/** Megapixels, null where there is no bound. */
function mostOf({ format, isProgressive }: Known): { name: string; most: number } | null {
  if (format === 'jpeg') return isProgressive ? { name: 'progressive JPEG', most: MOST['progressive JPEG'] } : null;
  if (format === 'png' && !isProgressive) return { name: 'PNG', most: MOST.PNG };
  return { name: format === 'heif' ? 'AVIF' : (format ?? 'picture').toUpperCase(), most: MOST.other };
}

function checkStill(known: Known): number | false {
  const bound = mostOf(known);
  if (!bound) return false;
  const { name, most } = bound;
  if (known.width * known.height > most * MILLION)
    throw tooLarge('pixels', `As ${name} a picture may have up to ${most} megapixels. Save it as an ordinary JPEG`);
  return most * MILLION;
}

function checkAnimation(frames: number, area: number): void {
  if (frames > ANIMATION.frames)
    throw tooLarge('animation', `An animation may have up to ${ANIMATION.frames} frames. Shorten it`);
  if (frames * area > ANIMATION.decoded * MILLION)
    throw tooLarge(
      'animation',
      `An animation may have up to ${ANIMATION.decoded} megapixels in all its frames. Make it smaller`,
    );
}

export interface PictureBounds {
  isAnimated: boolean;
  /** Pixels that the decoder may find; false where there is no bound. */
  limitInputPixels: number | false;
  /** How wide an animation is kept at most: one of many frames is made smaller, none of them is left out. */
  width: number;
}

/** What of a picture is decoded, by its header alone. @throws AppError `too_large`. */
export function boundsOf(known: Known): PictureBounds {
  const { width, height, pages = 1, pageHeight = height } = known;
  if (pages <= 1) return { isAnimated: false, limitInputPixels: checkStill(known), width };
  checkAnimation(pages, width * pageHeight);
  const scale = Math.min(1, Math.sqrt((ANIMATION.kept * MILLION) / (width * pageHeight * pages)));
  return {
    isAnimated: true,
    limitInputPixels: ANIMATION.decoded * MILLION,
    width: Math.max(1, Math.floor(width * scale)),
  };
}

import type { Metadata } from 'sharp';
import { AppError } from '#base/errors/app-error.ts';

const MILLION = 1_000_000;

/**
 * The limits of still pictures in megapixels, by the cost of decoding: at most 450 MB, as measured for AVIF, 18 bytes
 * per pixel. A JPEG or WebP is decoded at a reduced size and a PNG line by line, so they are accepted (C1), a PNG up to
 * the size that takes too long. Pictures that the decoder holds completely are limited: a progressive JPEG has 3 or 6
 * bytes per pixel by its colours, a lossless or transparent WebP and an interlaced PNG 4, a GIF 5.
 */
const MOST = { AVIF: 25, whole: 64, 'progressive JPEG': 128, PNG: 1000 };

/** The sum of all frames of an animation in megapixels, as decoded and as stored. */
const ANIMATION = { decoded: 150, kept: 25, frames: 1000 };

type Known = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'pages' | 'pageHeight' | 'isProgressive' | 'chromaSubsampling' | 'orientation'
> & {
  /** Whether the decoder holds all pixels of a WebP at once. */
  isHeldWhole?: boolean;
};

const tooLarge = (code: string, message: string) =>
  new AppError('too_large', message, [{ path: 'file', code, message }]);

/** In megapixels; null without a limit. */
function mostOf(known: Known): { name: string; most: number } | null {
  switch (known.format) {
    case 'jpeg':
      return known.isProgressive ? progressive(known) : null;
    case 'webp':
      return known.isHeldWhole ? { name: 'lossless or transparent WebP', most: MOST.whole } : null;
    case 'png':
      return png(known);
    case 'heif':
      return { name: 'AVIF', most: MOST.AVIF };
    default:
      return { name: (known.format ?? 'picture').toUpperCase(), most: MOST.whole };
  }
}

const progressive = ({ chromaSubsampling }: Known) =>
  chromaSubsampling === '4:2:0'
    ? { name: 'progressive JPEG', most: MOST['progressive JPEG'] }
    : { name: 'progressive JPEG of full colour', most: MOST.whole };

/** A picture that must be rotated is held completely first. */
function png({ isProgressive, orientation = 1 }: Known) {
  if (isProgressive) return { name: 'interlaced PNG', most: MOST.whole };
  return orientation > 1 ? { name: 'PNG that is stored turned', most: MOST.whole } : { name: 'PNG', most: MOST.PNG };
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
  /** The most pixels that the decoder accepts; false without a limit. */
  limitInputPixels: number | false;
  /** The greatest width of a stored animation: one with many frames is scaled down and keeps all frames. */
  width: number;
}

/** The limits for decoding a picture, from its header only. @throws AppError `too_large`. */
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

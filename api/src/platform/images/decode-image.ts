import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { AppError } from '#platform/errors/app-error.ts';

const MEGAPIXELS = 50;
const MAX_FRAMES = 1000;
const TIMEOUT_SECONDS = 60;

// Only these are ever opened, whatever a file says of itself. Memory is given back rather than kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

const options: SharpOptions = { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' };
const unreadable = () => new AppError('invalid', 'The picture could not be read. It may be damaged');

function checkSize({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  if (width * pageHeight * pages > MEGAPIXELS * 1_000_000)
    throw new AppError('too_large', `The image is larger than ${MEGAPIXELS} megapixels`);
  if (pages > MAX_FRAMES) throw new AppError('too_large', `The image has more than ${MAX_FRAMES} frames`);
}

/** Any failure of the decoder is the file's. */
export async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : unreadable();
  }
}

/**
 * Opens a picture, upright, after its header alone has shown that it is not too large to be decoded.
 * @throws AppError `too_large`.
 */
export async function openImage(bytes: Uint8Array): Promise<{ image: Sharp; isAnimated: boolean }> {
  const metadata = await sharp(bytes, { failOn: 'error', limitInputPixels: false, animated: true }).metadata();
  checkSize(metadata);
  const isAnimated = (metadata.pages ?? 1) > 1;
  const image = sharp(bytes, { ...options, animated: isAnimated }).timeout({ seconds: TIMEOUT_SECONDS });
  return { image: isAnimated ? image : image.autoOrient(), isAnimated };
}

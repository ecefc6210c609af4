import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { AppError } from '#base/errors/app-error.ts';

/** C1; of an animation all frames together. */
const MEGAPIXELS = 25;
const ANIMATED_MEGAPIXELS = 10;
const MAX_FRAMES = 300;
/** Usual encoders write ten; each costs a look at the whole picture. */
const MAX_SCANS = 40;
const TIMEOUT_SECONDS = 15;

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

const SCAN = Buffer.of(0xff, 0xda);

const options: SharpOptions = { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' };
const unreadable = () => new AppError('invalid', 'The picture could not be read. It may be damaged');

const tooLarge = (message: string) => new AppError('too_large', message, [{ path: 'file', code: 'pixels', message }]);

function checkSize({ width, height, pages = 1, pageHeight = height }: Metadata): void {
  const most = pages > 1 ? ANIMATED_MEGAPIXELS : MEGAPIXELS;
  if (width * pageHeight * pages > most * 1_000_000) throw tooLarge(`The image is larger than ${most} megapixels`);
  if (pages > MAX_FRAMES) throw tooLarge(`The image has more than ${MAX_FRAMES} frames`);
}

/** A progressive JPEG of a few bytes may ask for any number of looks at all of its pixels. */
function checkScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(SCAN); at >= 0; at = file.indexOf(SCAN, at + SCAN.length)) scans += 1;
  if (scans > MAX_SCANS) throw tooLarge(`The image has more than ${MAX_SCANS} scans`);
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
  if (metadata.format === 'jpeg') checkScans(bytes);
  const isAnimated = (metadata.pages ?? 1) > 1;
  const image = sharp(bytes, { ...options, animated: isAnimated }).timeout({ seconds: TIMEOUT_SECONDS });
  return { image: isAnimated ? image : image.autoOrient(), isAnimated };
}

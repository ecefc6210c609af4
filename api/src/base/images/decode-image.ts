import sharp, { type Sharp } from 'sharp';
import { AppError } from '#base/errors/app-error.ts';
import { isHeldWhole } from './held-whole.ts';
import { boundsOf, type PictureBounds } from './picture-bounds.ts';

/** Usual encoders write ten scans; each one costs a pass over the whole picture. */
const MAX_SCANS = 40;
const TIMEOUT_SECONDS = 15;

// Only these decoders are ever used, whatever type a file states. Memory is freed, not cached.
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

const unreadable = () => new AppError('invalid', 'The picture could not be read. It may be damaged');

const tooSlow = (message: string) => new AppError('too_large', message, [{ path: 'file', code: 'slow', message }]);

/** A progressive JPEG of a few bytes may require any number of passes over all of its pixels. */
function checkScans(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(SCAN); at >= 0; at = file.indexOf(SCAN, at + SCAN.length)) scans += 1;
  if (scans > MAX_SCANS) throw tooSlow(`The picture has more than ${MAX_SCANS} scans. Save it as an ordinary JPEG`);
}

/** Every failure of the decoder counts as an error of the file. */
export async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isLate = error instanceof Error && error.message.startsWith('timeout');
    throw isLate ? tooSlow('The picture takes too long to be read. Save it as an ordinary JPEG') : unreadable();
  }
}

/**
 * Opens a picture, rotated upright, if its header shows that it is small enough to be decoded.
 * @throws AppError `too_large`.
 */
export async function openImage(bytes: Uint8Array): Promise<{ image: Sharp } & PictureBounds> {
  const metadata = await sharp(bytes, { failOn: 'error', limitInputPixels: false, animated: true }).metadata();
  const bounds = boundsOf({ ...metadata, isHeldWhole: metadata.format === 'webp' && isHeldWhole(bytes) });
  if (metadata.format === 'jpeg') checkScans(bytes);
  const { isAnimated, limitInputPixels } = bounds;
  const image = sharp(bytes, { failOn: 'error', limitInputPixels, animated: isAnimated });
  image.timeout({ seconds: TIMEOUT_SECONDS });
  return { image: isAnimated ? image : image.autoOrient(), ...bounds };
}

import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { decoding, openImage } from './decode-image.ts';
import { withEncodingSlot } from './encoding-slots.ts';

/** A larger image costs more processor time than its detail is worth. */
const MAX_SIDE = 1920;
const THUMBNAIL_WIDTHS = [320, 640, 1280];
const QUALITY = 80;
const THUMBNAIL_QUALITY = 75;
/** The encoder's fastest setting: a third of the time for a tenth more bytes. */
const EFFORT = 0;

interface Thumbnail {
  /** In pixels. */
  width: number;
  /** A WebP file. */
  bytes: Uint8Array;
}

/**
 * A picture that was encoded again from the pixels of another one: WebP, upright, without any other data of the file
 * (D64).
 */
export interface EncodedImage {
  width: number;
  height: number;
  bytes: Uint8Array;
  /** Smallest first, each smaller than the picture itself; none for an animation, as they would not move. */
  thumbnails: Thumbnail[];
}

/** The same for a picture that is shown only as thumbnails. */
export type Picture = Omit<EncodedImage, 'bytes'>;

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const fit = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const;

/** Decoded once, at most at the largest size that is stored. */
const decode = (image: Sharp): Promise<Pixels> =>
  image.resize(fit).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** Each thumbnail is made from the next larger one. */
async function encodeThumbnails(pixels: Pixels, widths: readonly number[]): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  let from = pixels;
  for (const width of widths.toSorted((a, b) => b - a)) {
    from = await fromPixels(from).resize({ width }).raw().toBuffer({ resolveWithObject: true });
    const bytes = await fromPixels(from).webp({ quality: THUMBNAIL_QUALITY, effort: EFFORT }).toBuffer();
    thumbnails.unshift({ width, bytes });
  }
  return thumbnails;
}

const smallerThan = (width: number) => THUMBNAIL_WIDTHS.filter((candidate) => candidate < width);

async function encodeAnimation(image: Sharp, width: number): Promise<EncodedImage> {
  const { data, info } = await image
    .resize({ ...fit, width: Math.min(MAX_SIDE, width) })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.pageHeight ?? info.height, bytes: data, thumbnails: [] };
}

async function encodeStill(image: Sharp): Promise<EncodedImage> {
  const pixels = await decode(image);
  const { width, height } = pixels.info;
  const bytes = await fromPixels(pixels).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  return { width, height, bytes, thumbnails: await encodeThumbnails(pixels, smallerThan(width)) };
}

/**
 * @param bytes a JPEG, PNG, WebP, GIF or AVIF, by its first bytes.
 * @throws AppError `too_large` beyond the limits of `boundsOf`, `invalid` if it cannot be decoded completely.
 */
export const encodeImage = (bytes: Uint8Array): Promise<EncodedImage> =>
  withEncodingSlot(() =>
    decoding(async () => {
      const { image, isAnimated, width } = await openImage(bytes);
      return isAnimated ? encodeAnimation(image, width) : encodeStill(image);
    }),
  );

/** A picture that is shown only as thumbnails: there is at least one. */
export const encodePoster = (bytes: Uint8Array): Promise<Picture> =>
  withEncodingSlot(() =>
    decoding(async () => {
      const pixels = await decode((await openImage(bytes)).image);
      const { width, height } = pixels.info;
      const widths = THUMBNAIL_WIDTHS.filter((candidate) => candidate <= width);
      return { width, height, thumbnails: await encodeThumbnails(pixels, widths.length > 0 ? widths : [width]) };
    }),
  );

interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * A picture scaled to fit a box, as PNG with its transparency: mail programs support no other format with transparency.
 */
export const encodeWithin = (bytes: Uint8Array, box: Size): Promise<Size & { bytes: Uint8Array }> =>
  withEncodingSlot(() =>
    decoding(async () => {
      const { image } = await openImage(bytes);
      const still = image.resize({ ...box, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
      const { data, info } = await still.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    }),
  );

/** The middle of a picture as a square of at most `side` pixels, WebP. */
export const encodeSquare = (bytes: Uint8Array, side: number): Promise<Uint8Array> =>
  withEncodingSlot(() =>
    decoding(async () => {
      const pixels = await decode((await openImage(bytes)).image);
      const edge = Math.min(side, pixels.info.width, pixels.info.height);
      return fromPixels(pixels)
        .resize({ width: edge, height: edge, fit: 'cover' })
        .webp({ quality: QUALITY })
        .toBuffer();
    }),
  );

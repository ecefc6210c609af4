import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeImage, encodePoster, encodeSquare } from './encode-image.ts';
import { isHeldWhole } from './held-whole.ts';

const RED = '#ff0000';
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: RED } });
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 57/1 0/1' }, IFD0: { Copyright: 'Somebody' } };

/** A picture with a black left half and a white right half. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#000' } }, left: 0, top: 0 },
    { input: { create: { width: width / 2, height, channels: 3, background: '#fff' } }, left: width / 2, top: 0 },
  ]);

async function animation(frames: number, side = 24) {
  const each = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({
        create: {
          width: side,
          height: side,
          channels: 3,
          background: { r: (index * 37) % 256, g: index >> 8, b: index % 7 },
        },
      })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(each, { join: { animated: true } });
}

/** A PNG of a few bytes whose header states this size. */
async function bomb(width: number, height: number) {
  const bytes = Buffer.from(await plain(1, 1).png().toBuffer());
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s becomes WebP with thumbnails', async (format) => {
    const encoded = await encodeImage(await plain(700, 350).toFormat(format).toBuffer());
    expect(encoded).toMatchObject({ width: 700, height: 350 });
    expect(encoded.thumbnails.map(({ width }) => width)).toEqual([320, 640]);
    for (const { bytes, width } of [encoded, ...encoded.thumbnails])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  });

  it('a picture is scaled down to the size at which it is shown, and is never enlarged', async () => {
    const encoded = await encodeImage(await plain(4000, 1000).jpeg().toBuffer());
    expect(encoded).toMatchObject({ width: 1920, height: 480 });
    expect(encoded.thumbnails.map(({ width }) => width)).toEqual([320, 640, 1280]);
    expect((await encodeImage(await plain(9, 5).png().toBuffer())).thumbnails).toEqual([]);
  });

  it('a picture loses its location and all other metadata', async () => {
    const original = await plain(600, 400).jpeg().withExif(gps).toBuffer();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Somebody');
    const encoded = await encodeImage(original);
    for (const { bytes } of [encoded, ...encoded.thumbnails]) {
      const { exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
      expect([exif, xmp, icc, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Somebody|Exif/);
    }
  });

  it('a picture is stored upright, whatever the orientation of the camera', async () => {
    const sideways = await halves(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const encoded = await encodeImage(sideways);
    expect(encoded).toMatchObject({ width: 400, height: 800 });
    for (const { bytes } of [encoded, ...encoded.thumbnails]) {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const brightness = (row: number) => data[(row * info.width + Math.floor(info.width / 2)) * info.channels] ?? -1;
      expect(brightness(5)).toBeLessThan(30);
      expect(brightness(info.height - 5)).toBeGreaterThan(225);
    }
  });

  it.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
    const encoded = await encodeImage(
      await (await animation(4)).toFormat(format, { delay: [100, 200, 300, 400] }).toBuffer(),
    );
    expect(encoded).toMatchObject({ width: 24, height: 24, thumbnails: [] });
    expect(await sharp(encoded.bytes, { animated: true }).metadata()).toMatchObject({
      format: 'webp',
      pages: 4,
      delay: [100, 200, 300, 400],
    });
  });

  it('a picture keeps its transparency', async () => {
    const glass = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { bytes } = await encodeImage(await glass.png().toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['sixteen bits', () => plain(20, 10).toColourspace('rgb16').png()],
    ['grey', () => plain(20, 10).toColourspace('b-w').png()],
    ['CMYK', () => plain(20, 10).toColourspace('cmyk').jpeg()],
  ])('a picture of %s is accepted', async (_name, build) => {
    const { bytes } = await encodeImage(await build().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 10, depth: 'uchar', space: 'srgb' });
  });

  it.each([
    [40_000, 30_000, 'too_large'],
    [100_001, 10_000, 'too_large'],
    [2_000_000_000, 2_000_000_000, 'invalid'],
  ])('a picture of %d × %d is rejected before it is decoded', async (width, height, code) => {
    await expect(encodeImage(await bomb(width, height))).rejects.toMatchObject({ name: 'AppError', code });
  });

  it.each([
    ['48 megapixels', 6000, 8000, 1],
    ['108 megapixels, held sideways', 12_000, 9000, 6],
    ['a panorama', 16_382, 3000, 1],
  ])('a JPEG of a phone is accepted: %s', async (_what, width, height, orientation) => {
    const bytes = await plain(width, height).jpeg().withMetadata({ orientation }).toBuffer();
    const encoded = await encodeImage(bytes);
    const [wide, high] = orientation === 6 ? [height, width] : [width, height];
    const scale = 1920 / Math.max(wide, high);
    expect(encoded).toMatchObject({ width: Math.round(wide * scale), height: Math.round(high * scale) });
  });

  it('a PNG of a long screenshot is accepted', async () => {
    expect(await encodeImage(await plain(1200, 30_000).png().toBuffer())).toMatchObject({ height: 1920 });
  });

  it.each([
    ['a WebP of 30 megapixels', () => plain(6000, 5000).webp({ effort: 0 })],
    ['a lossless WebP of 30 megapixels', () => plain(6000, 5000).webp({ lossless: true, effort: 0 })],
    ['a GIF of 30 megapixels', () => plain(6000, 5000).gif({ effort: 1 })],
    ['a progressive JPEG of 70 megapixels', () => plain(10_000, 7000).jpeg({ progressive: true })],
    ['a PNG of 110 megapixels', () => plain(11_000, 10_000).png({ compressionLevel: 1 })],
  ])('a picture is accepted: %s', async (_what, build) => {
    expect(await encodeImage(await build().toBuffer())).toMatchObject({ width: 1920 });
  });

  it.each([
    ['a lossless one', { lossless: true }, true],
    ['one with an alpha channel', {}, true],
    ['an ordinary one', {}, false],
  ] as const)('the decoder holds a whole WebP in memory if the WebP is %s', async (_what, options, isWhole) => {
    const channels = isWhole ? 4 : 3;
    const background = { r: 9, g: 9, b: 9, alpha: 0.5 };
    const webp = sharp({ create: { width: 20, height: 20, channels, background } }).webp(options);
    expect(isHeldWhole(await webp.toBuffer())).toBe(isWhole);
  });

  it('a picture with too many megapixels for its format is rejected, and the message says what to do', async () => {
    const bytes = await plain(8001, 8000).gif({ effort: 1 }).toBuffer();
    await expect(encodeImage(bytes)).rejects.toMatchObject({
      code: 'too_large',
      message: 'As GIF a picture may have up to 64 megapixels. Save it as an ordinary JPEG',
      fields: [{ code: 'pixels' }],
    });
  });

  it('an animation of many frames is scaled down and keeps all frames', async () => {
    const encoded = await encodeImage(await (await animation(120, 500)).gif().toBuffer());
    expect(encoded.width).toBeLessThan(500);
    expect(encoded.width * encoded.height * 120).toBeLessThanOrEqual(25_000_000);
    expect(await sharp(encoded.bytes, { animated: true }).metadata()).toMatchObject({ pages: 120 });
    expect(await encodeImage(await (await animation(85, 320)).gif().toBuffer())).toMatchObject({ width: 320 });
  });

  it('a JPEG of a thousand scans is rejected before it is decoded', async () => {
    const jpeg = await plain(64, 64).jpeg({ progressive: true }).toBuffer();
    const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.of(0xff, 0xda)), jpeg.length - 2);
    const bomb = Buffer.concat([jpeg.subarray(0, -2), ...Array(1000).fill(scan), jpeg.subarray(-2)]);
    await expect(encodeImage(bomb)).rejects.toMatchObject({ code: 'too_large' });
    expect(await encodeImage(jpeg)).toMatchObject({ width: 64 });
  });

  it('an animation with too many frames is rejected as such', async () => {
    await expect(
      encodeImage(await (await animation(1001, 2)).webp({ lossless: true, effort: 0 }).toBuffer()),
    ).rejects.toMatchObject({ code: 'too_large', fields: [{ code: 'animation' }] });
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a truncated %s is rejected', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: RED, noise } })
      .toFormat(format)
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    await expect(encodeImage(half)).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a TIFF', 'II*\u0000'],
    ['text', 'nothing of the kind'],
  ])('a file is not accepted as a picture if it is %s', async (_name, text) => {
    await expect(encodeImage(Buffer.from(text))).rejects.toMatchObject({ code: 'invalid' });
  });

  it('pictures are encoded in parallel, and each one is completed', async () => {
    const bytes = await plain(400, 300).png().toBuffer();
    const broken = encodeImage(bytes.subarray(0, 60)).catch(() => 'refused');
    const all = await Promise.all([broken, ...Array.from({ length: 6 }, () => encodeImage(bytes))]);
    expect(all.map((each) => (each === 'refused' ? each : (each as { width: number }).width))).toEqual([
      'refused',
      ...Array(6).fill(400),
    ]);
  });
});

it('a poster has a thumbnail, however small it is', async () => {
  const widths = async (width: number) =>
    (await encodePoster(await plain(width, 100).jpeg().toBuffer())).thumbnails.map((thumbnail) => thumbnail.width);
  expect([await widths(100), await widths(320), await widths(700)]).toEqual([[100], [320], [320, 640]]);
});

it('a square is cut from the middle of a picture and not enlarged', async () => {
  const size = async (width: number, height: number) => {
    const square = await encodeSquare(await plain(width, height).jpeg().withExif(gps).toBuffer(), 512);
    const metadata = await sharp(square).metadata();
    expect(metadata.exif).toBeUndefined();
    return [metadata.width, metadata.height];
  };
  expect([await size(2000, 1000), await size(100, 300), await size(1, 1)]).toEqual([
    [512, 512],
    [100, 100],
    [1, 1],
  ]);
});

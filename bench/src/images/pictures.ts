import { readFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { root } from '../academy/places.ts';
import { launchChromium } from '../chromium/launch.ts';

const WHITE_SIDE = 5000;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** 25 megapixels in about 80 KB. */
export function whitePng(side = WHITE_SIDE): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, 255)]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(side).fill(line)), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** A demo picture as a phone stores it, with this width. */
export async function photos(widths: readonly number[]): Promise<Buffer[]> {
  const source = readFileSync(path.join(root, 'api/src/demo/media/mushaf.webp')).toString('base64');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const found: Buffer[] = [];
    for (const width of widths) {
      const url = await page.evaluate(
        async ({ address, size }) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size * 0.75 });
          canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
          return canvas.toDataURL('image/jpeg', 0.9);
        },
        { address: `data:image/webp;base64,${source}`, size: width },
      );
      found.push(Buffer.from(url.split(',')[1] ?? '', 'base64'));
    }
    return found;
  } finally {
    await browser.close();
  }
}

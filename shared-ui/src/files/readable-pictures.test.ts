import { afterEach, expect, test, vi } from 'vitest';
import { heicChoice, isHeic, readablePicture, takeReadable } from './readable-pictures.ts';

const file = (name: string, type: string) => new File(['content'], name, { type, lastModified: 7 });
const photo = file('IMG_1.HEIC', 'image/heic');

/** A browser that can read HEIC, as Safari: it decodes any picture to this many pixels, and draws JPEGs. */
function readHeic(naturalWidth: number, naturalHeight: number, decode = async () => {}) {
  const drawn: number[][] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const image = { src: '', naturalWidth, naturalHeight, decode };
  vi.stubGlobal('Image', function Image() {
    return image;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push([this.width, this.height]);
    done(new Blob(['jpeg'], { type: type ?? '' }));
  });
  return drawn;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['IMG_1.HEIC', 'image/heic', true],
  ['IMG_1', 'image/heif-sequence', true],
  ['IMG_1.heif', '', true],
  ['IMG_1.HEIC', 'application/octet-stream', true],
  ['IMG_1.heic', 'image/jpeg', false],
  ['heic.jpg', '', false],
])('the file %s of the type "%s" is recognized as a HEIC picture: %s', (name, type, expected) => {
  expect(isHeic(file(name, type))).toBe(expected);
});

test('a HEIC picture becomes a JPEG if the browser can read it, no larger than a canvas may be', async () => {
  const drawn = readHeic(6000, 8000);
  const readable = await readablePicture(photo);
  expect([readable.name, readable.type, readable.lastModified]).toEqual(['IMG_1.jpg', 'image/jpeg', 7]);
  expect(await readable.text()).toBe('jpeg');
  expect(drawn).toEqual([[3072, 4096]]);
});

test('a HEIC picture stays unchanged if the browser cannot read it', async () => {
  readHeic(1, 1, async () => {
    throw new DOMException('x', 'EncodingError');
  });
  expect(await readablePicture(photo)).toBe(photo);
});

test('other files are used at once, unchanged', () => {
  const pdf = file('a.pdf', 'application/pdf');
  const take = vi.fn();
  takeReadable([pdf], take);
  expect(take).toHaveBeenCalledWith([pdf]);
});

test('HEIC pictures keep their order among the files chosen with them', async () => {
  readHeic(40, 30);
  const pdf = file('a.pdf', 'application/pdf');
  const taken = await new Promise<File[]>((resolve) => takeReadable([photo, pdf], resolve));
  expect(taken.map(({ name }) => name)).toEqual(['IMG_1.jpg', 'a.pdf']);
});

test('a picker offers HEIC except on iPhones, which convert it to JPEG themselves', () => {
  expect(heicChoice()).toBe(',.heic,.heif');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)');
  expect(heicChoice()).toBe('');
});

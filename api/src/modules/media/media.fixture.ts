import sharp, { type Sharp } from 'sharp';

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;

/** A picture with something on it. */
export const picture = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } });

/** The start of a video of a phone, and zeros. */
export function mp4(size = 4096, brand = 'isom'): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32BE(24, 0);
  bytes.write(`ftyp${brand}\0\0\0\0${brand}mp41`, 4, 'latin1');
  bytes.writeUInt32BE(size - 24, 24);
  bytes.write('mdat', 28);
  return bytes;
}

/** The start of what a browser records. */
export const webm = (): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
    Buffer.alloc(2000),
  ]);

export const pdf = (): Buffer<ArrayBuffer> =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Bytes, what they are called, and what they are said to be. */
export type Sent = [bytes: Uint8Array, name?: string, type?: string];

/** A form with files, and with plain fields where a value is text. */
export function formOf(fields: Record<string, Sent | string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value[0])], value[1] ?? 'file', { type: value[2] ?? '' }));
  }
  return form;
}

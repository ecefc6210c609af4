import sharp, { type Sharp } from 'sharp';
import { officeTypes } from '#base/containers/office-types.ts';
import { writeZip } from '#base/containers/write-zip.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;

/** A picture with something on it. */
export const picture = (width = 40, height = 30): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } });

const NAMELESS = Buffer.alloc(0);

/** A box of MP4. */
export function box(type: string, ...content: Uint8Array[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
}

/** A track of MP4: what it is of, and further boxes beside its media. */
export const track = (handler: string, name: Uint8Array = NAMELESS, ...more: Uint8Array[]): Buffer<ArrayBuffer> =>
  box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`), Buffer.alloc(12), name), ...more));

/** A video with sound, as of a phone, of exactly so many bytes. */
export function mp4(size = 4096, brand = 'isom', ...more: Uint8Array[]): Buffer<ArrayBuffer> {
  const head = Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}mp41`)),
    box('moov', track('vide'), track('soun'), ...more),
  ]);
  return Buffer.concat([head, box('mdat', Buffer.alloc(size - head.length - 8))]);
}

/** An element of WebM, its size in so many bytes; without content of unknown size. */
export function element(id: number, content: Uint8Array | null, sizeBytes = 4): Buffer<ArrayBuffer> {
  const idBytes = Buffer.from(id.toString(16), 'hex');
  const size = Buffer.alloc(sizeBytes, 0xff);
  if (content) size.writeUIntBE(content.length, 0, sizeBytes);
  size[0] = (content ? (size[0] ?? 0) : (1 << (8 - sizeBytes)) - 1) | (1 << (8 - sizeBytes));
  return Buffer.concat([idBytes, size, content ?? NAMELESS]);
}

const webmTrack = (type: number) =>
  element(0xae, Buffer.concat([element(0xd7, Buffer.of(type)), element(0x83, Buffer.of(type))]));
const webmHeader = element(0x1a45dfa3, element(0x4282, Buffer.from('webm')));

/** What a browser records: its length is not known. */
export const webm = (...more: Uint8Array[]): Buffer<ArrayBuffer> =>
  Buffer.concat([
    webmHeader,
    element(0x18538067, null),
    element(0x1654ae6b, Buffer.concat([webmTrack(1), webmTrack(2)])),
    ...more,
    element(0x1f43b675, null),
    element(0xe7, Buffer.of(0)),
    element(0xa3, Buffer.alloc(2000)),
  ]);

function oggPage(content: Uint8Array, flags: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(28);
  header.write('OggS', 0, 'latin1');
  header.writeUInt8(flags, 5);
  header.writeUInt8(1, 26);
  header.writeUInt8(content.length, 27);
  return Buffer.concat([header, content]);
}

/** A recording with Opus in it. */
export const ogg = (): Buffer<ArrayBuffer> =>
  Buffer.concat([oggPage(Buffer.from('OpusHead\x01\x01\0\0\0\0\0\0\0\0\0'), 2), oggPage(Buffer.alloc(200), 4)]);

/** A tag and a frame. */
export const mp3 = (): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from('ID3\x04\0\0\0\0\0\x20', 'latin1'),
    Buffer.alloc(32),
    Buffer.of(0xff, 0xfb),
    Buffer.alloc(400),
  ]);

export const pdf = (): Buffer<ArrayBuffer> =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const typesOf = (mime: string) => `<?xml version="1.0"?><Types><Override ContentType="${mime}.main+xml"/></Types>`;
type OfficeParts = Record<string, string | Uint8Array>;

/** A document of Office: what it says it contains, and further parts. */
export const office = (kind: keyof typeof officeTypes = 'pptx', parts: OfficeParts = {}): Buffer<ArrayBuffer> =>
  writeZip({ '[Content_Types].xml': typesOf(officeTypes[kind]), 'ppt/presentation.xml': '<p/>', ...parts });

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

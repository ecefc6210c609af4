import { crc32, deflateRawSync } from 'node:zlib';

/** 1980-01-01, so that the same content always makes the same file. */
const [TIME, DATE] = [0, 33];
const VERSION = 20;
const UTF8 = 1 << 11;

function record(signature: string, ...fields: [value: number, bytes: 2 | 4][]): Buffer {
  const parts = fields.map(([value, bytes]) => {
    const part = Buffer.alloc(bytes);
    part.writeUIntLE(value, 0, bytes);
    return part;
  });
  return Buffer.concat([Buffer.from(signature, 'latin1'), ...parts]);
}

/** A ZIP of these files, in the given order. */
export function writeZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer<ArrayBuffer> {
  const [contents, list]: [Buffer[], Buffer[]] = [[], []];
  let position = 0;
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes);
    const about: [number, 2 | 4][] = [
      [VERSION, 2],
      [UTF8, 2],
      [8, 2],
      [TIME, 2],
      [DATE, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const local = Buffer.concat([record('PK\x03\x04', ...about), name, packed]);
    const place: [number, 2 | 4][] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [position, 4],
    ];
    list.push(Buffer.concat([record('PK\x01\x02', [VERSION, 2], ...about, ...place), name]));
    contents.push(local);
    position += local.length;
  }
  const directory = Buffer.concat(list);
  const count = list.length;
  const end = record('PK\x05\x06', [0, 4], [count, 2], [count, 2], [directory.length, 4], [position, 4], [0, 2]);
  return Buffer.concat([...contents, directory, end]);
}

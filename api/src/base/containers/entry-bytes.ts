import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { MalformedFile, type StoredFile } from './stored-file.ts';
import type { ZipEntry } from './zip-entries.ts';

const CHUNK = 64 * 1024;

const isOfZlib = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

async function* packedBytes(file: StoredFile, { start, packed }: ZipEntry): AsyncGenerator<Buffer> {
  for (let done = 0; done < packed; done += CHUNK) yield file.read(start + done, Math.min(CHUNK, packed - done));
}

/** The loop over the stream reports its errors. */
const ignoreError = () => undefined;

/** The unpacked bytes of an entry, in chunks. @throws MalformedFile if its size differs from the stated size. */
export async function* entryBytes(file: StoredFile, entry: ZipEntry): AsyncGenerator<Buffer> {
  let size = 0;
  const packed = packedBytes(file, entry);
  const content: AsyncIterable<Buffer> = entry.isDeflated
    ? pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), ignoreError)
    : packed;
  try {
    for await (const bytes of content) {
      size += bytes.length;
      if (size > entry.unpacked) throw new MalformedFile('an entry is larger than it says');
      yield bytes;
    }
  } catch (error) {
    throw isOfZlib(error) ? new MalformedFile('an entry cannot be unpacked') : error;
  }
  if (size !== entry.unpacked) throw new MalformedFile('an entry is smaller than it says');
}

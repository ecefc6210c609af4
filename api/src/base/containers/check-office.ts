import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { MalformedFile, type StoredFile } from './stored-file.ts';
import { readZipEntries, type ZipEntry } from './zip-entries.ts';

const MB = 1024 * 1024;
const MAX_UNPACKED = 100 * MB;
const MAX_TYPES = MB;
const CHUNK = 64 * 1024;
const TYPES = '[Content_Types].xml';
/** Content that runs, or that an Office program asks permission for. */
const active = /vbaProject\.bin$|\/activeX\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar)$/i;

const isOfZlib = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

async function* packedBytes(file: StoredFile, { start, packed }: ZipEntry): AsyncGenerator<Buffer> {
  for (let done = 0; done < packed; done += CHUNK) yield file.read(start + done, Math.min(CHUNK, packed - done));
}

/** Unpacks an entry and passes its bytes to `keep`. @throws MalformedFile if its size differs from the stated size. */
async function unpack(file: StoredFile, entry: ZipEntry, keep: (bytes: Buffer) => void): Promise<void> {
  let size = 0;
  const count = async (content: AsyncIterable<Buffer>) => {
    for await (const bytes of content) {
      size += bytes.length;
      if (size > entry.unpacked) throw new MalformedFile('an entry is larger than it says');
      keep(bytes);
    }
  };
  const packed = packedBytes(file, entry);
  try {
    await (entry.isDeflated ? pipeline(packed, createInflateRaw(), count) : count(packed));
  } catch (error) {
    throw isOfZlib(error) ? new MalformedFile('an entry cannot be unpacked') : error;
  }
  if (size !== entry.unpacked) throw new MalformedFile('an entry is smaller than it says');
}

/**
 * Accepts an Office document: a ZIP without bytes before or after it, of bounded unpacked size, without macros. Its
 * list of contents must name the expected kind. @param mainType the content type of its main part. @throws
 * MalformedFile.
 */
export async function checkOffice(file: StoredFile, mainType: string): Promise<void> {
  const entries = await readZipEntries(file);
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > MAX_UNPACKED) throw new MalformedFile('it is too large once it is unpacked');
  if (entries.some(({ name }) => active.test(name))) throw new MalformedFile('it has something that runs');
  const types = entries.find(({ name }) => name === TYPES);
  if (!types || types.unpacked > MAX_TYPES) throw new MalformedFile('it does not say what it contains');
  const parts: Buffer[] = [];
  for (const entry of entries) await unpack(file, entry, (bytes) => entry === types && parts.push(bytes));
  const text = Buffer.concat(parts).toString('utf8');
  if (!text.includes(`"${mainType}"`)) throw new MalformedFile('it is another kind of document');
}

import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { MalformedFile, type StoredFile } from './stored-file.ts';

/** The size of the record that ends a ZIP without a comment. */
const END = 22;
const MAX_ENTRIES = 5000;
const CHUNK = 64 * 1024;

/** A file in a ZIP. */
export interface ZipEntry {
  /** With slashes between its folders. */
  name: string;
  /** The unpacked size in bytes that the entry states. */
  unpacked: number;
  /** The unpacked bytes, in chunks. @throws MalformedFile if their number differs from the stated size. */
  bytes(): AsyncGenerator<Buffer>;
}

/** What the library reads of a stored file. */
class StoredBytes extends RandomAccessReader {
  readonly #file: StoredFile;

  constructor(file: StoredFile) {
    super();
    this.#file = file;
  }

  async *#range(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += CHUNK) yield this.#file.read(at, Math.min(CHUNK, end - at));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#range(start, end));
  }

  override read(into: Buffer, offset: number, length: number, at: number, done: (error: Error | null) => void): void {
    const copied = this.#file.read(at, length).then((bytes) => bytes.copy(into, offset));
    copied.then(() => done(null), done);
  }
}

const isOfSystem = (error: unknown) => error instanceof Error && 'syscall' in error;

/** The error of the library as one of the file; errors of the disk stay what they are. */
const asMalformed = (error: unknown, message: string) =>
  error instanceof MalformedFile || isOfSystem(error) ? error : new MalformedFile(message, { cause: error });

async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw asMalformed(error, 'an entry cannot be unpacked');
  }
}

/** The position behind an entry. @throws MalformedFile if the entry cannot be read, or is called differently there. */
async function endOf(zip: ZipFile, entry: Entry): Promise<number> {
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new MalformedFile('an entry is locked');
  if (/^$|[:\0]/.test(entry.fileName)) throw new MalformedFile('an entry leads out of the file');
  const local = await zip.readLocalFileHeaderPromise(entry);
  if (!local.fileName.equals(entry.fileNameRaw)) throw new MalformedFile('an entry is called differently at its place');
  return local.fileDataStart + entry.compressedSize;
}

interface Place {
  start: number;
  end: number;
}

/** The first entry starts the file, and no two entries overlap: bombs and files of two kinds break these rules. */
function checkPlaces(places: readonly Place[], end: number): void {
  const inOrder = places.toSorted((a, b) => a.start - b.start);
  if (inOrder[0]?.start !== 0) throw new MalformedFile('something stands before its first entry');
  for (const [index, place] of inOrder.entries())
    if (place.end > (inOrder[index + 1]?.start ?? end)) throw new MalformedFile('entries lie over each other');
}

async function readAll(file: StoredFile): Promise<ZipEntry[]> {
  const zip = await fromRandomAccessReaderPromise(new StoredBytes(file), file.size, { autoClose: false });
  if (zip.entryCount > MAX_ENTRIES) throw new MalformedFile('it has too many entries');
  const list = Number(zip.readEntryCursor);
  const entries: ZipEntry[] = [];
  const places: Place[] = [];
  for await (const entry of zip.eachEntry()) {
    places.push({ start: entry.relativeOffsetOfLocalHeader, end: await endOf(zip, entry) });
    entries.push({ name: entry.fileName, unpacked: entry.uncompressedSize, bytes: () => bytesOf(zip, entry) });
  }
  if (Number(zip.readEntryCursor) !== file.size - END) throw new MalformedFile('it does not end as a ZIP does');
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    throw new MalformedFile('two entries have one name');
  checkPlaces(places, list);
  return entries;
}

/** The entries of a file that is a ZIP and nothing else. @throws MalformedFile. */
export async function readZipEntries(file: StoredFile): Promise<ZipEntry[]> {
  try {
    return await readAll(file);
  } catch (error) {
    throw asMalformed(error, 'it is no whole ZIP');
  }
}

import { MalformedFile, type StoredFile } from './stored-file.ts';

/** The sizes of the records of a ZIP without their names. */
const [END, CENTRAL, LOCAL] = [22, 46, 30];
const MAX_ENTRIES = 5000;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;

export interface ZipEntry {
  /** With slashes between its folders. */
  name: string;
  isDeflated: boolean;
  /** The packed size in bytes. */
  packed: number;
  /** The unpacked size in bytes that the entry states. */
  unpacked: number;
  /** The position of its packed bytes. */
  start: number;
}

/** Some writers separate folders with backslashes. */
const nameOf = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\\', '/');
const isUnsafe = (name: string) =>
  name === '' || name.startsWith('/') || /[:\0]/.test(name) || name.split('/').includes('..');

interface Found extends ZipEntry {
  /** The position of the entry's own header. */
  header: number;
}

/** The end record: nothing may follow it, and the list of entries must end where it starts. */
async function readEnd(file: StoredFile): Promise<{ at: number; count: number }> {
  const position = file.size - END;
  const end = await file.read(Math.max(0, position), END);
  const [size, at] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (end.toString('latin1', 0, 4) !== 'PK\x05\x06' || at + size !== position)
    throw new MalformedFile('it does not end as a ZIP does');
  return { at, count: end.readUInt16LE(10) };
}

/** The entry whose record in the list is at `at`, and the position of the next record. */
async function readEntry(file: StoredFile, at: number): Promise<{ entry: Found; next: number }> {
  const record = await file.read(at, CENTRAL);
  const [flags, method] = [record.readUInt16LE(8), record.readUInt16LE(10)];
  if (record.toString('latin1', 0, 4) !== 'PK\x01\x02') throw new MalformedFile('an entry is missing');
  if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) throw new MalformedFile('an entry is locked');
  const nameLength = record.readUInt16LE(28);
  const name = nameOf(await file.read(at + CENTRAL, nameLength));
  if (isUnsafe(name)) throw new MalformedFile('an entry leads out of the file');
  const header = record.readUInt32LE(42);
  const local = await file.read(header, LOCAL);
  const localName = nameOf(await file.read(header + LOCAL, local.readUInt16LE(26)));
  if (local.toString('latin1', 0, 4) !== 'PK\x03\x04' || localName !== name)
    throw new MalformedFile('an entry is called differently at its place');
  const start = header + LOCAL + local.readUInt16LE(26) + local.readUInt16LE(28);
  const [packed, unpacked] = [record.readUInt32LE(20), record.readUInt32LE(24)];
  const entry = { name, isDeflated: method === DEFLATED, packed, unpacked, start, header };
  return { entry, next: at + CENTRAL + nameLength + record.readUInt16LE(30) + record.readUInt16LE(32) };
}

/** The first entry starts the file, and no two entries overlap: bombs and files of two kinds break these rules. */
function checkPlaces(entries: readonly Found[], end: number): void {
  const inOrder = entries.toSorted((a, b) => a.header - b.header);
  if (inOrder[0]?.header !== 0) throw new MalformedFile('something stands before its first entry');
  for (const [index, { start, packed }] of inOrder.entries())
    if (start + packed > (inOrder[index + 1]?.header ?? end)) throw new MalformedFile('entries lie over each other');
}

/** The entries of a file that is a ZIP and nothing else. @throws MalformedFile. */
export async function readZipEntries(file: StoredFile): Promise<ZipEntry[]> {
  const { at, count } = await readEnd(file);
  if (count > MAX_ENTRIES) throw new MalformedFile('it has too many entries');
  const entries: Found[] = [];
  for (let position = at; entries.length < count; ) {
    const { entry, next } = await readEntry(file, position);
    entries.push(entry);
    position = next;
  }
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < count)
    throw new MalformedFile('two entries have one name');
  checkPlaces(entries, at);
  return entries;
}

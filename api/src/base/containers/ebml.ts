import { MalformedFile, type StoredFile } from './stored-file.ts';

/** An element of EBML: its id with the marker bits, and where it starts, its content starts, and it ends. */
export interface Element {
  id: number;
  start: number;
  content: number;
  /** Null if the size is unknown, as in a live recording. */
  end: number | null;
}

const MAX_HEADER = 12;
const VOID = 0xec;

const lengthOf = (first: number) => Math.clz32(first) - 23;

/** @throws MalformedFile. */
export async function readElement(file: StoredFile, start: number, limit: number): Promise<Element> {
  const header = await file.readUpTo(start, Math.min(MAX_HEADER, limit - start));
  const idLength = lengthOf(header[0] ?? 0);
  const sizeLength = lengthOf(header[idLength] ?? 0);
  const length = idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || header.length < length) throw new MalformedFile('an element has no header');
  const content = start + length;
  const sizeBytes = header.subarray(idLength, length);
  const size = BigInt(`0x${sizeBytes.toString('hex')}`) & ((1n << BigInt(7 * sizeLength)) - 1n);
  const id = header.readUIntBE(0, idLength);
  if (size === (1n << BigInt(7 * sizeLength)) - 1n) return { id, start, content, end: null };
  if (size > BigInt(limit - content)) throw new MalformedFile('an element does not fit');
  return { id, start, content, end: content + Number(size) };
}

/** Turns an element into an empty one of the same size; all bytes after it keep their places. */
export async function voidElement(file: StoredFile, start: number, content: number, end: number): Promise<void> {
  const sizeLength = Math.min(8, content - start - 1);
  const size = end - start - 1 - sizeLength;
  const header = Buffer.alloc(1 + sizeLength);
  header.writeUInt8(VOID, 0);
  const value = BigInt(size) | (1n << BigInt(7 * sizeLength));
  for (let index = 0; index < sizeLength; index += 1)
    header.writeUInt8(Number((value >> BigInt(8 * (sizeLength - 1 - index))) & 0xffn), 1 + index);
  await file.zero(start + header.length, end);
  await file.write(start, header);
}

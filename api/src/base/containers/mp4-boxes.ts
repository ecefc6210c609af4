import { MalformedFile, type StoredFile } from './stored-file.ts';

/** A box of ISO 14496-12: where it starts, where its content starts, and where it ends. */
export interface Box {
  type: string;
  start: number;
  content: number;
  end: number;
}

const HEADER = 8;
const LONG_HEADER = 16;

async function readBox(file: StoredFile, start: number, limit: number): Promise<Box> {
  const header = await file.readUpTo(start, LONG_HEADER);
  if (header.length < HEADER || limit - start < HEADER) throw new MalformedFile('a box has no header');
  const type = header.toString('latin1', 4, HEADER);
  const size = header.readUInt32BE(0);
  if (size === 0) return { type, start, content: start + HEADER, end: limit };
  if (size !== 1) return { type, start, content: start + HEADER, end: start + size };
  if (header.length < LONG_HEADER) throw new MalformedFile('a box has no size');
  const long = header.readBigUInt64BE(HEADER);
  const end = start + Number(long);
  return { type, start, content: start + LONG_HEADER, end: long > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : end };
}

/** Far more boxes than a camera's file has. */
const MAX_BOXES = 20_000;

/** Reads the boxes of a file; the number of all boxes is bounded. */
export class BoxReader {
  readonly #file: StoredFile;
  #boxes = 0;

  constructor(file: StoredFile) {
    this.#file = file;
  }

  /**
   * The boxes between two places, which they must fill exactly.
   * @throws MalformedFile.
   */
  async boxes(start: number, end: number): Promise<Box[]> {
    const found: Box[] = [];
    for (let position = start; position < end; ) {
      const box = await readBox(this.#file, position, end);
      this.#boxes += 1;
      if (box.end > end || box.end < box.content) throw new MalformedFile(`${box.type} does not fit`);
      if (this.#boxes > MAX_BOXES) throw new MalformedFile('there are too many boxes');
      found.push(box);
      position = box.end;
    }
    return found;
  }

  children = (box: Box): Promise<Box[]> => this.boxes(box.content, box.end);
}

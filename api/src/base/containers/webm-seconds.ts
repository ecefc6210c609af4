import { readElement } from './ebml.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

const ids = { scale: 0x2ad7b1, clusterTime: 0xe7, block: 0xa1, simpleBlock: 0xa3 } as const;
/** Segment, Info, cluster, group of blocks: their children are read. */
const opened = new Set([0x18538067, 0x1549a966, 0x1f43b675, 0xa0]);
const NANOSECONDS = 1_000_000_000;
const MAX_NUMBER_BYTES = 6;

/** An unsigned number; 0 for a number that is too long for a time. */
async function readNumber(file: StoredFile, start: number, end: number): Promise<number> {
  const length = end - start;
  return length >= 1 && length <= MAX_NUMBER_BYTES ? (await file.read(start, length)).readUIntBE(0, length) : 0;
}

/** The time of a block in milliseconds after the start of its cluster; it follows the track number. */
async function blockTime(file: StoredFile, content: number): Promise<number> {
  const head = await file.readUpTo(content, 10);
  const trackLength = Math.clz32(head[0] ?? 0) - 23;
  return head.length >= trackLength + 2 ? head.readInt16BE(trackLength) : 0;
}

/** The time of the last block. */
export async function webmSeconds(file: StoredFile): Promise<number> {
  let [scale, cluster, last] = [1_000_000, 0, 0];
  for (let position = 0; position < file.size; ) {
    const { id, content, end } = await readElement(file, position, file.size);
    position = opened.has(id) ? content : (end ?? content);
    if (end === null) continue;
    if (id === ids.scale) scale = await readNumber(file, content, end);
    else if (id === ids.clusterTime) cluster = await readNumber(file, content, end);
    else if (id === ids.block || id === ids.simpleBlock)
      last = Math.max(last, cluster + (await blockTime(file, content)));
  }
  if (scale === 0) throw new MalformedFile('it has no clock');
  return (last * scale) / NANOSECONDS;
}

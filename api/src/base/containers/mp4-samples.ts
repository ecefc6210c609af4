import type { Box, BoxReader } from './mp4-boxes.ts';
import { MalformedFile, type StoredFile } from './stored-file.ts';

/** The most bytes of one table that are held in memory. */
const MAX_TABLE = 8 * 1024 * 1024;
const FULL_BOX = 4;

/** Start and end, as for `slice`. */
export interface Range {
  start: number;
  end: number;
}

async function table(file: StoredFile, box: Box | undefined): Promise<Buffer> {
  if (!box) throw new MalformedFile('a track has no samples');
  if (box.end - box.content > MAX_TABLE) throw new MalformedFile(`${box.type} is too long`);
  return file.read(box.content + FULL_BOX, Math.max(0, box.end - box.content - FULL_BOX));
}

function entries(bytes: Buffer, width: number, at = 0): number {
  if (bytes.length < at + 4) throw new MalformedFile('a table has no length');
  const count = bytes.readUInt32BE(at);
  if (bytes.length < at + 4 + count * width) throw new MalformedFile('a table is too short');
  return count;
}

/** Returns a function that gives the bytes of the next `samples` samples. */
function readSizes(bytes: Buffer): (samples: number) => number {
  const same = bytes.length >= 8 ? bytes.readUInt32BE(0) : 0;
  if (same > 0) return (samples) => samples * same;
  const count = entries(bytes, 4, 4);
  let sample = 0;
  return (samples) => {
    let sum = 0;
    for (const last = Math.min(count, sample + samples); sample < last; sample += 1)
      sum += bytes.readUInt32BE(8 + sample * 4);
    return sum;
  };
}

function readOffsets(bytes: Buffer, isLong: boolean): number[] {
  const count = entries(bytes, isLong ? 8 : 4);
  return Array.from({ length: count }, (_, index) =>
    isLong ? Number(bytes.readBigUInt64BE(4 + index * 8)) : bytes.readUInt32BE(4 + index * 4),
  );
}

/** Returns a function that gives the number of samples in a chunk, numbered from 1; call it in that order. */
function readCounts(bytes: Buffer): (chunk: number) => number {
  const count = entries(bytes, 12);
  let run = 0;
  return (chunk) => {
    while (run + 1 < count && bytes.readUInt32BE(4 + (run + 1) * 12) <= chunk) run += 1;
    return count === 0 ? 0 : bytes.readUInt32BE(4 + run * 12 + 4);
  };
}

/** The positions of a track's samples in the file, chunk by chunk. */
export async function sampleRanges(file: StoredFile, reader: BoxReader, sampleTable: Box): Promise<Range[]> {
  const boxes = await reader.children(sampleTable);
  const find = (...types: string[]) => boxes.find((box) => types.includes(box.type));
  const nextBytes = readSizes(await table(file, find('stsz')));
  const countOf = readCounts(await table(file, find('stsc')));
  const place = find('stco', 'co64');
  const offsets = readOffsets(await table(file, place), place?.type === 'co64');
  return offsets.map((start, chunk) => ({ start, end: start + nextBytes(countOf(chunk + 1)) }));
}

function merged(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/** The parts of ranges that lie within other ranges, each place once; a file may state overlapping ranges. */
export function within(ranges: readonly Range[], bounds: readonly Range[]): Range[] {
  const found: Range[] = [];
  let next = 0;
  const all = merged(ranges);
  for (const bound of bounds) {
    while ((all[next]?.end ?? Infinity) <= bound.start) next += 1;
    for (let index = next; (all[index]?.start ?? Infinity) < bound.end; index += 1) {
      const { start, end } = all[index] ?? bound;
      if (end > start) found.push({ start: Math.max(start, bound.start), end: Math.min(end, bound.end) });
    }
  }
  return found;
}

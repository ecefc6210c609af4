import type { StoredFile } from './stored-file.ts';

/**
 * Kilobits per second by the index in a frame's header: MPEG 1 layers 1 to 3, then MPEG 2 layer 1, then its layers 2
 * and 3.
 */
const bitrates: Record<string, number[]> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
/** Divisors by the two bits of the version: 2.5, none, 2, 1. */
const divisors = [4, 0, 2, 1];

const HEADER = 6;
/** How many bytes behind a tag players search for the sound. */
const SEARCHED = 64 * 1024;

export const isFrame = (bytes: Uint8Array): boolean => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;

function mpegLength(second: number, third: number): number {
  const divisor = divisors[(second >> 3) & 3] ?? 0;
  const layer = 4 - ((second >> 1) & 3);
  const rate = sampleRates[(third >> 2) & 3];
  const table = bitrates[divisor === 1 ? `1-${layer}` : layer === 1 ? '2-1' : '2-2'];
  const kilobits = table?.[third >> 4];
  if (divisor === 0 || !rate || !kilobits) return 0;
  const slots = layer === 1 ? 12 : layer === 3 && divisor > 1 ? 72 : 144;
  const length = Math.floor((slots * kilobits * 1000 * divisor) / rate) + ((third >> 1) & 1);
  return layer === 1 ? length * 4 : length;
}

/** The size of the MPEG or ADTS frame that starts with this header; 0 if it is no header. */
function frameLength(header: Uint8Array): number {
  const [, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = header;
  if (header.length < HEADER || !isFrame(header)) return 0;
  if ((second & 0x06) !== 0) return mpegLength(second, third);
  return (second & 0xf0) === 0xf0 ? ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5) : 0;
}

/** The samples in a frame, by the version's divisor and the layer. */
const samplesOf = (divisor: number, layer: number) => (layer === 1 ? 384 : layer === 3 && divisor > 1 ? 576 : 1152);
const aacRates = [96, 88.2, 64, 48, 44.1, 32, 24, 22.05, 16, 12, 11.025, 8, 7.35];
const AAC_SAMPLES = 1024;

function frameSeconds([, second = 0, third = 0]: Uint8Array): number {
  if ((second & 0x06) === 0) return AAC_SAMPLES / ((aacRates[(third >> 2) & 15] ?? 0) * 1000);
  const divisor = divisors[(second >> 3) & 3] ?? 0;
  return (samplesOf(divisor, 4 - ((second >> 1) & 3)) * divisor) / (sampleRates[(third >> 2) & 3] ?? 0);
}

/** The bytes and seconds of the frame at a position; null if there is none. */
export async function frameOf(file: StoredFile, at: number): Promise<{ length: number; seconds: number } | null> {
  const header = await file.readUpTo(at, HEADER);
  const length = frameLength(header);
  return length >= HEADER ? { length, seconds: frameSeconds(header) } : null;
}

const IN_A_ROW = 3;

/** Whether bytes have three frames of one kind in a row, also after the rest of a frame whose beginning is cut off. */
export function hasFrames(bytes: Uint8Array): boolean {
  for (let start = bytes.indexOf(0xff); start >= 0; start = bytes.indexOf(0xff, start + 1)) {
    let [at, found] = [start, 0];
    while (found < IN_A_ROW && bytes[at + 1] === bytes[start + 1]) {
      const length = frameLength(bytes.subarray(at, at + HEADER));
      if (length < HEADER) break;
      at += length;
      found += 1;
    }
    if (found === IN_A_ROW) return true;
  }
  return false;
}

/** The first position, from a given one on, of a frame that another frame follows; -1 if there is none nearby. */
export async function findFrame(file: StoredFile, from: number): Promise<number> {
  const searched = await file.readUpTo(from, SEARCHED);
  for (let at = searched.indexOf(0xff); at >= 0; at = searched.indexOf(0xff, at + 1)) {
    const length = frameLength(await file.readUpTo(from + at, HEADER));
    if (length < HEADER) continue;
    if (frameLength(await file.readUpTo(from + at + length, HEADER)) >= HEADER) return from + at;
  }
  return -1;
}

import { createHash } from 'node:crypto';
import { type Range, spansOf } from '../quran/ranges.ts';
import { AYAHS, juzParts, type Part, pages } from '../quran/structure.ts';
import type { Memory } from './memory.ts';

/** D156: what an exam is about: whole juz, by number, and ranges. */
export interface ExamScope {
  juz: readonly number[];
  ranges: readonly Range[];
}

/** The part of each page that an exam is about, in the order of pages. */
export function examinedParts({ juz, ranges }: ExamScope): Part[] {
  const isIn = new Uint8Array(AYAHS + 1);
  for (const { number, first, last } of juzParts) if (juz.includes(number)) isIn.fill(1, first, last + 1);
  for (const range of ranges) for (const [first, last] of spansOf(range)) isIn.fill(1, first, last + 1);
  return pages.flatMap(({ number, first, last }) => {
    const begin = isIn.indexOf(1, first);
    if (begin < 0 || begin > last) return [];
    return [{ number, first: begin, last: isIn.lastIndexOf(1, last) }];
  });
}

function isSolid(memory: Memory, { first, last }: Part): boolean {
  for (let id = first; id <= last; id += 1) if (!memory.isMemorised(id) || memory.isWeak(id)) return false;
  return true;
}

/** D156: the pages whose examined part is memorised and solid (H4). */
export const solidParts = (memory: Memory, scope: ExamScope): Part[] =>
  examinedParts(scope).filter((part) => isSolid(memory, part));

/** D156: some of the pages by lot, in the order of the mushaf; the same seed draws the same ones. */
export function drawPages(parts: readonly Part[], seed: number, count: number): number[] {
  const lot = ({ number }: Part) => createHash('sha256').update(`${seed}:${number}`).digest('hex');
  const lots = parts.map((part) => ({ page: part.number, lot: lot(part) }));
  const drawn = lots.sort((a, b) => a.lot.localeCompare(b.lot)).slice(0, count);
  return drawn.map(({ page }) => page).sort((a, b) => a - b);
}

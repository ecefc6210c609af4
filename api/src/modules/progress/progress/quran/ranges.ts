import { type Part, positionOf, type Surah, surahOf, surahs } from './structure.ts';

/** A range from one ayah to another, as a teacher records it (H2). */
export interface Range {
  surahFrom: number;
  ayahFrom: number;
  surahTo: number;
  ayahTo: number;
}

/** The problem with a range: an end that its surah does not have (H1), or two ends of one surah in the wrong order. */
export interface RangeProblem {
  field: 'ayahFrom' | 'ayahTo';
  surah: Surah;
  isReversed: boolean;
}

/** @param range between existing surahs. */
export function problemOf({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): RangeProblem | null {
  const [from, to] = [surahOf(surahFrom), surahOf(surahTo)];
  if (ayahFrom < 1 || ayahFrom > from.ayahs) return { field: 'ayahFrom', surah: from, isReversed: false };
  if (ayahTo < 1 || ayahTo > to.ayahs) return { field: 'ayahTo', surah: to, isReversed: false };
  return surahFrom === surahTo && ayahFrom > ayahTo ? { field: 'ayahTo', surah: to, isReversed: true } : null;
}

/** Consecutive ids, both included. */
export type Span = readonly [first: number, last: number];

/** H2: a range from a later surah to an earlier one covers the surahs in descending order, each from its start. */
function descendingSpans({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): Span[] {
  const [from, to] = [surahOf(surahFrom), surahOf(surahTo)];
  const between = surahs.slice(surahTo, surahFrom - 1).reverse();
  return [
    [from.first + ayahFrom - 1, from.last],
    ...between.map(({ first, last }): Span => [first, last]),
    [to.first, to.first + ayahTo - 1],
  ];
}

/** The spans of a range, in the order of recitation. */
export function spansOf(range: Range): Span[] {
  if (range.surahFrom > range.surahTo) return descendingSpans(range);
  const idOf = (surah: number, ayah: number) => surahOf(surah).first + ayah - 1;
  return [[idOf(range.surahFrom, range.ayahFrom), idOf(range.surahTo, range.ayahTo)]];
}

/** The number of ayahs in a range. */
export const lengthOf = (range: Range): number =>
  spansOf(range).reduce((sum, [first, last]) => sum + last - first + 1, 0);

/** The range between two ids in ascending order. */
export function rangeOf({ first, last }: Pick<Part, 'first' | 'last'>): Range {
  const [from, to] = [positionOf(first), positionOf(last)];
  return { surahFrom: from.surah, ayahFrom: from.ayah, surahTo: to.surah, ayahTo: to.ayah };
}

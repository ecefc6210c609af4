import type { KnownRange } from './history/history.ts';
import type { KnownInput } from './progress.schema.ts';
import { type Range, rangeOf } from './quran/ranges.ts';
import { juzParts } from './quran/structure.ts';

const onlyRange = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): Range => ({
  surahFrom,
  ayahFrom,
  surahTo,
  ayahTo,
});
export const keyOf = (range: Range): string => Object.values(onlyRange(range)).join(':');

const juzByKey = new Map(juzParts.map((part) => [keyOf(rangeOf(part)), part.number]));

/** The ranges of a request to be stored: each range once. */
export function sentRanges({ juz, ranges }: KnownInput): Range[] {
  const whole = juzParts.filter(({ number }) => juz.includes(number)).map(rangeOf);
  return [...new Map([...whole, ...ranges.map(onlyRange)].map((range) => [keyOf(range), range])).values()];
}

/** The same as a response: a range that is a whole juz is given by the number of the juz. */
export function knownJson(known: readonly KnownRange[]): { juz: number[]; ranges: Range[] } {
  const juz = known.flatMap((range) => juzByKey.get(keyOf(range)) ?? []);
  const ranges = known.filter((range) => !juzByKey.has(keyOf(range))).map(onlyRange);
  return { juz: juz.sort((a, b) => a - b), ranges };
}

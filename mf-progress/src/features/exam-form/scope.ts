import type { Range } from '#/api/entries.ts';
import { rangeKey } from '#/components/known/scope-choice.tsx';

export const toggled = (juz: readonly number[], number: number): number[] =>
  juz.includes(number) ? juz.filter((each) => each !== number) : [...juz, number];

export const withoutRange = (ranges: readonly Range[], range: Range): Range[] =>
  ranges.filter((each) => rangeKey(each) !== rangeKey(range));

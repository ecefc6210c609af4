import type { Direction, Kind, Range } from '#/api/entries.ts';
import type { Structure, Surah } from '#/api/structure.ts';
import { wholeSurah } from './range.ts';

type Start = Structure['pages'][number];
interface Position {
  surah: number;
  ayah: number;
}

/** The steps by which the end of a range is moved. */
export type Step = 'five' | 'ten' | 'page' | 'surah' | 'half' | 'juz';
const counted = { five: 5, ten: 10 } as const;
const lessonSteps: readonly Step[] = ['five', 'ten', 'page', 'surah'];
const steps: Readonly<Record<Kind, readonly Step[]>> = {
  new: lessonSteps,
  near: [...lessonSteps, 'half', 'juz'],
  far: [...lessonSteps, 'half', 'juz'],
  reading: [...lessonSteps, 'half', 'juz'],
};

/** The places of all ayahs, from 1, in the order in which a student goes from surah to surah (H2). */
function ayahOrder({ surahs }: Structure, direction: Direction) {
  let total = 0;
  const ordered = (direction === 'ascending' ? surahs : surahs.toReversed()).map(({ number, ayahs }) => {
    const first = total + 1;
    total += ayahs;
    return { number, first, last: total };
  });
  const firsts = new Map(ordered.map(({ number, first }) => [number, first]));
  const placeOf = ({ surah, ayah }: Position): number => (firsts.get(surah) ?? 1) + ayah - 1;
  const positionOf = (place: number): Position => {
    const surah = ordered.find(({ last }) => place <= last) ?? { number: 1, first: 1 };
    return { surah: surah.number, ayah: place - surah.first + 1 };
  };
  return { total, placeOf, positionOf, surahEnds: ordered.map(({ last }) => last) };
}
type AyahOrder = ReturnType<typeof ayahOrder>;

/** H2: the direction of a range over several surahs; within one surah, the student's. */
export function directionOf({ surahFrom, surahTo }: Range, usual: Direction): Direction {
  if (surahFrom === surahTo) return usual;
  return surahFrom < surahTo ? 'ascending' : 'descending';
}

/**
 * Where parts of the mushaf end. From surah to earlier surah, a page ends within each of its surahs, and a juz with the
 * surah at which it begins; one that begins within a surah has no end there.
 */
function partEnds(order: AyahOrder, starts: readonly Start[], step: Step, direction: Direction): number[] {
  if (direction === 'ascending') return [...starts.slice(1).map((start) => order.placeOf(start) - 1), order.total];
  const inside = starts.filter(({ ayah }) => ayah > 1).map((start) => order.placeOf(start) - 1);
  if (step === 'page') return [...inside, ...order.surahEnds];
  return starts
    .filter(({ ayah }) => ayah === 1)
    .flatMap((start) => order.surahEnds.find((end) => end >= order.placeOf(start)) ?? []);
}

const firstAfter = (ends: readonly number[], place: number): number | undefined =>
  ends.filter((end) => end > place).toSorted((one, other) => one - other)[0];

interface Moving {
  structure: Structure;
  range: Range;
  direction: Direction;
}

const endOf = ({ surahTo, ayahTo }: Range): Position => ({ surah: surahTo, ayah: ayahTo });
const startOf = ({ surahFrom, ayahFrom }: Range): Position => ({ surah: surahFrom, ayah: ayahFrom });

function rangeBetween(order: AyahOrder, first: number, last: number): Range {
  const [from, to] = [order.positionOf(first), order.positionOf(last)];
  return { surahFrom: from.surah, ayahFrom: from.ayah, surahTo: to.surah, ayahTo: to.ayah };
}

/** The range with its end moved by a number of ayahs, at most back to its start and on to the last ayah. */
export function withMovedEnd({ structure, range, direction }: Moving, by: number): Range {
  const order = ayahOrder(structure, direction);
  const first = order.placeOf(startOf(range));
  return rangeBetween(order, first, Math.min(order.total, Math.max(first, order.placeOf(endOf(range)) + by)));
}

/** The range with its start moved by a number of ayahs; a start after the end takes the end with it. */
export function withMovedStart({ structure, range, direction }: Moving, by: number): Range {
  const order = ayahOrder(structure, direction);
  const first = Math.min(order.total, Math.max(1, order.placeOf(startOf(range)) + by));
  return rangeBetween(order, first, Math.max(first, order.placeOf(endOf(range))));
}

/**
 * The steps that make sense for the end of a range, each with its result: a number of ayahs stops at the end of the
 * surah, and what ends at the same ayah is offered once.
 */
export function endSteps({ structure, range, direction }: Moving, kind: Kind): { step: Step; range: Range }[] {
  const order = ayahOrder(structure, direction);
  const [first, last] = [order.placeOf(startOf(range)), order.placeOf(endOf(range))];
  const { juz, hizb, pages } = structure;
  const ends: Record<Exclude<Step, keyof typeof counted>, () => readonly number[]> = {
    page: () => partEnds(order, pages, 'page', direction),
    surah: () => order.surahEnds,
    half: () => partEnds(order, hizb, 'half', direction),
    juz: () => partEnds(order, juz, 'juz', direction),
  };
  const targetOf = (step: Step): number | undefined => {
    if (step !== 'five' && step !== 'ten') return firstAfter(ends[step](), last);
    const surahEnd = firstAfter(order.surahEnds, last);
    return surahEnd && Math.min(surahEnd, last + counted[step]);
  };
  const targets = steps[kind].map((step) => ({ step, last: targetOf(step) }));
  return targets.flatMap(({ step, last: end }, index) => {
    const isNamedAgain = targets.slice(index + 1).some((other) => other.last === end);
    return end === undefined || isNamedAgain ? [] : [{ step, range: rangeBetween(order, first, end) }];
  });
}

/** The portion with which a surah is started: all of it if it is on one page, otherwise the part on its first page. */
export function firstPortion({ pages }: Structure, surah: Surah): Range {
  const [turn] = pages.filter((page) => page.surah === surah.number && page.ayah > 1);
  return turn ? { ...wholeSurah(surah), ayahTo: turn.ayah - 1 } : wholeSurah(surah);
}

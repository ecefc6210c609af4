import data from './quran-structure.json' with { type: 'json' };

/** Ayahs are counted through the whole Quran, from 1. */
export const AYAHS = 6236;

/** Ayahs with a common number: a surah, a juz, a page of the mushaf. Both ids are included. */
export interface Part {
  number: number;
  first: number;
  last: number;
}

export interface Surah extends Part {
  ayahs: number;
  name: { en: string; ar: string };
}

const partsFrom = (starts: readonly number[]): Part[] =>
  starts.map((first, index) => ({ number: index + 1, first, last: (starts[index + 1] ?? AYAHS + 1) - 1 }));

function countedSurahs(): Surah[] {
  let last = 0;
  return data.surahs.map(({ en, ar, ayahs }, index) => {
    const first = last + 1;
    last += ayahs;
    return { number: index + 1, first, last, ayahs, name: { en, ar } };
  });
}

/** Surahs by number, from index 0 on. */
export const surahs: readonly Surah[] = countedSurahs();

/** @throws if no surah has this number. */
export function surahOf(number: number): Surah {
  const surah = surahs[number - 1];
  if (!surah) throw new RangeError(`there is no surah ${number}`);
  return surah;
}

export interface Position {
  surah: number;
  ayah: number;
}

export const ayahId = ({ surah, ayah }: Position): number => surahOf(surah).first + ayah - 1;

export const juzParts: readonly Part[] = partsFrom(
  data.juzStart.map(([surah = 0, ayah = 0]) => ayahId({ surah, ayah })),
);
/** Half juz. */
export const hizbParts: readonly Part[] = partsFrom(
  data.hizbStart.map(([surah = 0, ayah = 0]) => ayahId({ surah, ayah })),
);
export const pages: readonly Part[] = partsFrom(data.pageFirstAyahId);

function numbersById(parts: readonly Part[]): Uint16Array {
  const numbers = new Uint16Array(AYAHS + 1);
  for (const { number, first, last } of parts) numbers.fill(number, first, last + 1);
  return numbers;
}

const surahNumbers = numbersById(surahs);
const pageNumbers = numbersById(pages);

export const pageOf = (id: number): number => pageNumbers[id] ?? 0;

export function positionOf(id: number): Position {
  const surah = surahNumbers[id] ?? 0;
  return { surah, ayah: id - surahOf(surah).first + 1 };
}

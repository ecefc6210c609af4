import type { Structure } from '#/api/structure.ts';

type Start = Structure['pages'][number];

const isBefore = (one: Pick<Start, 'surah' | 'ayah'>, other: Pick<Start, 'surah' | 'ayah'>): boolean =>
  one.surah < other.surah || (one.surah === other.surah && one.ayah < other.ayah);

/** The pages and surahs that have ayahs in a juz. */
export function partsOfJuz({ juz, pages, surahs }: Structure, number: number): { pages: number[]; surahs: number[] } {
  const start = juz.find((each) => each.number === number);
  const next = juz.find((each) => each.number === number + 1);
  if (!start) return { pages: [], surahs: [] };
  const ends = (each: Start | undefined) => each === undefined || isBefore(start, each);
  const begins = (each: Pick<Start, 'surah' | 'ayah'>) => next === undefined || isBefore(each, next);
  return {
    pages: pages.filter((page, index) => ends(pages[index + 1]) && begins(page)).map((page) => page.number),
    surahs: surahs
      .filter((surah) => surah.number >= start.surah && begins({ surah: surah.number, ayah: 1 }))
      .map((surah) => surah.number),
  };
}

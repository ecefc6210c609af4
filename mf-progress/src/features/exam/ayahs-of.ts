import type { Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { surahOf } from '#/components/range/range.ts';

export interface SurahAyahs {
  surah: number;
  ayahs: number[];
}

/** The ayahs of an ascending range, by surah. */
export function ayahsOf(structure: Structure, { surahFrom, ayahFrom, surahTo, ayahTo }: Range): SurahAyahs[] {
  const numbers = Array.from({ length: surahTo - surahFrom + 1 }, (_, index) => surahFrom + index);
  return numbers.map((surah) => {
    const first = surah === surahFrom ? ayahFrom : 1;
    const last = surah === surahTo ? ayahTo : (surahOf(structure, surah)?.ayahs ?? 0);
    return { surah, ayahs: Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index) };
  });
}

import type { Range } from '../quran/ranges.ts';
import { surahs } from '../quran/structure.ts';
import type { Entry, History } from './history.ts';

/** The rules literally, ayah by ayah, using only the numbers of ayahs: the tests compare the module with it. */
const countOf = (surah: number) => surahs[surah - 1]?.ayahs ?? 0;

/** H2. */
function ayahsOf({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): string[] {
  const found: string[] = [];
  const step = surahFrom <= surahTo ? 1 : -1;
  for (let surah = surahFrom; surah !== surahTo + step; surah += step)
    for (let ayah = 1; ayah <= countOf(surah); ayah += 1) {
      const isBefore = surah === surahFrom && ayah < ayahFrom;
      const isBehind = surah === surahTo && ayah > ayahTo;
      if (!isBefore && !isBehind) found.push(`${surah}:${ayah}`);
    }
  return found;
}

const isLesson = ({ kind, quality }: Entry) => kind === 'new' && quality >= 3;

/** H3, H4. */
export function naiveModel({ known, entries }: History) {
  const memorised = new Set([...known, ...entries.filter(isLesson)].flatMap(ayahsOf));
  const latest = new Map<string, number>();
  for (const entry of entries) for (const ayah of ayahsOf(entry)) latest.set(ayah, entry.quality);
  const weak = new Set([...memorised].filter((ayah) => (latest.get(ayah) ?? 5) <= 2));
  return { memorised, weak };
}

/** H5: the progress of a part, given as an ascending range. */
export function naivePart(model: ReturnType<typeof naiveModel>, range: Range) {
  const ayahs = ayahsOf(range);
  const memorised = ayahs.filter((ayah) => model.memorised.has(ayah)).length;
  const weak = ayahs.filter((ayah) => model.weak.has(ayah)).length;
  const percent = Math.floor((memorised / ayahs.length) * 100);
  return { ayahs: ayahs.length, memorised, weak, solid: memorised - weak, percent };
}

/** The complete juz, then the complete pages outside of them. */
export function naiveWholes(
  { memorised }: ReturnType<typeof naiveModel>,
  juz: readonly Range[],
  pages: readonly Range[],
) {
  const left = new Set(memorised);
  const take = (parts: readonly Range[]) => {
    const whole = parts.map(ayahsOf).filter((ayahs) => ayahs.every((ayah) => left.has(ayah)));
    for (const ayah of whole.flat()) left.delete(ayah);
    return whole.length;
  };
  return { juz: take(juz), pages: take(pages) };
}

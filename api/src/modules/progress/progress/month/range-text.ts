import { type Range, rangeOf } from '../quran/ranges.ts';
import { AYAHS, surahOf } from '../quran/structure.ts';

export type Language = 'en' | 'ar';
const MOST = 6;
const more: Record<Language, (count: number) => string> = {
  en: (count) => ` and ${count} more`,
  ar: (count) => ` و${count} غيرها`,
};
const comma: Record<Language, string> = { en: ', ', ar: '، ' };

/** `Al-Baqarah 1–25`, or a range from one surah into another. */
function rangeText({ surahFrom, ayahFrom, surahTo, ayahTo }: Range, language: Language): string {
  const [from, to] = [surahOf(surahFrom).name[language], surahOf(surahTo).name[language]];
  if (surahFrom === surahTo) return ayahFrom === ayahTo ? `${from} ${ayahFrom}` : `${from} ${ayahFrom}–${ayahTo}`;
  return `${from} ${ayahFrom} – ${to} ${ayahTo}`;
}

/** Consecutive ayahs as ranges, in the order of the mushaf. */
export function rangesOf(isIn: (id: number) => boolean): Range[] {
  const ranges: Range[] = [];
  let first = 0;
  for (let id = 1; id <= AYAHS + 1; id += 1) {
    const isInside = id <= AYAHS && isIn(id);
    if (isInside && first === 0) first = id;
    if (isInside || first === 0) continue;
    ranges.push(rangeOf({ first, last: id - 1 }));
    first = 0;
  }
  return ranges;
}

/** The first ranges as text, and the number of the others. */
export function rangesText(ranges: readonly Range[], language: Language): string {
  const shown = ranges
    .slice(0, MOST)
    .map((range) => rangeText(range, language))
    .join(comma[language]);
  return ranges.length > MOST ? shown + more[language](ranges.length - MOST) : shown;
}

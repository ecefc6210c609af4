import { latinDigits } from '@academy/shared-auth/typed-text';
import type { Entry, Range } from '#/api/entries.ts';
import type { Structure, Surah } from '#/api/structure.ts';

export const surahOf = ({ surahs }: Pick<Structure, 'surahs'>, number: number | undefined): Surah | undefined =>
  surahs.find((surah) => surah.number === number);

/** H1, H2: whether all fields of the range are chosen, and each ayah exists in its surah. */
export function isWhole(structure: Structure, range: Partial<Range>): range is Range {
  const { surahFrom, ayahFrom, surahTo, ayahTo } = range;
  const [from, to] = [surahOf(structure, surahFrom), surahOf(structure, surahTo)];
  if (!from || !to || !ayahFrom || !ayahTo) return false;
  if (ayahFrom < 1 || ayahFrom > from.ayahs || ayahTo < 1 || ayahTo > to.ayahs) return false;
  return from.number !== to.number || ayahFrom <= ayahTo;
}

/** A whole surah as a range. */
export const wholeSurah = ({ number, ayahs }: Surah): Range => ({
  surahFrom: number,
  ayahFrom: 1,
  surahTo: number,
  ayahTo: ayahs,
});

/**
 * `An-Naba 1–11`, `An-Nas – Al-Kafirun`, `Al-Baqarah 1 – Ali 'Imran 20`: numbers of ayahs are left out for whole
 * surahs.
 */
export function rangeText(structure: Structure, range: Range, language: 'en' | 'ar'): string {
  const [from, to] = [surahOf(structure, range.surahFrom), surahOf(structure, range.surahTo)];
  if (!from || !to) return '';
  const isAll = range.ayahFrom === 1 && range.ayahTo === to.ayahs;
  if (from.number === to.number) {
    const ayahs = range.ayahFrom === range.ayahTo ? `${range.ayahFrom}` : `${range.ayahFrom}–${range.ayahTo}`;
    return isAll ? from.name[language] : `${from.name[language]} ${ayahs}`;
  }
  if (isAll) return `${from.name[language]} – ${to.name[language]}`;
  return `${from.name[language]} ${range.ayahFrom} – ${to.name[language]} ${range.ayahTo}`;
}

/** Ranges in the order of the mushaf, each surah named once: `Al-Baqarah 1–5, 17–24, An-Nisa 3`. */
export function rangesText(structure: Structure, ranges: readonly Range[], language: 'en' | 'ar', comma: string) {
  const isIn = (range: Range | undefined, surah: number) => range?.surahFrom === surah && range.surahTo === surah;
  return ranges
    .map((range, index) => {
      const isNamed = !isIn(range, range.surahFrom) || !isIn(ranges[index - 1], range.surahFrom);
      const name = surahOf(structure, range.surahFrom)?.name[language] ?? '';
      const text = rangeText(structure, range, language);
      return isNamed ? text : text.slice(name.length).trim();
    })
    .join(comma);
}

/** The address in a public mushaf at which the range can be read, from its first ayah on. */
export const mushafAddress = ({ surahFrom, ayahFrom, surahTo, ayahTo }: Range): string =>
  surahFrom === surahTo
    ? `https://quran.com/${surahFrom}/${ayahFrom}-${ayahTo}`
    : `https://quran.com/${surahFrom}/${ayahFrom}`;

/** Removes marks with or without which Arabic is written. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670'’ʻ`-]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/^(سوره|surah|surat|sura)\s+/i, '')
    .toLowerCase()
    .trim();
/** Without the article: `naba`, `نبا`. */
const bare = (text: string) => plain(text).replace(/^(al|an|ar|as|ash|at|ad|adh|az)(?=[a-z]{2})|^ال/, '');

/** H1: the surahs that match the typed text, in either script or by number; those that start with it come first. */
export function foundSurahs(surahs: readonly Surah[], typed: string): Surah[] {
  const text = latinDigits(plain(typed));
  if (text === '') return [...surahs];
  if (/^\d+$/.test(text)) return surahs.filter(({ number }) => String(number).startsWith(text));
  const word = text.replace(/\s+/g, '');
  const rank = ({ name }: Surah) => {
    const names = [name.en, name.ar]
      .flatMap((each) => [plain(each), bare(each)])
      .map((each) => each.replace(/\s+/g, ''));
    const searched = [word, bare(text).replace(/\s+/g, '')];
    if (names.some((each) => each.startsWith(word))) return 0;
    return names.some((each) => searched.some((part) => part.length > 1 && each.includes(part))) ? 1 : 2;
  };
  return surahs
    .map((surah) => ({ surah, rank: rank(surah) }))
    .filter(({ rank }) => rank < 2)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ surah }) => surah);
}

/** Whether an entry can be submitted. */
export const isComplete = (structure: Structure, entry: Entry): boolean =>
  entry.quality !== undefined && isWhole(structure, entry);

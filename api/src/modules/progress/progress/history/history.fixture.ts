import { surahOf, surahs } from '../quran/structure.ts';
import type { Entry, KnownRange } from './history.ts';
import { kinds } from './history.ts';

type Random = () => number;
const upTo = (random: Random, count: number) => 1 + Math.floor(random() * count);

/** `114:1→112:4` as `new` with quality 5, unless `fields` say otherwise. */
export function entry(text: string, fields: Partial<Entry> = {}): Entry {
  const [surahFrom = 0, ayahFrom = 0, surahTo = 0, ayahTo = 0] = text.split(/[:→]/).map(Number);
  return { kind: 'new', quality: 5, classId: 1, date: '2026-01-01', surahFrom, ayahFrom, surahTo, ayahTo, ...fields };
}

export const known = (text: string, date = '2026-01-01'): KnownRange => entry(text, { date });

/** Any possible range, in either direction, sometimes a long one. */
export function someRange(random: Random) {
  const surahFrom = upTo(random, surahs.length);
  const near = Math.min(surahs.length, Math.max(1, surahFrom + upTo(random, 7) - 4));
  const surahTo = random() < 0.02 ? upTo(random, surahs.length) : near;
  const [a, b] = [upTo(random, surahOf(surahFrom).ayahs), upTo(random, surahOf(surahTo).ayahs)];
  const [ayahFrom, ayahTo] = surahFrom === surahTo && a > b ? [b, a] : [a, b];
  return { surahFrom, ayahFrom, surahTo, ayahTo };
}

export function someEntry(random: Random): Pick<Entry, 'kind' | 'quality'> & ReturnType<typeof someRange> {
  return { kind: kinds[upTo(random, kinds.length) - 1] ?? 'new', quality: upTo(random, 5), ...someRange(random) };
}

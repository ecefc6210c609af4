import { plain } from './word-list.ts';
import type { ProductText } from './word-problems.ts';

/** Texts of the API by a key, in both languages. */
export type Words = Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>>;

const pairOf = (en: string, ar: string) => `${plain(en)}\n${plain(ar)}`;

/** A setting has its label of the settings page in the audit log. */
export function settingWordProblems(words: Words, texts: readonly ProductText[]): string[] {
  const labels = texts.filter(({ key, language }) => language === 'ar' && /settings\..*\.label$/.test(key));
  return Object.entries(words).flatMap(([key, { en, ar }]) => {
    const label = labels.find((each) => each.key.endsWith(`.item.${key}.label`));
    if (!label || pairOf(label.english ?? '', label.text) === pairOf(en, ar)) return [];
    return [`the audit log calls the setting ${key} "${en}" / "${ar}", its page "${label.english}" / "${label.text}"`];
  });
}

/** A value has the text of a screen in the audit log. @param others the keys of values that no screen shows. */
export function valueWordProblems(words: Words, texts: readonly ProductText[], others: readonly string[]): string[] {
  const shown = new Set(texts.flatMap(({ text, english }) => (english === undefined ? [] : [pairOf(english, text)])));
  return Object.entries(words).flatMap(([key, { en, ar }]) => {
    const isShown = shown.has(pairOf(en, ar));
    if (isShown !== others.includes(key)) return [];
    return [
      isShown ? `the value ${key} is on a screen now` : `no screen has "${en}" / "${ar}", as the audit log for ${key}`,
    ];
  });
}

/** The heads of CSV files that a source declares. */
const HEADS = /\bcsv: '([^']+)'|\bheads: \[([^\]]*)\]/g;

/** Every head of a CSV file is in Arabic too. */
export const csvHeadProblems = (file: string, source: string, isWorded: (head: string) => boolean): string[] =>
  [...source.matchAll(HEADS)]
    .flatMap(([, one, several]) =>
      one ? [one] : [...(several ?? '').matchAll(/'([^']+)'/g)].map(([, head = '']) => head),
    )
    .filter((head) => !isWorded(head))
    .map((head) => `${file}: the head "${head}" is not in Arabic (api/src/base/http/csv-words.ts)`);

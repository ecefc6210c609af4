import { plain } from './word-list.ts';
import type { ProductText } from './word-problems.ts';

/** Texts of the API by a key, in both languages. */
export type Words = Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>>;

/** A label is often a question. */
const called = (text: string) => plain(text.replace(/[?؟]$/, ''));
const pairOf = (en: string, ar: string) => `${called(en)}\n${called(ar)}`;

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

/** A field is not called by a text that screens have in other Arabic words. */
export function nameWordProblems(words: Words, texts: readonly ProductText[]): string[] {
  const shown = texts.flatMap(({ text, english }) => (english === undefined ? [] : [pairOf(english, text)]));
  const [pairs, english] = [new Set(shown), new Set(shown.map((pair) => pair.split('\n')[0]))];
  return Object.entries(words).flatMap(([key, { en, ar }]) =>
    english.has(called(en)) && !pairs.has(pairOf(en, ar))
      ? [`no screen has "${en}" / "${ar}", as the audit log calls ${key}, but other Arabic words for it`]
      : [],
  );
}

/** Exceptions of a check that no longer concern anything. */
export const staleProblems = (words: Words, others: readonly string[]): string[] =>
  others.filter((key) => !(key in words)).map((key) => `${key} is an exception, but the audit log has no such word`);

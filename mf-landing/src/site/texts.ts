import { fillIn } from '#/words/page-words.ts';
import ar from '../../locales/ar/landing.json';
import en from '../../locales/en/landing.json';

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

export const texts: Record<Language, Record<string, Record<string, string>>> = { en, ar };

/** A text by its key, `<section>.<element>`, with values for the names in it. */
export function textIn(language: Language, key: string, values: Record<string, string> = {}): string {
  const [section = '', element = ''] = key.split('.');
  const text = texts[language][section]?.[element];
  if (text === undefined) throw new Error(`no ${language} text for ${key}`);
  return fillIn(text, values);
}

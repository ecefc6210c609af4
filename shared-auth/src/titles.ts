import type { Language } from './languages.ts';

/** What the academy has named once for all; `ar` is missing where `title` is its only one. */
export interface Titled {
  /** In English, or in the only language that it has. */
  title: string;
  ar?: string | null | undefined;
}

/** A title with the language that it is written in. */
export interface ShownTitle {
  text: string;
  lang: Language;
}

const ARABIC = /\p{Script=Arabic}/u;

/** The language of a title, by its script. */
const languageOf = (title: string): Language => (ARABIC.test(title) ? 'ar' : 'en');

/** D168: the title in the reader's language; where it is missing, the other one, with its language. */
export function titleIn(language: Language, { title, ar }: Titled): ShownTitle {
  const text = language === 'ar' ? (ar ?? title) : title;
  return { text, lang: text === ar ? 'ar' : languageOf(text) };
}

/** The title in each language, for a form: empty where it is missing. */
export function titlesOf({ title, ar }: Titled): Record<Language, string> {
  if (!ar && languageOf(title) === 'ar') return { en: '', ar: title };
  return { en: title, ar: ar ?? '' };
}

/** The stored form of what was typed in each language: of one language alone it is the title. */
export const titledBy = ({ en, ar }: Record<Language, string>): { title: string; ar: string | null } => ({
  title: en || ar,
  ar: en && ar ? ar : null,
});

/** The parameters of a text in a language: in Arabic, `packageAr` stands for `package` where it is given. */
export function paramsIn<Value>(
  language: string,
  params: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  if (language !== 'ar') return params;
  const own = Object.entries(params).flatMap(([name, value]): [string, Value][] =>
    name.endsWith('Ar') && value ? [[name.slice(0, -2), value]] : [],
  );
  return { ...params, ...Object.fromEntries(own) };
}

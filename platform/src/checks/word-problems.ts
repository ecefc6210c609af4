import { personProblems } from './person-problems.ts';
import { plain, type WordList } from './word-list.ts';

/** One text of the product, with its file and its key. */
export interface ProductText {
  file: string;
  key: string;
  text: string;
  language: 'en' | 'ar';
  /** The text of the same key in English. */
  english?: string | undefined;
  /** Clients match these words (C21): only a typed limit is a problem. */
  isMessage?: boolean;
}

const SHADDA = '\u0651';
const escaped = (form: string) => form.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&');

/** Matches the form as a whole word; an Arabic one also with the particles that are written together with it. */
function patternOf(form: string, language: 'en' | 'ar'): RegExp {
  const particles = language === 'ar' ? '[وف]?[بكل]?(?:ال)?' : '';
  return new RegExp(`(?<![\\p{L}\\p{M}])${particles}${escaped(form)}(?![\\p{L}\\p{M}])`, 'iu');
}

function avoidedForms({ text, language }: ProductText, { avoided }: WordList): string[] {
  return avoided
    .filter(({ form }) => patternOf(form, language).test(text))
    .map(({ form, instead }) => `not "${form}", but ${instead}`);
}

/** A sentence, a text in quotes or in parentheses, a part after a bullet: each may begin with a capital. */
const STARTS = /[.!?…:]\s+|[“”"«(·⁨]|\n|\s[–―]\s/u;

/** English words with a wrong capital in the middle of a sentence. */
function wrongCapitals(text: string, kept: ReadonlySet<string>): string[] {
  return text
    .replace(/\{\{?[^}]*\}\}?/g, 'x')
    .split(STARTS)
    .flatMap((sentence) =>
      sentence
        .trim()
        .split(/[\s/]+/)
        .slice(1),
    )
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{N}]+$/gu, '').replace(/[’']s$/, ''))
    .filter((word) => /^\p{Lu}/u.test(word) && word !== 'I' && !kept.has(word));
}

/** Arabic words with a shadda that readers do not need. */
function needlessShadda(text: string, kept: ReadonlySet<string>): string[] {
  const words = text.match(/[\p{Script=Arabic}\p{M}]+/gu) ?? [];
  return words.filter((word) => word.includes(SHADDA) && !kept.has(word));
}

/** A number of megabytes in a text copies a limit, and becomes wrong when the limit changes. */
const TYPED_LIMIT = /\d+\s?(?:MB|megabytes|ميغابايت|م\.ب)/iu;

function lettersOf({ text, language }: ProductText, { kept }: WordList): string[] {
  if (language === 'ar')
    return [...needlessShadda(text, kept).map((word) => `"${word}" without its shadda`), ...personProblems(text)];
  return wrongCapitals(text, kept).map((word) => `sentence case: "${word.toLowerCase()}", not "${word}"`);
}

function otherName({ text, language, english = '' }: ProductText, { pairs }: WordList): string[] {
  const only = language === 'ar' ? pairs.get(plain(english)) : undefined;
  return only === undefined || plain(text) === plain(only) ? [] : [`"${english}" is ${only}, not ${text}`];
}

/** The problems of texts by the list of their language: other spellings, letters, names, typed limits. */
export function wordProblems(texts: readonly ProductText[], lists: Record<'en' | 'ar', WordList>): string[] {
  return texts.flatMap((item) => {
    const list = lists[item.language];
    if ([item.key, item.text, item.file].some((name) => list.exceptions.has(name))) return [];
    const typed = TYPED_LIMIT.exec(item.text);
    const limits = typed ? [`"${typed[0]}" has to come from the constant of the limit`] : [];
    const spelling = item.isMessage ? [] : [...avoidedForms(item, list), ...lettersOf(item, list)];
    const problems = [...spelling, ...otherName(item, list), ...limits];
    return problems.map(
      (problem) => `${item.file}: ${item.key}: ${problem} (platform/src/checks/words/${item.language}.json)`,
    );
  });
}

import { flattenTexts } from './locale-files.ts';
import type { ProductText } from './word-problems.ts';

type Read = (file: string) => string;

/** Words that people type and no page shows (`synonymsKey` of a palette entry). */
const SYNONYMS = 'synonyms.';

/** The texts of locale files, the Arabic ones with the English text of their key. */
export function localeTexts(files: readonly string[], read: Read): ProductText[] {
  return files.flatMap((file) => {
    const language = file.includes('/locales/ar/') ? 'ar' : 'en';
    const english = language === 'ar' ? flattenTexts(read(file.replace('/locales/ar/', '/locales/en/'))) : undefined;
    return [...flattenTexts(read(file))]
      .filter(([key]) => !key.startsWith(SYNONYMS))
      .map(([key, text]) => ({ file, key, text, language, english: english?.get(key) }));
  });
}

/** A line of source without its comment, and the text of each literal. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\s\/\/\s.*$/gm;
const LITERAL = /(?:(\w+): |\[)?(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
const ARABIC = /\p{Script=Arabic}/u;
/** Names of headers, selectors, SQL and addresses are no texts: texts begin with a capital, and have a second word. */
const isEnglish = (text: string) => /^\p{Lu}[\p{L}’']*[ ,]/u.test(text) && !/ (?:from|set|into) \w+\b.*\n/.test(text);
/** In a file with Arabic, texts of one word and fragments have a name: `Everybody`, `of {{count}}`. */
const isWord = (text: string) => /^[\p{L}{][\p{L}{}’' .:…-]+$/u.test(text) && !/^[a-z_]+$/.test(text);
/** Properties whose values are no texts. */
const SETTINGS = new Set([
  'kind',
  'style',
  'locale',
  'timeZone',
  'lng',
  'key',
  'language',
  'status',
  'purpose',
  'group',
]);
/** A value that is filled in, by its name: `${isolated(teacher)}` is `{{teacher}}`. */
const filled = (_: string, value: string) => `{{${/(\w+)\W*$/.exec(value)?.[1] ?? 'x'}}}`;

/**
 * A server's texts for people: mails, pages, names of fields, messages. In a file with Arabic every text is written for
 * people, in a list of fields only their names; another English one is a message that clients match.
 */
export function sourceTexts(files: readonly string[], read: Read): ProductText[] {
  return files.flatMap((file) => {
    const source = read(file).replace(COMMENT, '');
    const isList = file.endsWith('.fields.ts');
    const speaksArabic = ARABIC.test(source.replace(/\/(?:[^/\n\\]|\\.)+\/[a-z]*/g, ''));
    return [...source.matchAll(LITERAL)].flatMap(([, name, single, template]): ProductText[] => {
      const text = (single ?? template ?? '').replace(/\\'/g, "'").replace(/\$\{([^}]*)\}/g, filled);
      if (ARABIC.test(text)) return [{ file, key: name ?? text, text, language: 'ar' }];
      const isMessage = isList ? name !== 'en' : !speaksArabic;
      const isNamed = name !== undefined && (isList ? name === 'en' : !SETTINGS.has(name));
      const isText = isEnglish(text) || (speaksArabic && isNamed && isWord(text));
      return isText ? [{ file, key: name ?? text, text, language: 'en', isMessage }] : [];
    });
  });
}

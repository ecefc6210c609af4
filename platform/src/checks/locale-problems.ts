import { UNTRANSLATED } from '../scaffold/names.ts';
import type { LocaleNamespace, Texts } from './locale-files.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** The text of a notification for whom it is about (`ownForms`). */
const OWN = /_(student|teacher)$/;
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Names of languages and formats, which Arabic texts contain unchanged. */
const NAMES = ['English', 'CSV'];
const baseOf = (key: string) => key.replace(PLURAL, '');
const bases = (texts: Texts) => new Set([...texts.keys()].map(baseOf));

/**
 * The problems of a namespace: keys missing in a language, empty texts, missing plural forms, keys that no code uses.
 */
export function localeProblems({ label, name, en, ar, source, everySource }: LocaleNamespace): string[] {
  const problems: string[] = [];
  for (const key of bases(en)) if (!bases(ar).has(key)) problems.push(`${label}: ${key} has no Arabic text`);
  for (const key of bases(ar)) if (!bases(en).has(key)) problems.push(`${label}: ${key} has no English text`);
  for (const [key, text] of [...en, ...ar]) if (text.trim() === '') problems.push(`${label}: ${key} is empty`);
  for (const [key, text] of ar) {
    if (text.startsWith(UNTRANSLATED)) problems.push(`${label}: ${key} waits for its Arabic text`);
    else if (!isArabic(text)) problems.push(`${label}: ${key} is not written in Arabic`);
  }
  for (const key of pluralKeys(en)) {
    const missing = ARABIC_FORMS.filter((form) => !ar.has(`${key}_${form}`));
    if (missing.length > 0) problems.push(`${label}: ${key} lacks the Arabic forms ${missing.join(', ')}`);
  }
  const isNamed = (key: string) => everySource.includes(`'${name}:${key}'`);
  for (const key of bases(en))
    if (![key, key.replace(OWN, '')].some((each) => isUsed(each, source) || isNamed(each)))
      problems.push(`${label}: ${key} is used nowhere`);
  return problems;
}

/** Whether a text has an Arabic letter, or no letter at all besides placeholders. */
function isArabic(text: string): boolean {
  const words = text.replace(/\{\{[^}]*\}\}/g, '').trim();
  return NAMES.includes(words) || /\p{Script=Arabic}/u.test(words) || !/\p{Letter}/u.test(words);
}

const pluralKeys = (texts: Texts) => new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map(baseOf));

/**
 * Whether a key is used as it is, or as the end of a template: `t(\`errors.\${code}\`)` uses every key below `errors.`.
 */
function isUsed(key: string, source: string): boolean {
  if (source.includes(`'${key}'`) || source.includes(`"${key}"`)) return true;
  const parts = key.split('.');
  return parts.some((_, at) => at > 0 && source.includes(`\`${parts.slice(0, at).join('.')}.\${`));
}

/** A rejection of a scaffold's arguments, with a text for the person who typed them. */
export class ScaffoldError extends Error {
  override name = 'ScaffoldError';
}

export function kebab(value: string | undefined, what: string): string {
  if (!value || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value))
    throw new ScaffoldError(`${what}: kebab-case expected, such as saved-posts`);
  return value;
}

/** A title in both languages. */
export interface Titles {
  en: string;
  ar: string;
}

/** A placeholder for a missing Arabic text: `pnpm verify` rejects it by this name. */
export const UNTRANSLATED = 'UNTRANSLATED';
export const untranslated = (english: string) => `${UNTRANSLATED} ${english}`;

export function arabicTitle(value: string): string {
  const title = value.trim();
  if (!/\p{Script=Arabic}/u.test(title))
    throw new ScaffoldError('--title-ar: the title in Arabic expected, such as --title-ar "الرفوف"');
  return title;
}

export const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
export const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase());
/** `saved-posts` → `Saved posts`. */
export const sentence = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
/** Sorts packages by name, as pnpm does. */
export const inOrder = (packages: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1)));

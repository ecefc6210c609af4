/** Quoted texts and addresses: what ends a declaration or a block elsewhere means nothing in them. */
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)/gs;
const MARK = /\0(\d+)\0/g;

/** Rules that `read` finds in a text of CSS in which strings are marks; the rules have the strings again. */
export function withoutStrings(css: string, read: (bare: string) => string[]): string[] {
  const strings: string[] = [];
  const rules = read(css.replace(STRINGS, (text) => `\0${strings.push(text) - 1}\0`));
  if (strings.length === 0) return rules;
  return rules.map((rule) => rule.replace(MARK, (_, place) => strings[place] ?? ''));
}

/** Quoted texts and addresses: characters that end a declaration or a block have no meaning in them. */
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^"')]*\)/gs;
const MARK = /\0(\d+)\0/g;

/** Rules that `read` finds in a CSS text in which placeholders replace strings; the rules have the strings again. */
export function withoutStrings(css: string, read: (bare: string) => string[]): string[] {
  const strings: string[] = [];
  const rules = read(css.replace(STRINGS, (text) => `\0${strings.push(text) - 1}\0`));
  if (strings.length === 0) return rules;
  return rules.map((rule) => rule.replace(MARK, (_, place) => strings[place] ?? ''));
}

import { plain } from './word-list.ts';
import type { ProductText } from './word-problems.ts';

/** English texts that rightly have several Arabic ones, with all of them: gender and case differ. */
export type Variants = Readonly<Record<string, readonly string[]>>;

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** The Arabic texts of each English text of the remotes, without forms of numbers. */
function arabicOf(texts: readonly ProductText[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { key, text, language, english } of texts) {
    if (language !== 'ar' || english === undefined || PLURAL.test(key)) continue;
    const known = found.get(plain(english)) ?? new Set();
    found.set(plain(english), known.add(plain(text)));
  }
  return found;
}

/** The same English text has one Arabic text, or a list of the allowed ones. */
export function variantProblems(texts: readonly ProductText[], allowed: Variants, file: string): string[] {
  const found = arabicOf(texts);
  const several = [...found].filter(([, arabic]) => arabic.size > 1);
  return [
    ...several.flatMap(([english, arabic]) =>
      [...arabic]
        .filter((each) => !allowed[english]?.includes(each))
        .map((each) => `"${english}" is "${each}" here and otherwise elsewhere: use one, or add it to ${file}`),
    ),
    ...Object.entries(allowed).flatMap(([english, arabic]) => {
      const used = found.get(english) ?? new Set();
      const gone = used.size > 1 ? arabic.filter((each) => !used.has(each)) : arabic;
      return gone.map((each) => `${file}: "${english}" no longer needs "${each}"`);
    }),
  ];
}

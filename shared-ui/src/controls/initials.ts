const arabic = /\p{Script=Arabic}/u;
/** Titles, the article and diacritics have no initial. */
const skipped = new Set(['dr', 'mr', 'mrs', 'ms', 'sheikh', 'شيخ', 'الشيخ', 'الأستاذ', 'الأستاذة', 'د', 'أ']);

const firstLetter = (word: string): string => {
  const bare = arabic.test(word) ? word.replace(/^ال(?=..)/u, '') : word;
  return [...bare.normalize('NFC')].find((letter) => /\p{L}/u.test(letter)) ?? '';
};

/**
 * One or two letters for a name in either script. Arabic letters are separated by a thin space, since two joined
 * letters look like a word.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => word && !skipped.has(word.replace(/\.$/, '').toLowerCase()));
  const first = firstLetter(words[0] ?? name);
  const last = words.length > 1 ? firstLetter(words[words.length - 1] ?? '') : '';
  return arabic.test(first) ? [first, last].filter(Boolean).join('\u2009') : (first + last).toLocaleUpperCase('en');
}

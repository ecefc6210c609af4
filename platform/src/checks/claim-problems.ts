import type { ProductText } from './word-problems.ts';

/** A number that texts say, and the constant that decides it. */
export interface Claim {
  keys: string[];
  file: string;
  constant: string;
}

/** Reads the rows `key`, …| `file` `CONSTANT` | rule of `docs/words/claims.md`. */
export function readClaims(document: string): Claim[] {
  const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'))
    .map(([, keys, source]) => {
      const [file = '', constant = ''] = quoted(source);
      return { keys: quoted(keys), file, constant };
    });
}

const numberOf = (source: string, constant: string): number | null => {
  const [, digits] = new RegExp(`\\bconst ${constant} = ([\\d_]+);`).exec(source) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll('_', ''));
};

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

/** Texts that say another number than the rule. */
export function claimProblems(
  claims: readonly Claim[],
  texts: readonly ProductText[],
  read: (file: string) => string,
): string[] {
  return claims.flatMap(({ keys, file, constant }) => {
    const value = numberOf(read(file), constant);
    if (value === null) return [`docs/words/claims.md: ${file} has no number ${constant}`];
    return keys.flatMap((key) => {
      const found = texts.filter((text) => text.key === key);
      if (found.length === 0) return [`docs/words/claims.md: no text has the key ${key}`];
      return found
        .filter(({ text }) => !numbersIn(text).includes(value))
        .map((text) => `${text.file}: ${key} does not say ${value}, as ${constant} in ${file}`);
    });
  });
}

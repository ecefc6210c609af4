/** The words of one language as `docs/words/<language>.md` lists them. */
export interface WordList {
  /** A form that texts avoid, and the right form. */
  avoided: { form: string; instead: string }[];
  /** Words that keep their capital, or their shadda. */
  kept: Set<string>;
  /** English texts with their only Arabic translation. */
  pairs: Map<string, string>;
  /** Keys and texts that are not checked. */
  exceptions: Set<string>;
}

const sectionOf = (document: string, title: string): string =>
  document.split(/\n(?=## )/).find((section) => section.startsWith(`## ${title}\n`)) ?? '';

const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*-/.test(line))
    .slice(1)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, found = '']) => found);

/** English texts are compared without case and without punctuation at the end. */
export const plain = (text: string): string => text.toLowerCase().replace(/[.…!:]+$/, '');

/** Reads the sections Words, Kept, Pairs and Exceptions; a missing section is empty. */
export function readWordList(document: string): WordList {
  const words = rowsOf(sectionOf(document, 'Words'));
  const pairs = rowsOf(sectionOf(document, 'Pairs'));
  return {
    avoided: words.flatMap(([instead = '', not = '']) => quoted(not).map((form) => ({ form, instead }))),
    kept: new Set(quoted(sectionOf(document, 'Kept')).flatMap((text) => text.split(' '))),
    pairs: new Map(pairs.map(([english = '', arabic = '']) => [plain(english), arabic])),
    exceptions: new Set(rowsOf(sectionOf(document, 'Exceptions')).flatMap(([what = '']) => quoted(what))),
  };
}

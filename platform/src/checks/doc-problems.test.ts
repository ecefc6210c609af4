import { expect, it } from 'vitest';
import { docProblems, MOST_WORDS } from './doc-problems.ts';

const test = "it('a shelf’s name is \\'Fiqh\\'', () => {});";
const problemsOf = (text: string, file = 'docs/platform.md') => {
  const there: Record<string, string> = {
    [file]: text,
    'api/shelf.test.ts': test,
    'README.md': '',
    'api/shelf.ts': '',
  };
  return docProblems({
    files: [file],
    read: (name) => there[name] ?? '',
    exists: (name) => name in there,
    scripts: ['verify'],
  });
};

it('a document may link to existing files, places and tests', () => {
  const text = "[Read](../README.md#start) [ours](https://x.test) [a shelf’s name is 'Fiqh'](../api/shelf.test.ts)";
  expect(problemsOf(text)).toEqual([]);
});

it('a link to a test without that title and a link to a missing file are reported', () => {
  expect(problemsOf('[a shelf has a name](../api/shelf.test.ts), [gone](gone.md)')).toEqual([
    'docs/platform.md: api/shelf.test.ts has no test "a shelf has a name"',
    'docs/platform.md: there is no docs/gone.md',
  ]);
});

it('instructions may only name existing files and commands', () => {
  const text = '`api/shelf.ts` `api/shelves.ts` `pnpm verify` `pnpm --filter api migration --name x` `pnpm dance`';
  expect(problemsOf(text, 'docs/how-to/add-a-shelf.md')).toEqual([
    'docs/how-to/add-a-shelf.md: there is no api/shelves.ts',
    'docs/how-to/add-a-shelf.md: there is no command pnpm dance',
  ]);
  expect(problemsOf(text)).toEqual([]);
});

it('more words than all documents may have are reported', () => {
  expect(problemsOf('word '.repeat(MOST_WORDS))).toEqual([]);
  expect(problemsOf('word '.repeat(MOST_WORDS + 1))).toEqual([
    `the documents have ${MOST_WORDS + 1} words, and ${MOST_WORDS} at most: shorten some`,
  ]);
});

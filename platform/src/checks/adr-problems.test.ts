import { expect, it } from 'vitest';
import { adrProblems } from './adr-problems.ts';

const problemsOf = (heads: Record<string, string>, listed = Object.keys(heads)) =>
  adrProblems(Object.keys(heads), (file) =>
    file === 'docs/adr/README.md'
      ? listed.map((each) => `- [1. Title](${each.split('/').at(-1)})`).join('\n')
      : `# Title\n\n${heads[file]}\n\n**Context.** …`,
  );

it('decisions that replace each other must name each other', () => {
  const heads = {
    'docs/adr/0001-a.md': '2026-11-21 · accepted · replaced in part by [3](0003-c.md): the order',
    'docs/adr/0002-b.md': '2026-11-21 · superseded by [3](0003-c.md)',
    'docs/adr/0003-c.md': '2026-11-22 · accepted · replaces in part [1](0001-a.md) and [2](0002-b.md)',
  };
  expect(problemsOf(heads)).toEqual([]);
});

it('a decision without date and status, and a replacement named on one side only, are reported', () => {
  const heads = {
    'docs/adr/0001-a.md': '26 November 2026',
    'docs/adr/0002-b.md': '2026-11-21 · superseded by [3](0003-c.md)',
    'docs/adr/0003-c.md': '2026-11-22 · accepted · replaces [1](0001-a.md)',
  };
  expect(problemsOf(heads)).toEqual([
    'docs/adr/0001-a.md: the third line is the date and the status, as docs/adr/README.md says',
    'docs/adr/0002-b.md: ADR 3 does not say that it replaces 2',
    'docs/adr/0003-c.md: ADR 1 does not say that 3 replaces it',
  ]);
});

it('a decision without a line in the list of all decisions is reported', () => {
  const heads = { 'docs/adr/0001-a.md': '2026-11-21 · accepted', 'docs/adr/0002-b.md': '2026-11-21 · accepted' };
  expect(problemsOf(heads, ['docs/adr/0001-a.md'])).toEqual([
    'docs/adr/0002-b.md: docs/adr/README.md has no line for it',
  ]);
});

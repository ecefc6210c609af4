import { expect, it } from 'vitest';
import { adrProblems } from './adr-problems.ts';

const problemsOf = (heads: Record<string, string>) =>
  adrProblems(Object.keys(heads), (file) => `# Title\n\n${heads[file]}\n\n**Context.** …`);

it('decisions that replace parts of each other must name each other', () => {
  const heads = {
    'docs/adr/0001-a.md': '2026-11-21 · money · accepted · replaced in part by [3](0003-c.md): the order',
    'docs/adr/0002-b.md': '2026-11-21 · files · accepted · replaced in part by [3](0003-c.md): the size',
    'docs/adr/0003-c.md': '2026-11-22 · money · accepted · replaces in part [1](0001-a.md) and [2](0002-b.md)',
  };
  expect(problemsOf(heads)).toEqual([]);
});

it('a decision without date, known topic or status, and a replacement named on one side only, are reported', () => {
  const wrongHead = (file: string) => `${file}: the third line is date, topic and status, as docs/adr/README.md says`;
  const heads = {
    'docs/adr/0001-a.md': '2026-11-21 · accepted',
    'docs/adr/0002-b.md': '2026-11-21 · money · accepted · replaced in part by [3](0003-c.md): the order',
    'docs/adr/0003-c.md': '2026-11-22 · money · accepted · replaces in part [1](0001-a.md)',
    'docs/adr/0004-d.md': '2026-11-22 · library · accepted',
    'docs/adr/0005-e.md': '2026-11-22 · money · proposed',
  };
  expect(problemsOf(heads)).toEqual([
    wrongHead('docs/adr/0001-a.md'),
    'docs/adr/0002-b.md: ADR 3 does not say that it replaces 2',
    'docs/adr/0003-c.md: ADR 1 does not say that 3 replaces it',
    wrongHead('docs/adr/0004-d.md'),
    wrongHead('docs/adr/0005-e.md'),
  ]);
});

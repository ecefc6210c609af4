import { expect, it } from 'vitest';
import { importProblems } from './circle-problems.ts';

const problemsOf = (sources: Record<string, string>) =>
  importProblems(Object.keys(sources), (file) => sources[file] ?? '');

it('one-way imports have no problem', () => {
  expect(
    problemsOf({
      'mf-a/src/features/list/list.tsx': `import { row } from './row.tsx';\nimport { get } from '#/api/get.ts';`,
      'mf-a/src/features/list/row.tsx': 'export const row = 1;',
      'mf-a/src/api/get.ts': 'export const get = 1;',
    }),
  ).toEqual([]);
});

it('files in a circle are reported once', () => {
  expect(
    problemsOf({ 'e2e/src/a.ts': `import { b } from './b.ts';`, 'e2e/src/b.ts': `import type { A } from './a.ts';` }),
  ).toEqual(['circle of files: e2e/src/a.ts -> e2e/src/b.ts -> e2e/src/a.ts']);
});

it.each(['', 'library/'])('an import of another feature is reported, in src/%s too', (room) => {
  expect(
    problemsOf({
      [`mf-a/src/${room}features/list/list.tsx`]: `import { form } from '#/${room}features/form/form.tsx';`,
      [`mf-a/src/${room}features/form/form.tsx`]: 'export const form = 1;',
    }),
  ).toEqual([
    `mf-a/src/${room}features/list/list.tsx imports mf-a/src/${room}features/form/form.tsx: a feature imports no other feature`,
  ]);
});

import { expect, it } from 'vitest';
import { folderProblems } from './folder-problems.ts';

const problemsOf = (sources: Record<string, string>) =>
  folderProblems(Object.keys(sources), (file) => sources[file] ?? '');

it('sibling folders that import in one direction have no problem', () => {
  expect(
    problemsOf({
      'mf-a/src/api/get.ts': 'export const get = 1;',
      'mf-a/src/features/list/list.tsx': `import { get } from '#/api/get.ts';\nimport { row } from './rows/row.tsx';`,
      'mf-a/src/features/list/rows/row.tsx': `import { width } from '../width.ts';`,
      'mf-a/src/features/list/width.ts': 'export const width = 1;',
    }),
  ).toEqual([]);
});

it('sibling folders that import each other at any depth are reported once, with both imports', () => {
  expect(
    problemsOf({
      'api/src/modules/classes/classes/list/present.ts': `import { decide } from '../status/rules/decide.ts';`,
      'api/src/modules/classes/classes/status/change.ts': `import type { Row } from '#modules/classes/classes/list/row.ts';`,
      'api/src/modules/classes/classes/status/rules/decide.ts': 'export const decide = 1;',
      'api/src/modules/classes/classes/list/row.ts': 'export type Row = 1;',
    }),
  ).toEqual([
    'circle of folders: api/src/modules/classes/classes/list -> api/src/modules/classes/classes/status -> api/src/modules/classes/classes/list (' +
      'api/src/modules/classes/classes/list/present.ts imports api/src/modules/classes/classes/status/rules/decide.ts; ' +
      'api/src/modules/classes/classes/status/change.ts imports api/src/modules/classes/classes/list/row.ts)',
  ]);
});

it('sibling folders that import each other through a third are a circle', () => {
  expect(
    problemsOf({
      'mf-a/src/one/a.ts': `import { b } from '#/two/b.ts';`,
      'mf-a/src/two/b.ts': `import { c } from '#/three/c.ts';`,
      'mf-a/src/three/c.ts': `import { d } from '#/one/d.ts';`,
      'mf-a/src/one/d.ts': 'export const d = 1;',
    }),
  ).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { folderProblems } from './folder-problems.ts';

const problemsOf = (sources: Record<string, string>, allowed: string[] = []) =>
  folderProblems(Object.keys(sources), (file) => sources[file] ?? '', allowed);

const BOTH_WAYS = {
  'api/src/modules/classes/list/present.ts': `import { decide } from '../status/rules/decide.ts';`,
  'api/src/modules/classes/status/change.ts': `import type { Row } from '#modules/classes/list/row.ts';`,
  'api/src/modules/classes/status/rules/decide.ts': 'export const decide = 1;',
  'api/src/modules/classes/list/row.ts': 'export type Row = 1;',
};
const PAIR = 'api/src/modules/classes/list <-> api/src/modules/classes/status';

it('folders beside each other that import in one direction have no problem', () => {
  expect(
    problemsOf({
      'mf-a/src/api/get.ts': 'export const get = 1;',
      'mf-a/src/features/list/list.tsx': `import { get } from '#/api/get.ts';\nimport { row } from './rows/row.tsx';`,
      'mf-a/src/features/list/rows/row.tsx': `import { width } from '../width.ts';`,
      'mf-a/src/features/list/width.ts': 'export const width = 1;',
    }),
  ).toEqual([]);
});

it('folders beside each other that import each other at any depth are named once, with both imports', () => {
  expect(problemsOf(BOTH_WAYS)).toEqual([
    'folders that import each other: api/src/modules/classes/list and api/src/modules/classes/status: ' +
      'api/src/modules/classes/list/present.ts imports api/src/modules/classes/status/rules/decide.ts, and ' +
      'api/src/modules/classes/status/change.ts imports api/src/modules/classes/list/row.ts',
  ]);
});

it('a pair on the list of allowed pairs is no problem', () => {
  expect(problemsOf(BOTH_WAYS, [PAIR])).toEqual([]);
});

it('an allowed pair of folders that no longer import each other must leave the list', () => {
  expect(problemsOf({}, [PAIR])).toEqual([`${PAIR} no longer import each other: take the pair off the list`]);
});

import { expect, it } from 'vitest';
import { snapshotProblems } from './snapshot-problems.ts';

it('only the snapshot of the last migration is accepted', () => {
  const files = ['meta/0006_snapshot.json', 'meta/0007_snapshot.json', 'meta/_journal.json'];
  expect(snapshotProblems(files, { entries: [{ tag: '0006_books' }, { tag: '0007_shelves' }] })).toEqual([
    'meta/0006_snapshot.json is of a former migration: git rm meta/0006_snapshot.json',
  ]);
});

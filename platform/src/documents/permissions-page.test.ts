import { expect, it } from 'vitest';
import { permissionsPage } from './permissions-page.ts';

it('the page of permissions has a row for each permission and a mark for each role that holds it', () => {
  const table = { 'stars.read': ['student', 'leader', 'admin'], 'stars.create': ['admin'] };
  const lines = permissionsPage(table, ['guest', 'student', 'leader', 'admin']).split('\n');
  expect(lines.filter((line) => line.startsWith('|'))).toEqual([
    '| permission     | guest | student | leader | admin |',
    '| -------------- | :---: | :-----: | :----: | :---: |',
    '| `stars.read`   |       |    x    |   x    |   x   |',
    '| `stars.create` |       |         |        |   x   |',
  ]);
});

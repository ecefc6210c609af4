import { expect, it } from 'vitest';
import { permissionsPage } from './permissions-page.ts';

it('the page of permissions has a row for the actions of a group that the same roles hold', () => {
  const table = {
    'stars.read': ['student', 'leader', 'admin'],
    'stars.create': ['admin'],
    'stars.update': ['admin'],
    'stars.delete': ['leader', 'admin', 'clerk'],
    'moons.full.read': ['student', 'admin'],
  };
  const lines = permissionsPage(table, ['guest', 'student', 'leader', 'admin']).split('\n');
  expect(lines.filter((line) => line.startsWith('| `'))).toEqual([
    '| `stars` | `read` | student and above |',
    '| `stars` | `create`, `update` | admin |',
    '| `stars` | `delete` | leader and above, clerk |',
    '| `moons.full` | `read` | student, admin |',
  ]);
});

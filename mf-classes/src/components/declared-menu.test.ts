import { belongsTo } from '@academy/shared-auth';
import { expect, test } from 'vitest';
import declared from '../../remote.ts';

const { menu, menuGroups } = declared;
const all = [...new Set(menu.flatMap(({ permissions }) => permissions))];

function entriesOf(role: string, permissions: readonly string[] = all): string[] {
  const holder = { roles: [role], permissions: new Set(permissions) };
  const groups = menuGroups.filter((group) => belongsTo(holder, group)).map(({ id }) => id);
  return menu
    .filter((entry) => belongsTo(holder, entry) && (!entry.group || groups.includes(entry.group)))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id);
}

test('a teacher has Add Class and Classes, and no materials (C14)', () => {
  expect(entriesOf('teacher')).toEqual(['add-class', 'classes']);
});

test.each(['student', 'leader', 'admin', 'super-admin', 'Registrar'])(
  'a %s has a group with My Classes and Daily Reports, and materials',
  (role) => expect(entriesOf(role)).toEqual(['my-classes', 'daily-reports', 'materials']),
);

test('a guest without permissions has none of it', () => expect(entriesOf('guest', ['timeline.read'])).toEqual([]));

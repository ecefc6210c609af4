import { belongsTo } from '@academy/shared-auth';
import { expect, test } from 'vitest';
import declared from '../../remote.ts';

const { menu, menuGroups, palette } = declared;
const TIMETABLE = 'timetable';
const all = [...new Set([...menu, ...palette].flatMap(({ permissions }) => permissions))];

/** The entries of a role, those of a group where it is named, else those of all other groups and of none. */
function entriesOf(role: string, permissions: readonly string[] = all, only?: string): string[] {
  const holder = { roles: [role], permissions: new Set(permissions) };
  const groups = menuGroups.filter((group) => belongsTo(holder, group)).map(({ id }) => id);
  return menu
    .filter((entry) => belongsTo(holder, entry) && (!entry.group || groups.includes(entry.group)))
    .filter(({ group }) => (only === undefined ? group !== TIMETABLE : group === only))
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id);
}

test("a teacher's menu has Add Class, Classes, Monthly reports, Visits, Assignments, Books, what it may add, Calendar, Free times, Files and Absences, and no materials (C14)", () => {
  expect(entriesOf('teacher')).toEqual([
    'add-class',
    'classes',
    'monthly-reports-of-teachers',
    'visits-of-teachers',
    'assignments-of-teachers',
    'books',
    'add-material',
    'add-book',
    'calendar',
    'free-times',
    'files',
    'absences-of-teachers',
  ]);
});

const lists = ['my-classes', 'daily-reports', 'monthly-reports', 'my-assignments'];
const staffLists = ['my-classes', 'daily-reports', 'reports-to-read', 'visits', 'monthly-reports', 'my-assignments'];

test.each(['admin', 'super-admin'])(
  'a %s has a menu group with classes, both reports, those to read, visits, assignments, feedback, materials, books and files; lists have the buttons that add',
  (role) => expect(entriesOf(role)).toEqual([...staffLists, 'feedback', 'materials', 'books', 'files']),
);

test.each([
  ['admin', ['calendar-of-office', 'free-teachers', 'absences', 'shifts', 'holds', 'kept-classes']],
  ['leader', ['calendar-of-office', 'free-teachers', 'absences', 'holds', 'kept-classes']],
  ['teacher', []],
])('what changes the classes of many is in a menu group of its own, for the %s %j', (role, ids) =>
  expect(entriesOf(role, all, TIMETABLE)).toEqual(ids),
);

test.each(['student', 'leader'])('the menu group of a %s also has entries that add, for users who may', (role) =>
  expect(entriesOf(role)).toEqual([
    ...[
      ...(role === 'leader' ? staffLists : lists),
      'add-class-of-others',
      'add-monthly-report',
      ...(role === 'leader' ? ['feedback'] : []),
    ],
    ...['materials', 'books', 'add-material', 'add-book'],
    ...(role === 'leader' ? ['files'] : ['calendar', 'files']),
  ]),
);

test('a custom role has no menu entry for files (D65)', () => expect(entriesOf('Registrar')).not.toContain('files'));

test('a guest without permissions has no entry of this remote', () =>
  expect(entriesOf('guest', ['timeline.read'])).toEqual([]));

test.each([
  ['student', ['classes.my_classes.read', 'classes.report.read'], ['next-classes', 'daily-reports']],
  [
    'teacher',
    all,
    [
      'next-classes',
      'needs-report',
      'add-class',
      'add-weekly-classes',
      'record-absence',
      'free-times',
      'visits',
      'calendar',
      'daily-reports',
      'add-monthly-report',
      'materials',
      'add-material',
      'add-book',
      'assignments',
    ],
  ],
  ['guest', ['timeline.read'], []],
])('the palette of a %s with the permissions %j has %j', (role, permissions, ids) => {
  const holder = { roles: [role], permissions: new Set(permissions) };
  expect(palette.filter((entry) => belongsTo(holder, entry)).map(({ id }) => id)).toEqual(ids);
});

import { belongsTo } from '@academy/shared-auth';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { texts as own } from '#/testing/texts.ts';
import declared from '../../remote.ts';
import { people } from '../../routes/people.ts';

const { routes, menu = [], menuGroups = [] } = people;
const holding = (role: string) => ({ roles: [role], permissions: new Set(['users.read']) });

function entriesOf(role: string): string[] {
  const groups = menuGroups.filter((group) => belongsTo(holding(role), group)).map(({ id }) => id);
  return menu
    .filter((entry) => belongsTo(holding(role), entry) && (!entry.group || groups.includes(entry.group)))
    .map(({ id }) => id);
}
const group = ['users-students', 'users-teachers', 'users-leaders', 'users-admins', 'users-all'];

test.each([
  ['teacher', ['students']],
  ['leader', ['students', 'teachers']],
  ['admin', ['students', 'teachers', 'leaders', 'admins']],
  ['super-admin', group],
  ['Registrar', group],
])('the menu of a %s has the lists of people for that role', (role, expected) => {
  expect(entriesOf(role)).toEqual(expected);
});

test.each([
  ['teacher', ['students']],
  ['admin', ['students', 'teachers']],
  ['Registrar', ['users-all']],
])('the bottom bar of a %s has the people for that role', (role, expected) => {
  const own = entriesOf(role);
  expect(menu.filter(({ id, bottomBar }) => bottomBar && own.includes(id)).map(({ id }) => id)).toEqual(expected);
});

test('every list, form and entry is named in both languages', () => {
  const keys = [...routes.map(({ titleKey }) => titleKey), ...[...menu, ...menuGroups].map(({ labelKey }) => labelKey)];
  for (const texts of [own.en, own.ar])
    for (const key of keys) {
      const text = key.split('.').reduce<unknown>((inner, part) => (inner as Record<string, unknown>)?.[part], texts);
      expect(text, key).toEqual(expect.any(String));
    }
});

test('each list requests its people before its code has loaded', () => {
  const dataOf = (path: string) => routes.find((route) => route.path === path)?.data;
  expect(dataOf('/dashboard/users/student')).toEqual(['users?sort=-created_at&page=1&per_page=10&role=student']);
  expect(dataOf('/dashboard/users/all')).toEqual(['users?sort=-created_at&page=1&per_page=10']);
});

test.each([
  ['/dashboard/users/student/11', 'person'],
  ['/dashboard/users/student/add', 'user-form'],
  ['/dashboard/users/statistics/11', 'teacher-statistics'],
  ['/dashboard/users/remaining-classes/11', 'remaining-classes'],
  ['/dashboard/users/11/salaries', 'salary-list'],
  ['/dashboard/salary', 'salary-month/own-month'],
  ['/dashboard/users/student/edit/11', 'user-form/edit-user'],
  ['/dashboard/users/wizard', undefined],
  ['/dashboard/users/wizard/11', undefined],
])('the address %s is the page %s', (path, screen) => {
  const [match] = matchRoutes([...declared.routes], path) ?? [];
  expect(match?.route.screen).toBe(screen);
});

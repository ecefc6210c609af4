import { sessionStore } from '@academy/shared-auth';
import { belongsTo } from '@academy/shared-auth/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import remote from '../../remote.ts';
import { aBook, serveBooks } from './books.ts';
import { aClass, serveClasses } from './classes.ts';
import { aMaterial, serveMaterials } from './materials.ts';
import { aMonthlyRow, serveDue, serveMonthlyReports } from './monthly.ts';
import { renderAt } from './render-at.tsx';
import { aReportRow, serveReports } from './reports.ts';
import { serveSchedule } from './schedule.ts';
import { signInAs } from './sign-in.ts';

const lists = {
  classes: { path: '/dashboard/classes/my-classes', add: 'Add class' },
  materials: { path: '/dashboard/lms', add: 'Add material' },
  books: { path: '/dashboard/books', add: 'Add book' },
  'daily reports': { path: '/dashboard/classes/daily-reports', add: 'Write a report' },
  'monthly reports': { path: '/dashboard/classes/monthly-report', add: 'Write a report' },
};
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];
const shown: Record<'student' | 'teacher' | 'leader' | 'admin', List[]> = {
  student: [],
  teacher: ['daily reports', 'monthly reports'],
  leader: [],
  admin: names,
};
const roles = Object.keys(shown) as (keyof typeof shown)[];

beforeEach(() => {
  serveSchedule();
  serveClasses([aClass({ id: '31' })]);
  serveMaterials([aMaterial({ id: '3' })]);
  serveBooks([aBook({ id: '3' })]);
  serveReports([aReportRow({ id: '90' })]);
  serveMonthlyReports([aMonthlyRow({ id: '5' })]);
  serveDue({ done: 0, students: [] });
});

describe.each(names)('the list of %s', (name) => {
  test.each(roles)('a list has a button that adds if the role %s gets one (D2)', async (role) => {
    signInAs(role);
    await renderAt(lists[name].path);
    await screen.findAllByRole('row', { name: /./ });
    expect(screen.queryByRole('link', { name: lists[name].add }) !== null).toBe(shown[role].includes(name));
  });
});

test('an empty list of materials leads a leader to the form', async () => {
  signInAs('leader');
  serveMaterials([]);
  await renderAt('/dashboard/lms');
  expect(await screen.findByRole('link', { name: 'Add material' })).toBeTruthy();
});

test.each([
  ['student', []],
  ['teacher', ['add-class']],
  ['leader', ['add-class-of-others', 'add-monthly-report', 'add-material', 'add-book']],
  ['admin', []],
] as const)('the menu of the role %s has entries for what its lists have no button for', (role, entries) => {
  signInAs(role);
  const { permissions, user } = sessionStore.getState();
  const added = remote.menu.filter(({ id }) => id.startsWith('add-'));
  const own = added.filter((entry) => belongsTo({ permissions, roles: user?.roles ?? [] }, entry));
  expect(own.map(({ id }) => id)).toEqual(entries);
});

import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, refuse, serveUsers } from '#/testing/server.ts';

const PATH = '/dashboard/statiscs/st/12';

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'classes.my_classes.read']);
  serveUsers([aUser({ id: '12', name: 'ليلى منصور' })]);
});

const some = [
  aClass({ id: '31', starts_at: '2026-11-25T13:00:00.000Z' }),
  aClass({ id: '30', status: 'ended', attendance: 'absence_student', accomplished: 'Juz Amma 1–5', duration: 45 }),
  aClass({ id: '1', status: 'trial', attendance: 'trial' }),
  aClass({ id: '29', status: 'cancelled' }),
];

test('the scheduled ones come first, those to come next before those after', async () => {
  const asked = serveClasses(some);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /25 Nov 2026/ }));
  expect(row.getByRole('cell', { name: 'Salma Haddad' })).toBeTruthy();
  expect(row.getByRole('cell', { name: '30 mins' })).toBeTruthy();
  expect(row.queryByText('Present')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Classes of \u2068ليلى منصور\u2069');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    student_id: '12',
    status: 'scheduled',
    page: '1',
    per_page: '10',
    sort_order: 'asc',
  });
});

test('a tab is a status in the address; who came is told of classes that were held', async () => {
  const asked = serveClasses(some);
  const { user, router } = await renderAt(PATH);
  await screen.findByRole('row', { name: /25 Nov 2026/ });
  await user.click(screen.getByRole('link', { name: 'Ended' }));
  expect(await screen.findByText('Student absent')).toBeTruthy();
  expect(screen.getByText('Juz Amma 1–5')).toBeTruthy();
  expect(router.state.location.search).toBe('?status=ended');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Ended');
  expect(asked.at(-1)?.get('sort_order')).toBe('desc');
});

test.each([
  ['en', 'Needs Report', 'No class waits for its report'],
  ['ar', 'بانتظار التقرير', 'لا حصص بانتظار التقرير'],
] as const)('a tab without classes says so in its own words (%s)', async (language, tab, words) => {
  serveClasses(some);
  await renderAt(`${PATH}?status=needs_report_to_end`, language);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(tab);
});

test('a relative, who does not see people, reads the child’s name from the classes', async () => {
  signInForTest({ id: '40', role: 'guest', roles: ['guest'] }, ['timeline.read']);
  serveClasses(some);
  await renderAt(`${PATH}?status=cancelled`);
  expect(await screen.findByRole('heading', { name: /Layla Mansour/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Back to students' })).toBeNull();
});

test('a student reads the own classes under the own name', async () => {
  signInForTest({ id: '12', name: 'Layla M.' }, ['classes.my_classes.read']);
  serveClasses(some);
  await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: /Layla M\./ })).toBeTruthy();
});

test('who sees neither the person nor a class of theirs is told that nobody is here', async () => {
  serveUsers([]);
  serveClasses([]);
  await renderAt(PATH);
  expect(await screen.findByText('This person is not here')).toBeTruthy();
});

test('a teacher of before still sees the classes once given', async () => {
  serveUsers([]);
  serveClasses(some);
  await renderAt(`${PATH}?status=ended`);
  expect(await screen.findByText('Student absent')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /Layla Mansour/ })).toBeTruthy();
});

test('to whom no class is open that is said, without tabs that lead nowhere', async () => {
  signInForTest({ id: '40', role: 'guest', roles: ['guest'] }, ['timeline.read']);
  refuse('get', 'classes', 403);
  await renderAt(PATH);
  expect(await screen.findByText('This is not open to you')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ended' })).toBeNull());
});

test('what could not be read can be asked for again', async () => {
  refuse('get', 'classes', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveClasses(some);
  await user.click(again);
  expect(await screen.findByRole('row', { name: /25 Nov 2026/ })).toBeTruthy();
});

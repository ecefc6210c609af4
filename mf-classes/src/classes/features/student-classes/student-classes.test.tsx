import { signInForTest } from '@academy/shared-auth/testing';
import { someRecipients } from '@academy/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, serve } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/statiscs/st/12';
const some = [
  aClass({ id: '31' }),
  aClass({ id: '30', status: 'ended', attendance: 'presence', accomplished: 'Juz Amma 1–5' }),
  aClass({ id: '28', status: 'ended', attendance: 'absence_student', accomplished: 'Juz Amma 6–10' }),
  aClass({ id: '29', status: 'cancelled' }),
];

beforeEach(() => {
  signInAs('admin');
  serveSchedule();
});

test('the scheduled classes of the student come first, each with a link to its page', async () => {
  const searches = serveClasses(some);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /25 Nov/ }));
  expect(row.getByText('Salma Haddad')).toBeTruthy();
  expect(row.queryByText('Layla Mansour')).toBeNull();
  expect(await screen.findByRole('heading', { name: '\u2068Layla Mansour\u2069’s classes' })).toBeTruthy();
  expect(searches[0]?.get('student_id')).toBe('12');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /25 Nov/ }).pathname).toBe('/dashboard/classes/31');
});

test('a tab of a student’s classes is a status in the address, and classes that did not take place have no accomplished text', async () => {
  serveClasses(some);
  const { user, router } = await renderAt(PATH);
  await screen.findByRole('row', { name: /25 Nov/ });
  await user.click(screen.getByRole('link', { name: 'Ended' }));
  expect(await screen.findByText('Juz Amma 1–5')).toBeTruthy();
  expect(screen.queryByText('Juz Amma 6–10')).toBeNull();
  expect(router.state.location.search).toBe('?status=ended');
});

test('each empty tab has its own text', async () => {
  serveClasses(some);
  await renderAt(`${PATH}?status=needs_report_to_end`);
  expect(await screen.findByText('No class is waiting for its report')).toBeTruthy();
});

test('a relative, who cannot see people, gets the child’s name from the classes (D8)', async () => {
  signInAs('guest');
  serveClasses(some);
  await renderAt(`${PATH}?status=cancelled`);
  expect(await screen.findByRole('heading', { name: /Layla Mansour/ })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

test('a student reads their own classes under their own name', async () => {
  signInForTest({ id: '12', name: 'Layla M.' }, ['classes.my_classes.read']);
  serveClasses(some);
  await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: /Layla M\./ })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'My profile' }).pathname).toBe('/profile');
});

test('a child’s session, which has no profile, has no link to it (D141)', async () => {
  signInForTest({ id: '12', name: 'Layla M.', roles: ['student', 'child'] }, ['classes.my_classes.read']);
  serveClasses(some);
  await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: /Layla M\./ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'My profile' })).toBeNull();
});

test('a person hidden from the viewer is not found', async () => {
  reject('get', 'users/12', 404);
  serveClasses([]);
  await renderAt(PATH);
  expect(await screen.findByText('User not found')).toBeTruthy();
});

test('without visible classes no tabs are shown', async () => {
  signInAs('guest');
  reject('get', 'classes', 403);
  await renderAt(PATH);
  expect(await screen.findByText('This is not open to you')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ended' })).toBeNull());
});

test('the next classes of a student are copied as a message (D95)', async () => {
  const searches = serveClasses(some);
  serve('users/12/recipients', someRecipients('12', 'Layla Mansour'));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Copy as message' }));
  expect((await screen.findByText(/’s next classes:/)).textContent).toMatch(/• .*25 Nov.* in Amman/);
  expect(searches.at(-1)?.get('status')).toBe('scheduled');
});

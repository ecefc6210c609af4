import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anOwnProfile, serveOwnProfile } from '#/account/testing/own-account.ts';
import { serveStatistics } from '#/pay/testing/pay.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, nothing, reject, serveUsers } from '#/testing/server.ts';

const PATH = '/dashboard/users/statistics/7';
/** On the clock of the viewer. */
const running = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Amman' }).format(Date.now()).slice(0, 7);

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveUsers([aUser({ id: '7', name: 'Salma Haddad', role: 'teacher' })]);
});

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const made = () => screen.queryByRole('link', { name: 'How it is calculated' });

test('a month shows its seven numbers', async () => {
  const asked = serveStatistics(running);
  await renderAt(PATH);
  expect(await screen.findByText('$1,012.50')).toBeTruthy();
  expect(figure('Salary')).toBe('$1,012.50');
  expect(screen.getByText(/^81 paid × .*\$12\.50.* · 1 teacher absence$/)).toBeTruthy();
  expect(figure('Classes in the month')).toBe('12');
  expect(figure('Total classes')).toBe('140');
  expect(figure('Current students')).toBe('9');
  expect(figure('New students')).toBe('2');
  expect(figure('Stopped students')).toBe('1');
  expect(figure('Paused students')).toBe('3');
  expect(asked).toEqual([null]);
});

test('the classes of a month are listed by attendance, unless all were held', async () => {
  serveStatistics(running);
  const { unmount } = await renderAt(PATH);
  expect(await screen.findByText('7 held + 3 with the student absent + 2 with the teacher absent')).toBeTruthy();
  unmount();
  serveStatistics(running, () => ({ held: 12, missed_by_students: 0, missed_by_teachers: 0 }));
  await renderAt(`${PATH}?month=2026-03`);
  await screen.findByText('140');
  expect(screen.queryByText(/held/)).toBeNull();
});

test('changes agreed with families are shown separately, and not without any (D104)', async () => {
  serveStatistics(running, () => ({ excused: 2, moved: 1, made_up: 0 }));
  const { unmount } = await renderAt(PATH);
  expect(await screen.findByText('2 classes excused · 1 class moved')).toBeTruthy();
  expect(screen.getByText(/^A class counts as made up once/)).toBeTruthy();
  unmount();
  serveStatistics(running);
  await renderAt(PATH);
  expect(await screen.findByText('$1,012.50')).toBeTruthy();
  expect(screen.queryByText(/excused/)).toBeNull();
  expect(screen.queryByText(/made up/)).toBeNull();
});

test('whose clock begins the month is said to viewers with another clock than the academy’s (D52)', async () => {
  const clock = () => screen.queryByText(/^Months begin and end in the academy’s time \(.?Asia\/Amman.?\)/);
  serveStatistics(running);
  signInForTest({ id: '1', role: 'admin', roles: ['admin'], timezone: 'Asia/Amman' }, ['users.read']);
  const { unmount } = await renderAt(PATH);
  await screen.findByText('$1,012.50');
  expect(clock()).toBeNull();
  unmount();
  signInForTest({ id: '1', role: 'admin', roles: ['admin'], timezone: 'America/Los_Angeles' }, ['users.read']);
  await renderAt(PATH);
  await screen.findByText('$1,012.50');
  expect(clock()).toBeTruthy();
});

test('twelve months of classes are shown, the chosen one last', async () => {
  serveStatistics(running);
  await renderAt(`${PATH}?month=2026-03`);
  const table = await screen.findByRole('table', { name: 'Classes per month' });
  const rows = within(table).getAllByRole('row');
  expect(rows).toHaveLength(12);
  expect(rows[0]?.textContent).toBe('April 20251');
  expect(rows[11]?.textContent).toBe('March 202612');
});

test('another month of statistics is requested and stored in the address', async () => {
  const asked = serveStatistics(running, (month) => ({ total_class_count: month === '2026-02' ? 77 : 140 }));
  const { user, router } = await renderAt(`${PATH}?month=2026-03`);
  await screen.findByText('140');
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByText('77')).toBeTruthy();
  expect(router.state.location.search).toBe('?month=2026-02');
  expect(made()?.getAttribute('href')).toBe('/dashboard/users/7/salaries/months/2026-02');
  window.history.back();
  expect(await screen.findByText('140')).toBeTruthy();
  expect(asked).toEqual(['2026-03', '2026-02']);
});

test('a future or invalid month means the current one', async () => {
  const asked = serveStatistics(running);
  await renderAt(`${PATH}?month=2199-01`);
  await screen.findByText('140');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  expect(asked).toEqual([null]);
});

test('a leader sees no salary rather than zero', async () => {
  signInForTest({ id: '5', role: 'leader', roles: ['leader'] }, ['users.read']);
  serveUsers([aUser({ id: '7', role: 'teacher', may: nothing })]);
  serveStatistics(running, () => ({ monthly_salary: null, unpriced_classes: null }));
  await renderAt(PATH);
  expect(await screen.findByText('140')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Salary')).toBeNull());
  expect(screen.queryByRole('link', { name: 'Salaries' })).toBeNull();
  expect(made()).toBeNull();
});

test('a teacher without a price is referred to the admins', async () => {
  signInForTest({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'] }, ['users.read']);
  serveOwnProfile(anOwnProfile({ id: '7', may: nothing }));
  serveStatistics(running, () => ({ unpriced_classes: 1, monthly_salary: 0 }));
  await renderAt(PATH);
  expect(await screen.findByText(/1 class of this month has no price/)).toBeTruthy();
  expect(figure('Salary')).toBe('$0.00');
  expect(screen.queryByRole('link', { name: 'Set a price' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Salaries' })).toBeTruthy();
  expect(made()?.getAttribute('href')).toBe(`/dashboard/users/7/salaries/months/${running}`);
});

test('twelve months without classes draw no chart', async () => {
  serveStatistics(running, (month) => ({ months: [{ month, monthly_class_count: 0 }] }));
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('لا حصص في هذه الأشهر الاثني عشر.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('statistics of a hidden teacher are not found', async () => {
  reject('get', 'teacher-statistics', 404, { code: 'not_found' });
  await renderAt(PATH);
  expect(await screen.findByText('User not found')).toBeTruthy();
});

test('statistics that failed to load can be retried, or another month chosen', async () => {
  reject('get', 'teacher-statistics', 403);
  const { user } = await renderAt(PATH);
  await screen.findByText('This is not open to you');
  serveStatistics(running);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(figure('Total classes')).toBe('140'));
});

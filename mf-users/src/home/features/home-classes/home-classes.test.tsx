import { signInForTest } from '@academy/shared-auth/testing';
import { pretendNarrow } from '@academy/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTeacherLoad, aWeek, serveTeachers, serveWeeks } from '#/home/testing/home.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';

const running = new Date().toISOString().slice(0, 7);
const weeks = [
  aWeek({ from: '2026-10-01', to: '2026-10-02', held: 12, cancelled: 1 }),
  aWeek({ from: '2026-10-03', to: '2026-10-09', held: 30, missed_by_students: 4, missed_by_teachers: 2 }),
];
const salma = aTeacherLoad({
  id: '7',
  name: 'Salma',
  held: 42,
  missed_by_students: 3,
  missed_by_teachers: 2,
  held_minutes: 1290,
  overdue_reports: 2,
});

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'classes.my_classes.read']);
  serveTeachers([salma]);
});

test('a month shows the outcomes of its classes, by week also as a table', async () => {
  serveWeeks(running, weeks);
  await renderWidget('home-classes');
  await waitFor(() => expect(figure('Held')).toBe('42'));
  expect(['Cancelled', 'Student absent', 'Teacher absent'].map(figure)).toEqual(['1', '4', '2']);
  const table = await screen.findByRole('table', { name: 'Classes by week' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replace(/\s/g, ' '));
  expect(rows).toEqual([
    'HeldStudent absentTeacher absentCancelled',
    '1 – 2 October 202612001',
    '3 – 9 October 202630420',
  ]);
});

test('agreed changes of classes are shown separately, for the month and for each teacher (D104)', async () => {
  serveWeeks(running, [aWeek({ from: '2026-10-01', to: '2026-10-02', held: 3, cancelled: 2, excused: 2, made_up: 1 })]);
  serveTeachers([{ ...salma, cancelled: 2, excused: 2, made_up: 1 }]);
  await renderWidget('home-classes');
  expect(await screen.findByText('2 classes excused · 1 class made up')).toBeTruthy();
  expect(figure('Cancelled')).toBe('2');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = (await screen.findByRole('link', { name: 'Salma' })).closest('tr');
  const cellOf = (head: string) => row?.cells[heads.slice(-12).indexOf(head)]?.textContent;
  expect(['Excused', 'Moved', 'Made up'].map(cellOf)).toEqual(['2', '0', '1']);
});

test('teachers have their load, the classes as the sum of those held and missed, and a link to their statistics', async () => {
  serveWeeks(running, weeks);
  await renderWidget('home-classes');
  const row = (await screen.findByRole('link', { name: 'Salma' })).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Salma',
    '47',
    '42',
    '3',
    '2',
    '21.5',
    '0',
    '0',
    '0',
    '0',
    '2',
    '0',
  ]);
  expect(screen.getByRole('link', { name: 'Salma' }).getAttribute('href')).toBe('/dashboard/users/statistics/7');
});

test('on a phone each teacher has the load below the name, without zeros', async () => {
  pretendNarrow();
  serveWeeks(running, weeks);
  await renderWidget('home-classes');
  const item = (await screen.findByRole('link', { name: 'Salma' })).closest('li');
  const parts = [...(item?.querySelectorAll('dl > div') ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(' '),
  );
  expect(parts).toEqual([
    'Classes 47',
    'Held 42',
    'Student absent 3',
    'Teacher absent 2',
    'Hours 21.5',
    'Reports overdue 2',
  ]);
  expect(screen.queryByRole('table', { name: 'Teachers' })).toBeNull();
});

test('a click on another month requests that month', async () => {
  const asked = serveWeeks(running, weeks);
  const { user } = await renderWidget('home-classes');
  await user.click(await screen.findByRole('button', { name: 'Previous month' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toBeNull();
  expect(asked[1] ?? '').toMatch(/^\d{4}-\d{2}$/);
  expect((asked[1] ?? '') < running).toBe(true);
});

test('many teachers are shown in pages', async () => {
  serveWeeks(running, weeks);
  serveTeachers(Array.from({ length: 11 }, (_, index) => aTeacherLoad({ id: String(index), name: `T${index}` })));
  const { user } = await renderWidget('home-classes');
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'T10' })).toBeTruthy();
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
});

test('a month without classes draws no chart', async () => {
  serveWeeks(running, [aWeek({ from: '2026-10-01', to: '2026-10-02' })]);
  await renderWidget('home-classes', { language: 'ar' });
  expect(await screen.findByText('لا حصص في هذا الشهر.')).toBeTruthy();
});

test('if the weeks fail to load, the teachers stay, and the weeks can be retried', async () => {
  reject('get', 'statistics/classes', 503);
  const { user } = await renderWidget('home-classes');
  expect(await screen.findByRole('link', { name: 'Salma' })).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveWeeks(running, weeks);
  await user.click(retry);
  await waitFor(() => expect(figure('Held')).toBe('42'));
});

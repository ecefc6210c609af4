import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMonthlyRow, serveDue, serveMonthlyReports } from '#/testing/monthly.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/monthly-report';
const student = (id: string, name: string) => ({ student: { id, name }, held: 8 });

test('monthly reports are listed with month and teacher, each leading to its page', async () => {
  signInAs('student');
  const searches = serveMonthlyReports([aMonthlyRow({ id: '5' })]);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /October 2026/ }));
  expect(row.getByText('Salma Haddad')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'October 2026' }).pathname).toBe(`${PATH}/5`);
  expect(String(searches[0])).toBe('page=1&limit=10');
  expect(screen.queryByRole('link', { name: 'Write a report' })).toBeNull();
});

test('a teacher is led to the first student without a monthly report', async () => {
  signInAs('teacher');
  serveMonthlyReports([]);
  serveDue({ done: 1, students: [student('12', 'Layla'), student('13', 'Zayd')] });
  await renderAt(PATH);
  expect(await screen.findByText('2 students to go for October 2026')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '1 of 3 written' })).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Continue' });
  expect(link.pathname + link.search).toBe(`${PATH}/add?student=12&month=2026-10`);
});

test('an empty list of monthly reports says what will be there', async () => {
  signInAs('student');
  serveMonthlyReports([]);
  await renderAt(PATH);
  expect(await screen.findByText('Monthly reports will appear here')).toBeTruthy();
});

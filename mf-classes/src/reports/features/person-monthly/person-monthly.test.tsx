import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aMonthlyRow, serveMonthlyReports } from '#/testing/monthly.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => {
  signInAs('admin');
  // Empties the other parts of the place, which these tests are not about.
  reject('get', 'classes', 403);
  reject('get', 'assignments', 403);
});
const open = (role: string) => renderInSlot('person.tab', { userId: role === 'teacher' ? '7' : '12', role });

test.each([
  ['student', 'Salma Haddad', '12'],
  ['teacher', 'Layla Mansour', '7'],
])('the page of a %s has the monthly reports with the name of the other person', async (role, other, id) => {
  const searches = serveMonthlyReports([aMonthlyRow({ id: '5' })]);
  await open(role);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'October 2026' });
  expect(link.pathname).toBe('/dashboard/classes/monthly-report/5');
  expect(screen.getByText(other)).toBeTruthy();
  expect(searches[0]?.get('_id')).toBe(id);
});

test('the page of a person without monthly reports says so', async () => {
  serveMonthlyReports([]);
  await open('student');
  expect(await screen.findByText('Monthly reports will appear here')).toBeTruthy();
});

test('the page of a person shows no monthly reports to a viewer who can read none', async () => {
  reject('get', 'monthly-reports', 403);
  await open('student');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});

import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from './classes.ts';
import { serveDue, serveMonthlyReports } from './monthly.ts';
import { renderAt } from './render-at.tsx';
import { serveReports } from './reports.ts';
import { serveSchedule } from './schedule.ts';
import { signInAs } from './sign-in.ts';

const lists = [
  ['my classes', '/dashboard/classes/my-classes', () => serveClasses([])],
  ['a student’s classes', '/dashboard/statiscs/st/12', () => serveClasses([])],
  ['daily reports', '/dashboard/classes/daily-reports', () => serveReports([])],
  ['monthly reports', '/dashboard/classes/monthly-report', () => serveMonthlyReports([])],
] as const;

test.each(lists)('the API searches %s, and the search term is in the address', async (_name, path, serveList) => {
  signInAs('admin');
  serveSchedule();
  serveDue({ done: 0, students: [] });
  const searches = serveList();
  const { user, router } = await renderAt(path);
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'أحمد 30{Enter}');
  await waitFor(() => expect(searches.at(-1)?.get('search')).toBe('أحمد 30'));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('أحمد 30');
});

test.each([
  ['my classes', '/dashboard/classes/my-classes'],
  ['a student’s classes', '/dashboard/statiscs/st/12'],
] as const)('the tabs of %s keep search and month', async (_name, path) => {
  signInAs('admin');
  serveSchedule();
  serveClasses([]);
  const { user, router } = await renderAt(`${path}?q=Layla&month=2026-11&page=2`);
  await user.click(await screen.findByRole('link', { name: 'Ended' }));
  const kept = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(kept).toEqual({ status: 'ended', q: 'Layla', month: '2026-11' });
});

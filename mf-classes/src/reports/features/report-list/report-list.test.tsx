import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aReportRow, serveReports } from '#/testing/reports.ts';
import { serveSchedule } from '#/testing/schedule.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/daily-reports';
const span = /4:00\s?–\s?4:30\spm/;

test('the latest reports come first, each with start and end of its class and a link to its page', async () => {
  signInAs('student');
  const searches = serveReports([aReportRow({ id: '90' })]);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: span }));
  for (const text of [span, 'Salma Haddad', 'Present', 'Read well today.']) expect(row.getByText(text)).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: span });
  expect(link.pathname).toBe('/dashboard/classes/daily-reports/show/90');
  expect(String(searches[0])).toBe('page=1&per_page=10&sort_order=desc');
  expect(screen.queryByRole('link', { name: 'Write a report' })).toBeNull();
});

test('a report shows the time of its class on the other clock too (D94)', async () => {
  signInAs('student', 'Europe/London');
  serveReports([aReportRow({ id: '90' })]);
  await renderAt(PATH);
  const row = await screen.findByRole('row', { name: /1:00\s–\s1:30\spm/ });
  expect(row.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('4:00 pm in Amman');
});

test('authors of reports are led to the classes without one', async () => {
  signInAs('teacher');
  serveReports([aReportRow({ id: '90' })]);
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Write a report' });
  expect(link.pathname + link.search).toBe('/dashboard/classes/my-classes?status=needs_report_to_end');
});

test('a leader filters the reports by teacher', async () => {
  signInAs('leader');
  serveSchedule();
  const searches = serveReports([aReportRow({ id: '90' })]);
  await renderAt(`${PATH}?teacher_id=7`);
  await screen.findByRole('row', { name: span });
  expect(searches[0]?.get('teacher_id')).toBe('7');
});

test('an empty list of reports says what will be there', async () => {
  signInAs('student');
  serveReports([]);
  await renderAt(PATH);
  expect(await screen.findByText('Reports will appear here')).toBeTruthy();
});

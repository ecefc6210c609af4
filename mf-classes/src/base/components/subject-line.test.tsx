import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serveAssignments } from '#/testing/assignments.ts';
import { aPlannedClass, serveCalendar } from '#/testing/calendar.ts';
import { aClass, aClassDetail, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt, renderInSlot } from '#/testing/render-at.tsx';
import { aReportRow, serveReports } from '#/testing/reports.ts';
import { aSeries, serveSeries } from '#/testing/series.ts';
import { serve } from '#/testing/server.ts';
import { setWidth } from '#/testing/set-width.ts';
import { signInAs, signInAsParent } from '#/testing/sign-in.ts';

const LIST = '/dashboard/classes/my-classes';
const subject = 'arabic';
const starts_at = '2031-01-15T13:00:00.000Z';

afterEach(() => setWidth(1024));

test.each([
  ['en', 'Subject', 'Arabic'],
  ['ar', 'التخصص', 'اللغة العربية'],
] as const)(
  'the page of a class names its subject, where the API names one (%s, D125)',
  async (language, term, name) => {
    signInAs('teacher');
    serveClass(aClassDetail({ id: '30', starts_at, subject }));
    const { unmount } = await renderAt('/dashboard/classes/30', language);
    expect((await screen.findByText(term)).nextElementSibling?.textContent).toBe(name);
    unmount();
    serveClass(aClassDetail({ id: '30', starts_at }));
    await renderAt('/dashboard/classes/30', language);
    await screen.findAllByText('Layla Mansour');
    expect(screen.queryByText(term)).toBeNull();
  },
);

test.each([1024, 390])(
  'the list of classes names the subject below the time, at a width of %i (D125)',
  async (width) => {
    setWidth(width);
    signInAs('teacher');
    serveClasses([aClass({ id: '31', subject }), aClass({ id: '32' })]);
    await renderAt(LIST);
    expect(await screen.findAllByText('Arabic')).toHaveLength(1);
  },
);

test('the calendar names the subject: in the agenda, and in the popup of a class (D125)', async () => {
  setWidth(390);
  signInAs('teacher');
  serveCalendar([aPlannedClass({ subject })]);
  const { user } = await renderAt('/dashboard/calendar?date=2031-01-15');
  const row = within(await screen.findByRole('region', { name: /15 January/ })).getByRole('button');
  expect(row.textContent).toContain('Layla MansourArabicJuz Amma');
  await user.click(row);
  expect(within(await screen.findByRole('dialog')).getByText('Subject').nextElementSibling?.textContent).toBe('Arabic');
});

test('the family’s home names the subject of a child’s next class (D125)', async () => {
  signInAsParent();
  serveReports([]);
  serveAssignments([]);
  const student = { remainingClasses: 4, teacher_id: '7', teacher_name: 'Salma Haddad' };
  serve('own-profile', { data: { children: [{ id: '12', name: 'Layla', relationship_type: 'parent', student }] } });
  serveClasses([aClass({ id: '31', starts_at, subject })]);
  await renderInSlot('home.widget', {}, 'en', 'home-children');
  await waitFor(() => expect(screen.getAllByText('Arabic').length).toBeGreaterThan(0));
});

test('weekly classes name their subject (D125)', async () => {
  signInAs('leader');
  serveSeries(aSeries({ subject }));
  await renderAt('/dashboard/series/4');
  expect((await screen.findByText('Subject')).nextElementSibling?.textContent).toBe('Arabic');
});

test('the list of reports names the subject of a class (D125)', async () => {
  signInAs('teacher');
  const row = aReportRow({ id: '90' });
  serveReports([{ ...row, class: { ...row.class, subject } }, aReportRow({ id: '91' })]);
  await renderAt('/dashboard/classes/daily-reports');
  expect(await screen.findAllByText('Arabic')).toHaveLength(1);
});

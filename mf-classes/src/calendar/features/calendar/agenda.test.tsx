import { useAcademy } from '@academy/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPlannedClass, serveCalendar } from '#/testing/calendar.ts';
import { serveAwaitedTeacher } from '#/testing/next-steps.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { aSeries, serveSeriesPage } from '#/testing/series.ts';
import { reject } from '#/testing/server.ts';
import { setWidth } from '#/testing/set-width.ts';
import { signInAs, signInAsChild } from '#/testing/sign-in.ts';

const PATH = '/dashboard/calendar?date=2031-01-15';
const searchOf = (search: URLSearchParams | undefined) => Object.fromEntries(search ?? []);

beforeEach(() => setWidth(390));
const initial = useAcademy.getState();
afterEach(() => useAcademy.setState(initial, true));
afterEach(() => setWidth(1024));

test('the agenda lists the classes of the month by day, on both clocks, with their number', async () => {
  signInAs('teacher');
  const searches = serveCalendar([
    aPlannedClass(),
    aPlannedClass({ id: '31', starts_at: '2031-01-15T21:30:00.000Z', is_trial: true }),
    aPlannedClass({ id: '32', starts_at: '2031-02-03T13:00:00.000Z' }),
  ]);
  await renderAt(PATH);
  const first = within(await screen.findByRole('region', { name: /^Wednesday,? 15 January 2031$/ }));
  expect(first.getByRole('button').textContent).toMatch(
    /^4:00\s–\s4:30\spmLayla MansourJuz Amma\u20681:00\spm\u2069 in London$/,
  );
  const next = within(screen.getByRole('region', { name: /^Thursday,? 16 January 2031$/ }));
  expect(next.getByRole('button').textContent).toMatch(
    /^12:30\s–\s1:00\samLayla MansourJuz Amma\u2068Wed, 15 Jan 2031, 9:30\spm\u2069 in LondonTrial$/,
  );
  expect(screen.queryByRole('region', { name: /February/ })).toBeNull();
  expect(screen.getByText('2 classes this month')).toBeTruthy();
  expect(searchOf(searches[0])).toEqual({ from: '2030-12-28', to: '2031-02-07' });
});

test('the weeks of the calendar begin on the day that the academy has set (D57)', async () => {
  useAcademy.setState({ week_start: 'monday' });
  signInAs('student', 'Europe/London');
  const searches = serveCalendar([aPlannedClass()]);
  await renderAt(PATH);
  await waitFor(() => expect(searchOf(searches[0])).toEqual({ from: '2030-12-30', to: '2031-02-09' }));
});

test('in Arabic the weeks of the calendar begin on Saturday, and its digits are Latin (D57)', async () => {
  signInAs('student', 'Europe/London');
  const searches = serveCalendar([aPlannedClass()]);
  await renderAt(PATH, 'ar');
  expect(await screen.findByRole('region', { name: 'الأربعاء، 15 يناير 2031' })).toBeTruthy();
  expect(screen.getByText('حصة واحدة هذا الشهر')).toBeTruthy();
  expect(searchOf(searches[0])).toEqual({ from: '2030-12-28', to: '2031-02-07' });
});

test("the month's number of classes is not shown in the views of a week or a day", async () => {
  signInAs('teacher');
  serveCalendar([aPlannedClass()]);
  await renderAt(`${PATH}&view=week`);
  await screen.findByRole('region', { name: /^Wednesday,? 15 January 2031$/ });
  expect(screen.queryByText(/this month/)).toBeNull();
});

test('an empty month says that there is no data', async () => {
  signInAs('student');
  serveCalendar([]);
  await renderAt(PATH);
  expect(await screen.findAllByText('No data in this month')).toHaveLength(2);
});

test('an empty calendar shows a student who waits for a teacher the first step (D119)', async () => {
  signInAs('student');
  serveCalendar([]);
  serveAwaitedTeacher();
  await renderAt(PATH);
  expect(await screen.findByText(/^The academy will choose your teacher by /)).toBeTruthy();
  expect(screen.queryByText('Scheduled classes appear here.')).toBeNull();
});

test('a child’s empty calendar asks for no first step and offers no calendar elsewhere, which are closed to it (D141)', async () => {
  signInAsChild();
  serveCalendar([]);
  const asked = serveAwaitedTeacher();
  await renderAt(PATH);
  expect(await screen.findByText('Scheduled classes appear here.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(asked).toEqual([]);
});

test("a family's agenda runs on after the current month, and says that weekly classes go on", async () => {
  signInAs('student', 'Europe/London');
  serveSeriesPage(aSeries());
  const searches = serveCalendar([
    aPlannedClass({ starts_at: '2026-11-25T13:00:00.000Z' }),
    aPlannedClass({ id: '31', starts_at: '2026-12-09T13:00:00.000Z' }),
  ]);
  await renderAt('/dashboard/calendar');
  expect(await screen.findByRole('heading', { name: 'Further on' })).toBeTruthy();
  expect(screen.getByRole('region', { name: /9 December/ })).toBeTruthy();
  expect(searches.map(searchOf)).toContainEqual({ from: '2026-12-01', to: '2027-01-13' });
  expect(await screen.findByText('Weekly classes continue, and appear here eight weeks ahead.')).toBeTruthy();
});

test.each([
  ['the last evening of a month', '2026-11-30T18:00:00Z', true],
  ['a day with a week after it', '2026-11-24T18:00:00Z', false],
])('on %s, %s, a teacher’s agenda goes on into the next month: %j', async (_name, now, runsOn) => {
  vi.setSystemTime(Date.parse(now));
  signInAs('teacher', 'Europe/London');
  const searches = serveCalendar([aPlannedClass({ starts_at: '2026-12-02T13:00:00.000Z' })]);
  await renderAt('/dashboard/calendar');
  if (runsOn) await screen.findByRole('region', { name: /2 December/ });
  else await screen.findByText('Scheduled classes appear here.');
  expect(screen.queryByText('Scheduled classes appear here.') === null).toBe(runsOn);
  const further = searches.map(searchOf).filter(({ from }) => from === '2026-12-01');
  expect(further).toEqual(runsOn ? [{ from: '2026-12-01', to: '2026-12-06' }] : []);
});

test.each([
  ['without an end', {}, true],
  ['that ends before', { endsOn: '2026-12-31' }, false],
  ['of so many classes', { count: 8 }, false],
] as const)('a month beyond eight weeks says of a series %s whether it goes on: %j', async (_case, about, goesOn) => {
  signInAs('student', 'Europe/London');
  const searches = serveSeriesPage(aSeries(about));
  serveCalendar([]);
  await renderAt('/dashboard/calendar?date=2027-03-01', 'ar');
  expect(await screen.findAllByText(/لا (بيانات|حصص) /)).toBeTruthy();
  await waitFor(() => expect(searches).toHaveLength(1));
  if (goesOn) expect(await screen.findByText(/^الحصص الأسبوعية مستمرة/)).toBeTruthy();
  else expect(screen.queryByText(/^الحصص الأسبوعية مستمرة/)).toBeNull();
});

test('a calendar that failed to load can be retried', async () => {
  signInAs('teacher');
  reject('get', 'calendar', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveCalendar([aPlannedClass()]);
  await user.click(again);
  expect(await screen.findByRole('region', { name: /15 January/ })).toBeTruthy();
});

test('the calendar steps through months, weeks and days, and "Today" leads back', async () => {
  signInAs('teacher');
  const searches = serveCalendar([aPlannedClass()]);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('heading', { level: 2, name: 'February 2031' })).toBeTruthy();
  await waitFor(() => expect(searchOf(searches.at(-1))).toEqual({ from: '2031-02-01', to: '2031-03-14' }));
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  await user.click(screen.getByRole('button', { name: 'Day' }));
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(screen.getByRole('heading', { level: 2, name: /^Thursday,? 2 January 2031$/ })).toBeTruthy();
  expect(await screen.findByText('No class on this day')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Week' }));
  expect(screen.getByRole('heading', { name: /28 Dec 2030.+3 Jan 2031/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.queryByRole('heading', { name: /2030|2031/ })).toBeNull();
});

test('a day with more classes than the month lists shows all of them in the day view', async () => {
  signInAs('admin');
  const searches = serveCalendar([aPlannedClass()], { '2031-01-15': 120 });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: '+100 more' }));
  await waitFor(() =>
    expect(searchOf(searches.at(-1))).toEqual({ from: '2031-01-15', to: '2031-01-15', per_day: '100' }),
  );
});

test('staff filter the calendar by teacher and student', async () => {
  signInAs('admin');
  serveSchedule();
  const searches = serveCalendar([aPlannedClass()]);
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Layla Mansour with Salma Haddad', { normalizer: withoutIsolates })).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Teacher' }), 'Salma');
  await user.click(await screen.findByRole('option', { name: /Salma/ }));
  await waitFor(() => expect(searches.at(-1)?.get('teacher_id')).toBe('7'));
  await user.type(screen.getByRole('combobox', { name: 'Student' }), 'Layla');
  await user.click(await screen.findByRole('option', { name: /Layla/ }));
  await waitFor(() => expect(searchOf(searches.at(-1))).toMatchObject({ teacher_id: '7', student_id: '12' }));
});

test('a student’s calendar has no filters', async () => {
  signInAs('student');
  serveCalendar([aPlannedClass()]);
  await renderAt(PATH);
  expect((await screen.findByRole('region', { name: /15 January/ })).textContent).toContain('Salma Haddad');
  expect(screen.queryByRole('combobox')).toBeNull();
});

const withoutIsolates = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '');

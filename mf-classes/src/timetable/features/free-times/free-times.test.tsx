import { fireEvent, screen, within } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { aWeek, aWeekResponse, serveWeek } from '#/testing/free-times.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/free-times';
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const window = (name: string) => within(screen.getByRole('group', { name }));

test('a teacher changes the windows of the week, days off and the pause, and sees the saved values', async () => {
  signInAs('teacher');
  serveWeek();
  const saved = aWeek({ windows: [{ weekday: 2, from: '16:00', to: '20:30' }], pauseMinutes: 10 });
  const sent = take('put', 'teachers/7/availability', aWeekResponse(saved));
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('When you give classes, in Amman time')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Add a time on Tuesday' }));
  type(window('Tuesday, time 1').getByRole('combobox', { name: 'To' }), '20:30');
  await user.click(screen.getByRole('button', { name: 'Remove: Monday, time 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a time on Monday' }));
  await user.click(screen.getByRole('button', { name: 'Add days off' }));
  type(screen.getByLabelText('First day'), '2026-12-24');
  type(screen.getByLabelText('Last day'), '2026-12-26');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Break between classes' }), '10 minutes');
  serveWeek(saved);
  await user.click(screen.getByRole('button', { name: 'Save free times' }));
  expect(await screen.findByText('Free times saved')).toBeTruthy();
  expect(sent[0]?.body).toEqual({
    windows: [{ weekday: 2, from: '16:00', to: '20:30' }],
    daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
    pauseMinutes: 10,
  });
  expect(screen.queryByRole('group', { name: 'Days off 1' })).toBeNull();
});

test('a time over midnight is one row, and names the day on which it ends', async () => {
  signInAs('teacher');
  serveWeek({
    windows: [
      { weekday: 0, from: '00:00', to: '02:00' },
      { weekday: 6, from: '22:00', to: '00:00' },
    ],
  });
  const sent = take('put', 'teachers/7/availability', aWeekResponse());
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('On Sunday')).toBeTruthy();
  expect(screen.queryByRole('group', { name: /^Sunday/ })).toBeNull();
  type(window('Saturday, time 1').getByRole('combobox', { name: 'To' }), '01:00');
  await user.click(screen.getByRole('button', { name: 'Save free times' }));
  await screen.findByText('Free times saved');
  expect(sent[0]?.body).toMatchObject({
    windows: [
      { weekday: 0, from: '00:00', to: '01:00' },
      { weekday: 6, from: '22:00', to: '00:00' },
    ],
  });
});

test('without windows the free times are unknown, and the page says so; past days off are gone', async () => {
  signInAs('teacher');
  serveWeek({ windows: [], daysOff: [{ from: '2026-11-01', to: '2026-11-17' }] });
  await renderAt(PATH);
  expect(await screen.findByText(/^No free times yet/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Days off 1' })).toBeNull();
});

test.each([
  ['en', 'Save free times', ['Time is required', 'Date is required']],
  ['ar', 'حفظ الأوقات المتاحة', ['الوقت مطلوب', 'التاريخ مطلوب']],
] as const)('invalid free times have an error at their field and stay typed (%s)', async (language, save, messages) => {
  signInAs('teacher');
  serveWeek({ daysOff: [{ from: '2026-12-01', to: '2026-12-02' }] });
  const { user } = await renderAt(PATH, language);
  const [from] = await screen.findAllByRole('combobox', { name: language === 'en' ? 'From' : 'من' });
  if (!from) throw new Error('no field');
  type(from, '');
  type(screen.getByLabelText(language === 'en' ? 'First day' : 'أول يوم'), '');
  await user.click(screen.getByRole('button', { name: save }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('free times that could not be saved stay typed, and the form shows the reason', async () => {
  signInAs('teacher');
  serveWeek();
  reject('put', 'teachers/7/availability', 503);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Add a time on Tuesday' }));
  await user.click(screen.getByRole('button', { name: 'Save free times' }));
  expect(await screen.findByText(/Nothing was saved/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Tuesday, time 1' })).toBeTruthy();
});

test('a leader opens the free times of a teacher, whose name and clock are shown above them', async () => {
  signInAs('leader', 'Europe/London');
  serveSchedule();
  serveWeek();
  await renderAt(`${PATH}/7`);
  expect(await screen.findByText('\u2068Salma Haddad\u2069’s free times, in Amman time')).toBeTruthy();
});

test('a teacher’s own free times are at the menu’s address', async () => {
  signInAs('teacher');
  serveWeek();
  const { path } = await renderAt(`${PATH}/7`, 'en', true);
  expect(await screen.findByText('When you give classes, in Amman time')).toBeTruthy();
  expect(path()).toBe(PATH);
});

test("free times that could not be loaded can be retried; another academy member's are not found", async () => {
  signInAs('leader');
  serveSchedule();
  reject('get', 'teachers/7/availability', 422);
  const { user } = await renderAt(`${PATH}/7`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'teachers/7/availability', 404);
  await user.click(again);
  expect(await screen.findByText('Teacher not found, or you can’t see their free times.')).toBeTruthy();
});

test('free times show a skeleton while they load', async () => {
  signInAs('teacher');
  server.use(http.get('*/api/teachers/7/availability', () => new Promise<HttpResponse<null>>(() => {})));
  await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: 'Free times' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save free times' })).toBeNull();
});

test('the keyboard moves through the hours of the week, offers one and takes it back', async () => {
  signInAs('teacher');
  serveWeek({ windows: [] });
  const { user } = await renderAt(PATH);
  const grid = await screen.findByRole('grid', { name: 'Hours of the week' });
  expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  grid.focus();
  const active = () => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
  const [first] = within(grid).getAllByRole('row');
  const day = active()?.getAttribute('aria-label')?.split(', ')[0];
  expect(first?.contains(active())).toBe(true);
  await user.keyboard(' ');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('group', { name: `${day}, time 1` })).toBeTruthy();
  await user.keyboard('{ArrowDown} ');
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2);
  await user.keyboard('{ArrowUp} ');
  expect(screen.queryByRole('group', { name: `${day}, time 1` })).toBeNull();
});

test('a day without times can have those of the nearest day before', async () => {
  signInAs('teacher');
  serveWeek({ windows: [{ weekday: 1, from: '16:00', to: '18:30' }] });
  const sent = take('put', 'teachers/7/availability', aWeekResponse());
  const { user } = await renderAt(PATH);
  await user.click((await screen.findAllByRole('button', { name: 'Same as Monday' }))[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Save free times' }));
  await screen.findByText('Free times saved');
  expect(sent[0]?.body).toMatchObject({
    windows: [
      { weekday: 1, from: '16:00', to: '18:30' },
      { weekday: 2, from: '16:00', to: '18:30' },
    ],
  });
});

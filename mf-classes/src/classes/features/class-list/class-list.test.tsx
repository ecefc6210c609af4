import { useAcademy } from '@academy/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aClass, aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { serveAwaitedTeacher } from '#/testing/next-steps.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs, signInAsParent } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes';
const next = aClass({ id: '31', may: may('edit', 'editTime', 'cancel', 'join', 'viewAttendance') });
const open = aClass({ id: '30', status: 'needs_report_to_end', may: may('report', 'edit') });
const ended = aClass({
  id: '29',
  status: 'ended',
  attendance: 'absence_student',
  report_id: '90',
  may: may('viewReport', 'viewAttendance'),
});
const all = [
  next,
  open,
  ended,
  aClass({ id: '28', status: 'cancelled' }),
  aClass({ id: '27', status: 'trial', attendance: 'trial' }),
];

const tabs = () =>
  within(screen.getByRole('navigation', { name: /status|الحالة/ }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const nameLink = async () => (await screen.findByRole<HTMLAnchorElement>('link', { name: /25 Nov/ })).pathname;

async function menuOf(user: Awaited<ReturnType<typeof renderAt>>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Actions for the class of/ }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

test('a teacher sees future classes first, with the time on their own clock and the student', async () => {
  signInAs('teacher');
  const searches = serveClasses(all);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /25 Nov, 4:00\s–\s4:30\spm/ }));
  expect(row.getByText('Layla Mansour')).toBeTruthy();
  expect(row.getByText('Scheduled')).toBeTruthy();
  expect(row.queryByText('Salma Haddad')).toBeNull();
  expect(String(searches[0])).toBe('status=scheduled&page=1&per_page=10&sort_order=asc');
  expect(tabs()).toEqual(['Scheduled', 'Needs report', 'Ended', 'Cancelled', 'Trial']);
  expect(screen.queryByRole('link', { name: 'Add class' })).toBeNull();
});

test('a Hijri date comes after the time, so that a narrow row never hides the time (D86)', async () => {
  const initial = useAcademy.getState();
  useAcademy.setState({ hijri_dates: true });
  signInAs('teacher');
  serveClasses([next]);
  await renderAt(PATH);
  expect(await screen.findByRole('row', { name: /25 Nov, 4:00\s–\s4:30\spm · 15 Jumada II 1448 AH/ })).toBeTruthy();
  useAcademy.setState(initial, true);
});

test('an empty list of classes shows a student who waits for a teacher the first step (D119)', async () => {
  signInAs('student');
  serveClasses([]);
  serveAwaitedTeacher();
  await renderAt(PATH);
  expect(await screen.findByText(/^The academy will choose your teacher by /)).toBeTruthy();
  expect(screen.queryByText(/as soon as your teacher schedules/)).toBeNull();
});

test('a student has the tabs Scheduled and Ended, and no button that adds', async () => {
  signInAs('student', 'Europe/London');
  serveClasses(all);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /25 Nov, 1:00\s–\s1:30\spm/ }));
  expect(row.getByText('Salma Haddad')).toBeTruthy();
  expect(tabs()).toEqual(['Scheduled', 'Ended']);
  expect(screen.queryByRole('link', { name: 'Add class' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My classes');
});

test.each([
  ['en', 'student', 'Europe/London', ['4:00 pm in Amman']],
  ['ar', 'student', 'Europe/London', ['4:00 م بتوقيت عمّان']],
  ['en', 'student', 'Asia/Amman', []],
  ['en', 'admin', 'Asia/Amman', ['1:00 pm in London']],
  ['en', 'admin', 'Pacific/Auckland', ['Wed 25 Nov, 1:00 pm in London', 'Wed 25 Nov, 4:00 pm in Amman']],
] as const)(
  'in %s a %s in %s reads the clocks that differ, with their cities (D94)',
  async (language, role, zone, said) => {
    signInAs(role, zone);
    serveClasses(all);
    await renderAt(PATH, language);
    const name = language === 'en' ? 'Layla Mansour|Salma Haddad' : 'Salma Haddad';
    const row = await screen.findAllByRole('row', { name: new RegExp(name) });
    const found = row[0]?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '';
    for (const text of said) expect(found).toContain(text);
    if (said.length === 0) expect(found).not.toMatch(/ in /);
  },
);

test.each([
  ['student', 'My classes'],
  ['teacher', 'Classes'],
  ['leader', 'My classes'],
  ['admin', 'My classes'],
])('the class list of a %s has the title of the menu: %s', async (role, title) => {
  signInAs(role);
  serveClasses([]);
  await renderAt(PATH);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

test('an admin sees student and teacher of each class', async () => {
  signInAs('admin');
  serveClasses(all);
  await renderAt(PATH);
  const row = within(await screen.findByRole('row', { name: /25 Nov, 4:00\s–\s4:30\spm/ }));
  for (const name of ['Layla Mansour', 'Salma Haddad']) expect(row.getByText(name)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My classes');
});

test('the row of a past class without a report says that it needs one', async () => {
  signInAs('leader');
  serveClasses(all);
  await renderAt(`${PATH}?status=needs_report_to_end`);
  const row = within(await screen.findByRole('row', { name: /Layla Mansour/ }));
  expect(row.getByText('Report needed')).toBeTruthy();
});

test.each([
  ['teacher', '', '/dashboard/classes/31'],
  ['teacher', '?status=needs_report_to_end', '/dashboard/classes/30/manage'],
  ['teacher', '?status=ended', '/dashboard/classes/29/daily-report'],
  ['student', '?status=ended', '/dashboard/classes/daily-reports/show/90'],
])('for a %s a class of the tab "%s" opens %s (C7)', async (role, search, path) => {
  signInAs(role);
  serveClasses(all.filter(({ status }) => status !== 'trial'));
  await renderAt(PATH + search);
  expect(await nameLink()).toBe(path);
});

test("the menu of a class has its viewer's actions", async () => {
  signInAs('teacher');
  serveClasses(all);
  const { user } = await renderAt(PATH);
  expect(await menuOf(user)).toEqual(['Attendance log', 'Edit', 'Cancel class']);
});

describe('a class that can be joined', () => {
  const soon = aClass({ id: '31', starts_at: '2026-11-18T09:08:00.000Z', may: may('join') });
  const link = { name: 'Join class' };

  test.each(['student', 'teacher'])(
    'the row of a class that a %s can join has a link to its meeting, and names the day',
    async (role) => {
      signInAs(role);
      serveClasses([soon]);
      serveClass(aClassDetail({ ...soon, zoom_link: 'https://zoom.example/j/1' }));
      await renderAt(PATH);
      const row = within(await screen.findByRole('row', { name: /^Today, 12:08/ }));
      expect((await row.findByRole('link', link)).getAttribute('href')).toBe('https://zoom.example/j/1');
    },
  );

  test("a parent opens the meeting of the child's class that can be joined", async () => {
    signInAsParent();
    serve('own-profile', { data: { children: [] } });
    serveClasses([{ ...soon, may: may() }]);
    serveClass(aClassDetail({ ...soon, may: may(), zoom_link: 'https://zoom.example/j/1' }));
    await renderAt(PATH);
    expect((await screen.findByRole('link', link)).getAttribute('href')).toBe('https://zoom.example/j/1');
  });

  test('the row of a class has its status until ten minutes before the start', async () => {
    signInAs('student');
    serveClasses([aClass({ id: '31', starts_at: '2026-11-18T09:11:00.000Z', may: may('join') })]);
    await renderAt(PATH);
    expect(await screen.findByText('Scheduled', { selector: 'td *' })).toBeTruthy();
    expect(screen.queryByRole('link', link)).toBeNull();
  });
});

test('a cancelled class has no menu', async () => {
  signInAs('admin');
  serveClasses(all);
  await renderAt(`${PATH}?status=cancelled`);
  await nameLink();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('a class is cancelled with a reason, which is required, after its time was read on both clocks (D94)', async () => {
  signInAs('teacher');
  serveClasses([next]);
  const sent = take('post', 'classes/31/cancel');
  const { user } = await renderAt(PATH);
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/in London$/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  expect(await dialog.findByText('Reason is required')).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Holiday');
  serveClasses([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  expect(await screen.findByText('Class cancelled')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'holiday' }]);
  expect(await screen.findByText('No class is scheduled')).toBeTruthy();
});

test('a late cancellation shows that the class has changed', async () => {
  signInAs('teacher');
  serveClasses([next]);
  reject('post', 'classes/31/cancel', 409, { code: 'conflict', message: 'Class is cancelled' });
  const { user } = await renderAt(PATH);
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel class' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Holiday');
  await user.click(dialog.getByRole('button', { name: 'Cancel class' }));
  expect(await dialog.findByText(/has just changed/)).toBeTruthy();
});

test('the list is filtered by a month of the viewer’s calendar', async () => {
  signInAs('admin');
  const searches = serveClasses(all);
  await renderAt(`${PATH}?status=ended&month=2026-11`);
  await waitFor(() => expect(searches[0]?.get('month')).toBe('11'));
  expect(searches[0]?.get('year')).toBe('2026');
  expect(searches[0]?.get('sort_order')).toBe('desc');
});

const chip = (words: string) => screen.findByText(words, { selector: 'li bdi' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters that are set' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('filters by person', () => {
  test('an admin filters classes by a student and a teacher, found by name, and the address keeps both', async () => {
    signInAs('admin');
    serveSchedule();
    const searches = serveClasses(all);
    const { user, router } = await renderAt(PATH);
    await nameLink();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await user.type(await screen.findByRole('combobox', { name: 'Student' }), 'lay');
    await user.click(await screen.findByRole('option', { name: /Layla Mansour/ }));
    await user.click(screen.getByRole('combobox', { name: 'Teacher' }));
    await user.click(await screen.findByRole('option', { name: /Salma Haddad/ }));
    await user.click(screen.getByRole('button', { name: /^Show( \d+ (results?|people|person))?$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?student_id=12&teacher_id=7'));
    await waitFor(() => expect(searches.at(-1)?.get('teacher_id')).toBe('7'));
    expect(searches.at(-1)?.get('student_id')).toBe('12');
    await chip('Salma Haddad');
    expect(chips().slice(0, 2)).toEqual(['Student: Layla Mansour', 'Teacher: Salma Haddad']);
  });

  test('filters in the address are shown by name, and the tabs keep person and month', async () => {
    signInAs('admin');
    serveSchedule();
    const searches = serveClasses(all);
    const { user, router } = await renderAt(`${PATH}?status=ended&teacher_id=7&month=2026-11&page=2`);
    await chip('Salma Haddad');
    expect(searches[0]?.get('teacher_id')).toBe('7');
    await user.click(screen.getByRole('link', { name: 'Cancelled' }));
    expect(router.state.location.search).toBe('?status=cancelled&teacher_id=7&month=2026-11');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Teacher' });
    expect(field.value).toBe('Salma Haddad');
    await user.click(screen.getByRole('button', { name: 'Clear Teacher' }));
    await user.click(screen.getByRole('button', { name: /^Show( \d+ (results?|people|person))?$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=cancelled&month=2026-11'));
  });

  test('a filter by a person whom the viewer cannot see has no name', async () => {
    signInAs('admin');
    reject('get', 'users/99', 404);
    serveClasses([]);
    await renderAt(`${PATH}?student_id=99`, 'ar');
    expect(await chip('شخص آخر')).toBeTruthy();
  });

  test.each([
    ['teacher', ['Student']],
    ['student', []],
  ])('a %s filters the list of classes by %j', async (role, labels) => {
    signInAs(role);
    serveSchedule();
    const searches = serveClasses(all);
    const { user } = await renderAt(`${PATH}?teacher_id=8`);
    await screen.findByRole('link', { name: /25 Nov/ });
    expect(searches[0]?.has('teacher_id')).toBe(false);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('combobox', { name: 'Month' })).toBeTruthy();
    for (const name of labels) await screen.findByRole('combobox', { name });
    expect(['Student', 'Teacher'].filter((name) => screen.queryByRole('combobox', { name }))).toEqual(labels);
  });
});

test('each empty tab has its own text', async () => {
  signInAs('teacher');
  serveClasses([]);
  await renderAt(`${PATH}?status=needs_report_to_end`);
  expect(await screen.findByText('No class is waiting for its report')).toBeTruthy();
});

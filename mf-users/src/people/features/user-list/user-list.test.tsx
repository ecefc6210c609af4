import { sessionStore } from '@academy/shared-auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { admin, allOfPeople, everybody, layla, salma, signInAs, yusuf } from '#/testing/people.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, nothing, server, serveUsers, takeBodies } from '#/testing/server.ts';

const setViewport = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });
afterEach(() => setViewport(1024));
const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const titled = (name: string) => screen.findByRole('heading', { level: 1, name });
type Driver = Awaited<ReturnType<typeof renderAt>>['user'];

async function openMenu(user: Driver, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

test('students are listed with teacher, remaining classes and status', async () => {
  signInAs('admin');
  const { asked } = serveUsers(everybody);
  await renderAt('/dashboard/users/student');
  await titled('Students');
  const row = await rowOf('Yusuf Karim');
  for (const text of ['person11@academy.test', 'S-0001', 'Salma Haddad', 'Owes 2', 'Studying', 'Can sign in'])
    expect(within(row).getAllByText(text).length).toBeGreaterThan(0);
  expect(within(await rowOf('ليلى منصور')).getByText('No profile yet')).toBeDefined();
  expect(within(await rowOf('ليلى منصور')).getByText('Can’t sign in')).toBeDefined();
  expect(String(asked[0])).toBe('sort=-created_at&page=1&per_page=10&role=student');
  expect(screen.queryByText('Salma Haddad', { selector: 'th *' })).toBeNull();
});

test.each([
  ['en', 'Not invited', 'Invited on 28 Nov 2026', 'Has signed in'],
  ['ar', 'لم تُرسل الدعوة', /^أُرسلت الدعوة 28 نوفمبر 2026/, 'سبق تسجيل الدخول'],
] as const)('a list says who is not invited, was invited or has signed in (%s, D87)', async (language, ...words) => {
  signInAs('admin');
  const invited_at = '2026-11-28T09:00:00.000Z';
  const { asked } = serveUsers([
    aUser({ id: '21', name: 'Amina', invitation: 'none' }),
    aUser({ id: '22', name: 'Bilal', invitation: 'invited', invited_at }),
    aUser({ id: '23', name: 'Dina', invitation: 'signed_in' }),
  ]);
  await renderAt('/dashboard/users/all?invitation=none', language);
  for (const [index, name] of ['Amina', 'Bilal', 'Dina'].entries())
    expect(within(await rowOf(name)).getAllByText(words[index] ?? '').length).toBeGreaterThan(0);
  expect(asked[0]?.get('invitation')).toBe('none');
});

test.each([
  ['en', 1024, '1 make-up class until \u206830 June\u2069'],
  ['en', 390, '1 make-up class until \u206830 June\u2069'],
  ['ar', 390, 'حصة تعويضية واحدة حتى \u206830 يونيو\u2069'],
] as const)(
  'make-ups are shown beside the remaining classes in a list (D103, %s, %i px)',
  async (language, width, words) => {
    setViewport(width);
    signInAs('admin');
    serveUsers([{ ...yusuf, makeUps: { open: 1, until: '2027-06-30' } }, layla]);
    await renderAt('/dashboard/users/student', language);
    expect(await screen.findAllByText(words)).toHaveLength(1);
  },
);

test('the user list is translated into Arabic with its own plurals', async () => {
  signInAs('admin');
  serveUsers(everybody);
  await renderAt('/dashboard/users/student', 'ar');
  await titled('الطلاب');
  expect(within(await rowOf('Yusuf Karim')).getByText('حصتان مستحقتا الدفع')).toBeDefined();
});

test('teachers are filtered by woman or man, language and subject (D107)', async () => {
  signInAs('admin');
  const { asked } = serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/teacher');
  await rowOf('Salma Haddad');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Woman');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Languages' }), 'Urdu');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subjects' }), 'Recitation and tajweed');
  await user.click(screen.getByRole('button', { name: /^Show( \d+ (results?|teachers?))?$/ }));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
      gender: 'woman',
      language: 'ur',
      subject: 'recitation',
    }),
  );
});

test('the list of all users shows all roles and filters by one', async () => {
  signInAs('admin');
  const { asked } = serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/all');
  expect(within(await rowOf('Salma Haddad')).getByText('Teacher and Registrar')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const role = screen.getByRole('combobox', { name: 'Role' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Any', 'Teacher', 'Student', 'Leader', 'Admin', 'Guest']);
  await user.selectOptions(role, 'Student');
  await user.click(screen.getByRole('button', { name: /^Show( \d+ (results?|users?))?$/ }));
  await waitFor(() => expect(screen.queryByText('Salma Haddad')).toBeNull());
  expect(asked.at(-1)?.get('role')).toBe('student');
});

test.each([
  ['en', 'Parent', 'Guest'],
  ['ar', 'ولي أمر', 'ضيف'],
] as const)('guests who are parents are listed as parents (D117, %s)', async (language, parent, guest) => {
  signInAs('admin');
  const about = { role: 'guest', roles: ['guest'] };
  serveUsers([
    aUser({ id: '21', name: 'Amina', ...about, relations: ['aunt', 'parent'] }),
    aUser({ id: '22', name: 'Zaid', ...about }),
  ]);
  await renderAt('/dashboard/users/all', language);
  expect(within(await rowOf('Amina')).getByText(parent)).toBeDefined();
  expect(within(await rowOf('Zaid')).getByText(guest)).toBeDefined();
});

test('a viewer of everybody finds the lists that are not in the menu', async () => {
  signInAs('admin');
  serveUsers(everybody);
  await renderAt('/dashboard/users/guest');
  await titled('Guests');
  expect(screen.getByRole('link', { name: 'All users' }).getAttribute('href')).toBe('/dashboard/users/all');
  expect(screen.queryByRole('link', { name: 'Guests' })).toBeNull();
});

test('a teacher sees no contact columns', async () => {
  signInAs('teacher', ['users.read'], '7');
  serveUsers([{ ...yusuf, email: null }]);
  await renderAt('/dashboard/users/student');
  await screen.findByText('The students you teach.');
  await rowOf('Yusuf Karim');
  expect(columns()).not.toContain('Email');
  expect(screen.queryByRole('link', { name: 'All users' })).toBeNull();
});

test('a child without an address is shown as such', async () => {
  signInAs('admin');
  serveUsers([{ ...yusuf, email: null, has_email: false }]);
  await renderAt('/dashboard/users/student');
  expect(within(await rowOf('Yusuf Karim')).getByText('No address')).toBeDefined();
});

test('a list shows the people in the scope of a custom role', async () => {
  signInAs('Registrar', ['users.read']);
  serveUsers(everybody);
  sessionStore.setState({ scopes: { 'users.read': 'team' } });
  const first = await renderAt('/dashboard/users/teacher');
  expect(await screen.findByText('The teachers you lead.')).toBeTruthy();
  await rowOf('Salma Haddad');
  expect(columns()).not.toContain('Leader');
  first.unmount();
  sessionStore.setState({ scopes: { 'users.read': 'all' } });
  await renderAt('/dashboard/users/teacher');
  await rowOf('Salma Haddad');
  expect(columns()).toContain('Leader');
});

test('the button to add users needs permission and leads to the form', async () => {
  signInAs('leader', ['users.read']);
  serveUsers(everybody);
  const first = await renderAt('/dashboard/users/teacher');
  await rowOf('Salma Haddad');
  expect(screen.queryByRole('link', { name: 'Add teacher' })).toBeNull();
  first.unmount();
  signInAs('admin');
  await renderAt('/dashboard/users/teacher');
  const add = await screen.findByRole('link', { name: 'Add teacher' });
  expect(add.getAttribute('href')).toBe('/dashboard/users/teacher/add');
});

test('an empty list of users offers the first step to viewers who may take it', async () => {
  signInAs('admin');
  serveUsers([]);
  await renderAt('/dashboard/users/guest');
  await screen.findByRole('heading', { name: 'Guests will appear here' });
  expect(screen.getAllByRole('link', { name: 'Add guest' })).toHaveLength(2);
});

test.each([
  [
    'a student',
    yusuf,
    {},
    [
      ...['Message', 'Profile info', 'Edit', 'Change password', 'Activity', 'Classes log', 'Remaining classes'],
      ...['View as this user', 'Deactivate', 'Delete'],
    ],
  ],
  [
    'a student without a profile',
    layla,
    {},
    [
      'Message',
      'Complete profile',
      'Edit',
      'Change password',
      'Activity',
      'Classes log',
      'Remaining classes',
      'View as this user',
      'Reactivate',
      'Delete',
    ],
  ],
  [
    'a teacher',
    salma,
    {},
    [
      ...['Message', 'Profile info', 'Edit', 'Change password', 'Activity', 'Free times', 'Classes', 'Salaries'],
      'Statistics',
      ...['View as this user', 'Deactivate', 'Delete'],
    ],
  ],
  ['oneself', admin, {}, ['Edit', 'Change password', 'Activity']],
  [
    'somebody who may do more',
    salma,
    { changePassword: false, deactivate: false, delete: false, viewAs: false },
    ['Message', 'Profile info', 'Edit', 'Activity', 'Free times', 'Classes', 'Salaries', 'Statistics'],
  ],
  [
    'a student whose profile is somebody else’s',
    yusuf,
    { update: false, updateProfile: false, viewLedger: false },
    ['Message', 'Change password', 'Activity', 'Classes log', 'View as this user', 'Deactivate', 'Delete'],
  ],
] as const)('the menu of %s has the actions that the API allows', async (_, person, denied, expected) => {
  signInAs('admin');
  serveUsers([{ ...person, may: { ...person.may, ...denied } }]);
  const { user } = await renderAt('/dashboard/users/all');
  expect(await openMenu(user, person.name)).toEqual(expected);
});

test('a leader writes to a teacher, sets free times, and opens calendar, classes and reports, from the row', async () => {
  signInAs('leader', ['users.read', 'calendar.read', 'classes.my_classes.read', 'classes.report.read']);
  serveUsers([{ ...salma, may: { ...nothing, message: true, setFreeTimes: true, viewStatistics: true } }]);
  const { user } = await renderAt('/dashboard/users/teacher');
  expect(await openMenu(user, salma.name)).toEqual([
    'Message',
    'Calendar',
    'Free times',
    'Classes',
    'Daily reports',
    'Statistics',
  ]);
  const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
  expect(['Message', 'Calendar', 'Free times', 'Classes', 'Daily reports'].map(hrefOf)).toEqual([
    '/dashboard/messaging/chats/7#write',
    '/dashboard/calendar?teacher_id=7',
    '/dashboard/free-times/7',
    '/dashboard/classes/my-classes?teacher_id=7',
    '/dashboard/classes/daily-reports?teacher_id=7',
  ]);
});

test("a viewer who can change classes and free times records a teacher's absence from the row (D97)", async () => {
  signInAs('leader', ['users.read', 'classes.my_classes.update']);
  const salmaOf = (setFreeTimes: boolean) => ({ ...salma, may: { ...nothing, setFreeTimes } });
  const { held } = serveUsers([salmaOf(true)]);
  const first = await renderAt('/dashboard/users/teacher');
  expect(await openMenu(first.user, salma.name)).toContain('Record an absence');
  expect(screen.getByRole('menuitem', { name: 'Record an absence' }).getAttribute('href')).toBe(
    '/dashboard/absences/add?teacher_id=7',
  );
  first.unmount();
  held.users = [salmaOf(false)];
  const again = await renderAt('/dashboard/users/teacher');
  await rowOf(salma.name);
  const menu = screen.queryByRole('button', { name: `Actions for ${salma.name}` });
  if (menu) await again.user.click(menu);
  expect(screen.queryByRole('menuitem', { name: 'Record an absence' })).toBeNull();
});

describe('moving the classes of others', () => {
  const permissions = ['users.read', 'classes.my_classes.update'];
  const entry = { name: 'Move classes…' };

  test.each([
    ['teacher', salma, '/dashboard/classes/my-classes/move?teacher_id=7'],
    ['student', layla, '/dashboard/classes/my-classes/move?student_id=12'],
  ])('the row of a %s leads to moving the classes of others', async (list, person, href) => {
    signInAs('leader', permissions);
    sessionStore.setState({ scopes: { 'classes.my_classes.update': 'team' } });
    serveUsers([{ ...person, may: nothing }]);
    const { user } = await renderAt(`/dashboard/users/${list}`);
    await openMenu(user, person.name);
    expect(screen.getByRole('menuitem', entry).getAttribute('href')).toBe(href);
  });

  test('a teacher, who can change only own classes, cannot move those of others', async () => {
    signInAs('teacher', permissions);
    serveUsers([{ ...layla, may: { ...nothing, viewClasses: true } }]);
    const { user } = await renderAt('/dashboard/users/student');
    await openMenu(user, layla.name);
    expect(screen.queryByRole('menuitem', entry)).toBeNull();
  });
});

test('a row without actions has no menu', async () => {
  signInAs('Accountant', ['users.read']);
  serveUsers(everybody.map((user) => ({ ...user, may: nothing })));
  await renderAt('/dashboard/users/all');
  await rowOf('Salma Haddad');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('a name in the user list leads to the page of the person', async () => {
  signInAs('admin');
  serveUsers(everybody);
  await renderAt('/dashboard/users/all');
  const address = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await address(/Yusuf Karim/)).toBe('/dashboard/users/all/11');
  expect(await address(/Test User/)).toBe('/dashboard/users/all/1');
});

test('the names of teacher and leader lead to their pages, if the viewer can read them', async () => {
  const address = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;
  signInAs('admin');
  serveUsers([yusuf]);
  const first = await renderAt('/dashboard/users/student');
  await rowOf('Yusuf Karim');
  expect(address('Salma Haddad')).toBe('/dashboard/users/teacher/7');
  first.unmount();
  signInAs('teacher', ['users.read'], '8');
  const second = await renderAt('/dashboard/users/student');
  await rowOf('Yusuf Karim');
  expect(address('Bilal Rahman')).toBeNull();
  second.unmount();
  signInAs('admin');
  serveUsers([salma]);
  await renderAt('/dashboard/users/teacher');
  await rowOf('Salma Haddad');
  expect(address('Bilal Rahman')).toBe('/dashboard/users/leader/5');
});

test('without permission a selection can only be saved as a file', async () => {
  signInAs('leader', ['users.read']);
  serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/all');
  await rowOf('Yusuf Karim');
  await user.click(screen.getByRole('checkbox', { name: 'Select Yusuf Karim' }));
  const bar = screen.getByRole('region', { name: '1 selected' });
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['', 'CSV']);
});

test('students are filtered by owed classes and by a teacher found by name', async () => {
  signInAs('admin');
  const { asked } = serveUsers(everybody);
  const { user, router } = await renderAt('/dashboard/users/student');
  await rowOf('Yusuf Karim');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Remaining classes' }), 'Owes classes');
  await user.type(await screen.findByRole('combobox', { name: 'Teacher' }), 'Salma');
  await user.click(await screen.findByRole('option', { name: /Salma Haddad/ }));
  await waitFor(() => expect(asked.at(-1)?.get('teacher_id')).toBe('7'));
  await user.click(await screen.findByRole('button', { name: 'Show 2 students' }));
  await waitFor(() => expect(router.state.location.search).toBe('?owes=true&teacher_id=7'));
  const chips = within(await screen.findByRole('list', { name: 'Filters that are set' }));
  expect(await chips.findByText('Salma Haddad')).toBeDefined();
});

test('the API stores a view of the list, under the name of the list', async () => {
  signInAs('admin');
  serveUsers(everybody);
  const asked: (string | null)[] = [];
  const saved = { id: '3', name: 'By name', query: 'sort=name', is_default: true };
  server.use(
    http.get('*/api/list-views', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('list'));
      return HttpResponse.json({ data: [saved] });
    }),
  );
  const { user, router } = await renderAt('/dashboard/users/student');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name'));
  expect(asked).toEqual(['users-student']);
  const taken = takeBodies('post', 'list-views', {}, 201);
  await act(() => router.navigate('?sort=-name'));
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await user.type(within(dialog).getByRole('textbox'), 'Mine');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(taken).toEqual([{ list: 'users-student', name: 'Mine', query: 'sort=-name', is_default: false }]),
  );
});

test('one text is written to the selected students', async () => {
  signInAs('admin', [...allOfPeople, 'messaging.create']);
  serveUsers(everybody);
  const { user } = await renderAt('/dashboard/users/student');
  await rowOf('Yusuf Karim');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Message to 2 users' });
  await user.click(within(dialog).getByRole('button', { name: 'Send to 2' }));
  expect(within(dialog).getByText('Write something first.')).toBeDefined();
  const taken = takeBodies('post', 'messages/send-to-many', { data: { sent: 2, rejected: [] } }, 201);
  await user.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'No classes on Friday');
  await user.click(within(dialog).getByRole('button', { name: 'Send to 2' }));
  expect(await screen.findByText('Message sent to 2 users')).toBeDefined();
  expect(taken).toEqual([{ receiver_ids: ['11', '12'], message: 'No classes on Friday' }]);
});

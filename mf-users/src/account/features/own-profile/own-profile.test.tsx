import { sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aChild, anOwnProfile, serveOwnProfile, takeOwnProfile } from '#/account/testing/own-account.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aStudentProfile, aTeacherProfile, reject, takeBodies } from '#/testing/server.ts';

const show = async (own = anOwnProfile(), language: 'en' | 'ar' = 'en') => {
  const { id, name, email, phone, image, role, roles, timezone } = own;
  signInForTest({ id, name, email: email ?? '', phone, image, role, roles, timezone }, ['timeline.read']);
  serveOwnProfile(own);
  const page = await renderAt('/profile', language);
  await screen.findByRole('heading', { level: 2, name });
  return page;
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const press = (name: string) => screen.getByRole('button', { name });
const linksIn = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  return within(section as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('a skeleton shows until the profile has loaded', async () => {
  signInForTest({ name: 'Maryam Haddad' }, []);
  serveOwnProfile(anOwnProfile());
  await renderAt('/profile');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My profile');
  screen.getByText('Loading…');
  await screen.findByRole('heading', { name: 'Maryam Haddad' });
});

test('a profile that failed to load can be retried', async () => {
  signInForTest({ name: 'Maryam Haddad' }, []);
  reject('get', 'own-profile', 500);
  const { user } = await renderAt('/profile');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serveOwnProfile(anOwnProfile());
  await user.click(retry);
  await screen.findByRole('heading', { name: 'Maryam Haddad' });
});

test('the viewer’s own profile shows the person’s roles in the academy', async () => {
  await show(anOwnProfile({ roles: ['guest', 'Librarian'] }));
  for (const text of ['maryam@academy.test', 'Guest', 'Librarian', 'Joined on 2 March 2026']) screen.getByText(text);
});

test('a student sees study details and links to classes, ledger and statement', async () => {
  await show(anOwnProfile({ id: '9', role: 'student', roles: ['student'], student: aStudentProfile() }));
  for (const text of ['Salma Haddad', 'Quran', 'S-0001', '8 classes']) screen.getByText(text);
  expect(linksIn('Your study')).toEqual([
    '/dashboard/statiscs/st/9',
    '/dashboard/users/remaining-classes/9',
    '/dashboard/users/remaining-classes/9/statement',
  ]);
});

test('owed classes are named in both languages', async () => {
  const own = anOwnProfile({ student: aStudentProfile({ remainingClasses: -2 }) });
  const { unmount } = await show(own);
  screen.getByText('2 classes owed');
  unmount();
  await show(own, 'ar');
  screen.getByText('حصتان مستحقتا الدفع');
});

test('a teacher enters in Arabic what they teach; other users have no such form (D107)', async () => {
  const teacher = aTeacherProfile({ languages: ['ar'] });
  const own = anOwnProfile({ id: '7', role: 'teacher', roles: ['teacher'], teacher });
  const sent = takeBodies('put', 'own-teaching', {
    data: { gender: 'woman', languages: ['ar'], subjects: ['recitation'], learners: ['children'] },
  });
  const { user, unmount } = await show(own, 'ar');
  await user.selectOptions(field('الجنس'), 'معلمة');
  await user.click(screen.getByRole('checkbox', { name: 'التلاوة والتجويد' }));
  await user.click(screen.getByRole('checkbox', { name: 'الأطفال' }));
  await user.click(press('حفظ بيانات التدريس'));
  await screen.findByText('حُفظت بيانات التدريس');
  expect(sent).toEqual([{ gender: 'woman', languages: ['ar'], subjects: ['recitation'], learners: ['children'] }]);
  unmount();
  await show(anOwnProfile({ id: '7', teacher }));
  expect(screen.queryByRole('button', { name: 'Save what you teach' })).toBeNull();
});

test('a teacher sees teaching details and links to statistics and salaries', async () => {
  await show(anOwnProfile({ id: '7', role: 'teacher', roles: ['teacher'], teacher: aTeacherProfile() }));
  for (const text of ['Bilal Rahman', 'T-0001', '3']) screen.getByText(text);
  expect(linksIn('Your teaching')).toEqual(['/dashboard/users/statistics/7', '/dashboard/users/7/salaries']);
});

test('a parent sees each child with the remaining classes; an aunt does not (D8)', async () => {
  const aunts = { code: 'S-0004', section: null, teacher_name: null, remainingClasses: null };
  await show(
    anOwnProfile({
      children: [
        aChild({ id: '3', may: { open: true } }),
        aChild({ id: '4', relationship_type: 'aunt', student: aunts }),
      ],
    }),
  );
  screen.getByText('You are the parent');
  screen.getByText('You are the aunt');
  expect(screen.getAllByText('Remaining')).toHaveLength(1);
  expect(linksIn('Your family')).toEqual([
    '/dashboard/statiscs/st/3',
    '/dashboard/users/remaining-classes/3',
    '/dashboard/users/remaining-classes/3/statement',
    '/profile/family/3/devices',
    '/dashboard/statiscs/st/4',
  ]);
});

test('a user without study, teaching or family sees only the account', async () => {
  await show();
  for (const title of ['Your study', 'Your teaching', 'Your family'])
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('saving the profile stays on the page and updates the session', async () => {
  const own = anOwnProfile();
  const taken = takeOwnProfile(own);
  const { user, path } = await show(own);
  await user.clear(field('Name'));
  await user.type(field('Name'), ' Maryam Odeh ');
  await user.clear(field('Phone'));
  await user.type(field('Phone'), '٠٧٩ ٢٢٢٢ ٢٢٢٢');
  await user.click(press('Save profile'));
  await screen.findByText('Profile updated');
  expect(taken).toEqual([
    { name: 'Maryam Odeh', email: 'maryam@academy.test', phone: '07922222222', timezone: 'Asia/Amman' },
  ]);
  expect(sessionStore.getState().user?.name).toBe('Maryam Odeh');
  screen.getByRole('heading', { name: 'Maryam Odeh' });
  expect(path()).toBe('/profile');
});

test.each([
  [
    'en',
    [
      'Name is required',
      'Invalid email format',
      'Phone number is not valid. Choose its country, then type it as in the example.',
    ],
    ['Name', 'Email', 'Phone', 'Save profile'],
  ],
  [
    'ar',
    [
      'الاسم مطلوب',
      'صيغة البريد الإلكتروني غير صحيحة',
      'رقم الهاتف غير صحيح. يُرجى اختيار بلده، ثم كتابته كما في المثال.',
    ],
    ['الاسم', 'البريد الإلكتروني', 'رقم الهاتف', 'حفظ البيانات'],
  ],
] as const)('a missing or wrong value is reported at its field (%s)', async (language, problems, labels) => {
  const taken = takeOwnProfile(anOwnProfile());
  const { user } = await show(anOwnProfile(), language);
  const [name, email, phone, save] = labels;
  await user.clear(field(name));
  await user.type(field(email), ' and more');
  await user.type(field(phone), '1');
  await user.click(press(save));
  for (const problem of problems) await screen.findByText(problem);
  expect(document.activeElement).toBe(field(name));
  expect(taken).toEqual([]);
});

test('a phone is required', async () => {
  const { user } = await show();
  await user.clear(field('Phone'));
  await user.click(press('Save profile'));
  await screen.findByText('Phone number is required');
});

test.each([
  ['email', 'en', 'Name', 'Email', 'Save profile', 'This email is already in use. Enter another one.'],
  ['phone', 'en', 'Name', 'Phone', 'Save profile', 'This phone number is already in use. Enter another one.'],
  ['email', 'ar', 'الاسم', 'البريد الإلكتروني', 'حفظ البيانات', 'هذا البريد مستخدم من قبل. يُرجى إدخال بريد آخر.'],
  ['phone', 'ar', 'الاسم', 'رقم الهاتف', 'حفظ البيانات', 'هذا الرقم مستخدم من قبل. يُرجى إدخال رقم آخر.'],
] as const)(
  'a taken %s is rejected at its field, and a typed name stays (%s)',
  async (path, language, name, label, save, problem) => {
    reject('put', 'own-profile', 422, { code: 'duplicate', fields: [{ path, code: 'duplicate', message: path }] });
    const { user } = await show(anOwnProfile(), language);
    await user.clear(field(name));
    await user.type(field(name), 'Maryam Odeh');
    await user.click(press(save));
    await screen.findByText(problem);
    expect(document.activeElement).toBe(field(label));
    expect(field(name).value).toBe('Maryam Odeh');
  },
);

test.each([
  [
    'en',
    'Email',
    'Your password',
    'Save profile',
    'Enter your password to change your email',
    'The current password is not correct',
  ],
  [
    'ar',
    'البريد الإلكتروني',
    'كلمة مرورك',
    'حفظ البيانات',
    'يُرجى كتابة كلمة المرور لتغيير البريد',
    'كلمة المرور الحالية غير صحيحة',
  ],
] as const)(
  'a new email asks for the password at its field, and nothing typed is lost (%s)',
  async (language, label, password, save, needed, wrong) => {
    const own = anOwnProfile();
    const { user } = await show(own, language);
    expect(screen.queryByLabelText(password)).toBeNull();
    await user.clear(field(label));
    await user.type(field(label), 'new@academy.test');
    reject('put', 'own-profile', 403, {
      code: 'password_needed',
      fields: [{ path: 'password', code: 'needed', message: '' }],
    });
    await user.click(press(save));
    await screen.findByText(needed);
    expect(document.activeElement).toBe(field(password));
    reject('put', 'own-profile', 422, { fields: [{ path: 'password', code: 'wrong', message: '' }] });
    await user.type(field(password), 'wrong one');
    await user.click(press(save));
    await screen.findByText(wrong);
    const taken = takeOwnProfile(own);
    serveOwnProfile({ ...own, email: 'new@academy.test' });
    await user.click(press(save));
    await waitFor(() => expect(taken).toMatchObject([{ email: 'new@academy.test', password: 'wrong one' }]));
    await waitFor(() => expect(screen.queryByLabelText(password)).toBeNull());
  },
);

test('a time zone is found by typing, and one click sets the device’s', async () => {
  const own = anOwnProfile({ timezone: 'Asia/Kathmandu' });
  const taken = takeOwnProfile(own);
  const { user } = await show(own);
  const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
  expect(zone.value).toBe('Asia/Kathmandu');
  await user.click(press('Use it'));
  expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '));
  expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
  await user.clear(zone);
  await user.type(zone, 'jordan');
  await user.click(await screen.findByRole('option', { name: /Asia\/Amman/ }));
  await user.click(press('Save profile'));
  await waitFor(() => expect(taken).toMatchObject([{ timezone: 'Asia/Amman' }]));
});

test('the password changes with the current one, and the fields are emptied', async () => {
  const taken = takeBodies('put', 'own-password');
  const { user } = await show();
  await user.type(field('Current password'), 'the old one');
  await user.type(field('New password'), 'a new one');
  await user.click(press('Change password'));
  await screen.findByText('Password updated');
  expect(taken).toEqual([{ currentPassword: 'the old one', newPassword: 'a new one' }]);
  expect([field('Current password').value, field('New password').value]).toEqual(['', '']);
});

test.each([
  ['en', 'Current password', 'New password', 'Change password', 'The current password is not correct'],
  ['ar', 'كلمة المرور الحالية', 'كلمة المرور الجديدة', 'تغيير كلمة المرور', 'كلمة المرور الحالية غير صحيحة'],
] as const)(
  'a wrong current password is reported at its field (%s)',
  async (language, current, next, save, problem) => {
    const fields = [{ path: 'currentPassword', code: 'wrong', message: 'The current password is not correct' }];
    reject('put', 'own-password', 422, { code: 'invalid', fields });
    const { user } = await show(anOwnProfile(), language);
    await user.type(field(current), 'a wrong one');
    await user.type(field(next), 'a new one');
    await user.click(press(save));
    await screen.findByText(problem);
    expect(document.activeElement).toBe(field(current));
    expect(field(next).value).toBe('a new one');
  },
);

test('a password is required and has a minimum length', async () => {
  const taken = takeBodies('put', 'own-password');
  const { user } = await show();
  await user.type(field('New password'), 'short');
  await user.click(press('Change password'));
  await screen.findByText('Password is required');
  screen.getByText('Password must be at least 6 characters');
  expect(taken).toEqual([]);
});

test('before deactivating, the page says that a running subscription ends with the paid month', async () => {
  const { user } = await show();
  const session = sessionStore.getState();
  if (session.user) sessionStore.setState({ user: { ...session.user, subscription: { package: '8' } } });
  await user.click(press('Deactivate…'));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('An active subscription ends with the month that is paid. Nothing is charged after that.');
});

test('the deactivation names the consequences and signs out', async () => {
  const taken = takeBodies('delete', 'own-account');
  const { user } = await show();
  await user.click(press('Deactivate…'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate your account?' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate account' }));
  await screen.findByText('Account deactivated');
  expect(taken).toHaveLength(1);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-out', reason: 'signed-out' });
});

test.each([
  ['en', 409, 'Deactivate…', 'Deactivate account', /^You are the last super admin\./],
  ['en', 500, 'Deactivate…', 'Deactivate account', 'Internal server error!'],
  ['ar', 409, 'تعطيل…', 'تعطيل الحساب', /^هذا آخر حساب بدور المدير العام/],
] as const)('a rejected deactivation shows the reason (%s, %d)', async (language, status, open, confirm, problem) => {
  reject('delete', 'own-account', status);
  const { user } = await show(anOwnProfile(), language);
  await user.click(press(open));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: confirm }));
  await within(dialog).findByText(problem);
  expect(within(dialog).getByRole('button', { name: confirm })).toBeTruthy();
  expect(sessionStore.getState().status).toBe('signed-in');
});

test('leaving with unsaved input in either form asks first', async () => {
  const { user, router, path } = await show();
  await user.type(field('Name'), 'a');
  void router.navigate('/elsewhere');
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(press('Leave'));
  await waitFor(() => expect(path()).toBe('/elsewhere'));
});

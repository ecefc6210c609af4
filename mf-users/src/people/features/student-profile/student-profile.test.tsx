import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayHere } from '#/base/components/day-here.ts';
import { renderAt, renderWithFillers } from '#/testing/render-at.tsx';
import { aStudentProfile, aTeacherProfile, aUser, reject, server, serveUsers, takeBodies } from '#/testing/server.ts';

const LIST = '/dashboard/users/student';
const NEW = `${LIST}/10/complete-profile`;
const EDIT = `${LIST}/10/edit-profile`;

const leader = aUser({ id: '5', name: 'Bilal Rahman', role: 'leader', roles: ['leader'] });
const other = aUser({ id: '6', name: 'Huda Saleh', role: 'leader', roles: ['leader'] });
const teacherNamed = (id: string, name: string, profile: Parameters<typeof aTeacherProfile>[0] = {}) =>
  aUser({ id, name, role: 'teacher', roles: ['teacher'], teacher: aTeacherProfile(profile) });
const salma = teacherNamed('7', 'Salma Haddad');
const omar = teacherNamed('8', 'Omar Saleh', { code: 'T-0008', leader: '6', leader_name: 'Huda Saleh' });
const staff = [leader, other, salma, omar];
/** A student has remaining classes before anybody has completed the profile. */
const untold = aStudentProfile({
  code: null,
  phone: null,
  age: null,
  section: null,
  teacher_id: null,
  teacher_code: null,
  leader_id: null,
});
const yusuf = aUser({ id: '10', name: 'Yusuf Ahmed', student: untold });
const completed = aUser({ id: '10', name: 'Yusuf Ahmed', student: aStudentProfile() });

type View = Awaited<ReturnType<typeof renderAt>>;
const box = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = (user: View['user'], name = 'Save profile') => user.click(screen.getByRole('button', { name }));

async function choose(user: View['user'], name: string, words: string) {
  await user.click(await box(name));
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

async function fillIn(user: View['user']) {
  await choose(user, 'Teacher', 'Omar');
  await waitFor(() => expect(field('Teacher code').value).toBe('T-0008'));
  await user.type(field('Section'), 'Quran');
  await user.type(field('Age'), '١١');
  await user.type(field('Phone'), '0790 123 4567');
}

beforeEach(() => signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.create', 'users.update']));

describe('completing a student’s profile', () => {
  test('completing a profile names the student and leads to the list', async () => {
    const { held } = serveUsers([yusuf, ...staff]);
    const sent = takeBodies('post', 'users/students', { data: { id: '10', code: 'S-0001' } }, 201);
    const { user, path } = await renderAt(NEW);
    expect(await screen.findByRole('heading', { name: 'Complete student profile' })).toBeTruthy();
    await box('Teacher');
    expect(screen.getAllByText('Yusuf Ahmed')).toHaveLength(2);
    await fillIn(user);
    await user.type(field('Remaining classes'), '8');
    held.users[0] = completed;
    await save(user);
    expect(await screen.findByText('Profile added successfully')).toBeTruthy();
    await waitFor(() => expect(path()).toBe(LIST));
    expect(sent).toEqual([
      expect.objectContaining({
        user_id: '10',
        teacher_id: '8',
        teacher_code: 'T-0008',
        leader_id: '6',
        section: 'Quran',
        age: 11,
        phone: '07901234567',
        remaining_classes: 8,
        agreed_session_duration: 30,
      }),
    ]);
  });

  test('a chosen teacher fills in code and leader, which can be changed', async () => {
    serveUsers([yusuf, ...staff]);
    const { user } = await renderAt(NEW);
    await choose(user, 'Teacher', 'Omar');
    expect(await screen.findByText(/Code and leader are filled in from \u2068Omar Saleh\u2069/)).toBeTruthy();
    expect(field('Teacher code').value).toBe('T-0008');
    expect((await box('Leader')).value).toBe('Huda Saleh');
    await choose(user, 'Leader', 'Bilal');
    expect((await box('Leader')).value).toBe('Bilal Rahman');
    await choose(user, 'Teacher', 'Salma');
    await waitFor(() => expect(field('Teacher code').value).toBe('T-0001'));
    expect((await box('Leader')).value).toBe('Bilal Rahman');
  });

  test('a teacher without the documents for teaching children warns for a child, not at 16', async () => {
    serveUsers([yusuf, ...staff]);
    server.use(http.get('*/api/teachers/8/documents/missing', () => HttpResponse.json({ data: { missing: true } })));
    const { user } = await renderAt(NEW);
    await user.type(await screen.findByLabelText('Age'), '١٥');
    await choose(user, 'Teacher', 'Omar');
    expect(await screen.findByText(/lacks a document for teaching children/)).toBeTruthy();
    await user.clear(field('Age'));
    await user.type(field('Age'), '١٦');
    await waitFor(() => expect(screen.queryByText(/lacks a document for teaching children/)).toBeNull());
  });

  test('a teacher without a profile fills in nothing, and the form says so', async () => {
    const lina = aUser({ id: '9', name: 'Lina Omar', role: 'teacher', roles: ['teacher'] });
    serveUsers([yusuf, lina]);
    const { user } = await renderAt(NEW);
    await choose(user, 'Teacher', 'Lina');
    expect(await screen.findByText(/has no profile yet/)).toBeTruthy();
    expect(field('Teacher code').value).toBe('');
  });

  test.each([
    [
      'en',
      'Save profile',
      [
        'Teacher is required',
        'Teacher code is required',
        'Leader is required',
        'Section is required',
        'Age is required',
        'Phone is required',
      ],
    ],
    [
      'ar',
      'حفظ البيانات',
      ['المعلم مطلوب', 'رمز المعلم مطلوب', 'المشرف مطلوب', 'المسار مطلوب', 'العمر مطلوب', 'رقم الهاتف مطلوب'],
    ],
  ] as const)('missing values are reported at each field (%s)', async (language, submit, message) => {
    serveUsers([yusuf, ...staff]);
    const { user } = await renderAt(NEW, language);
    await user.click(await screen.findByRole('button', { name: submit }));
    for (const text of message) expect(await screen.findByText(text)).toBeTruthy();
  });

  test.each([
    ['en', 'code', 'The code has already been taken', 'Code'],
    ['ar', 'code', 'هذا الرمز مستخدم من قبل', 'الرمز'],
    ['en', 'phone', 'This phone number is already in use.', 'Phone'],
    ['ar', 'phone', 'رقم الهاتف مستخدم من قبل.', 'الهاتف'],
  ] as const)(
    'a taken value is reported at its field and keeps the input (%s %s)',
    async (language, path, message, label) => {
      serveUsers([completed, ...staff]);
      reject('post', 'users/students/10', 422, {
        code: 'duplicate',
        fields: [{ path, code: 'duplicate', message: 'x' }],
      });
      const { user } = await renderAt(EDIT, language);
      const age = language === 'en' ? 'Age' : 'العمر';
      await user.clear(await screen.findByLabelText(age));
      await user.type(field(age), '13');
      await save(user, language === 'en' ? 'Save profile' : 'حفظ البيانات');
      expect(await screen.findByText(message)).toBeTruthy();
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(field(label)));
      expect(field(age).value).toBe('13');
    },
  );

  test('a failure of the student profile is reported above the form', async () => {
    serveUsers([completed, ...staff]);
    reject('post', 'users/students/10', 500);
    const { user } = await renderAt(EDIT);
    await box('Teacher');
    await save(user);
    expect(await screen.findByText(/^Internal server error!/)).toBeTruthy();
  });

  test('a profile completed by another user is linked, and the input stays', async () => {
    serveUsers([yusuf, ...staff]);
    reject('post', 'users/students', 409, { code: 'conflict' });
    const { user, path } = await renderAt(NEW);
    await fillIn(user);
    await save(user);
    expect(await screen.findByText(/just completed this profile/)).toBeTruthy();
    expect(field('Section').value).toBe('Quran');
    await user.click(screen.getByRole('link', { name: 'Open the profile as it is' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(path()).toBe(NEW);
  });

  test('an existing student profile is edited instead', async () => {
    serveUsers([completed, ...staff]);
    const { path } = await renderAt('/dashboard/users/all/10/complete-profile');
    await waitFor(() => expect(path()).toBe(EDIT));
    expect(await screen.findByRole('heading', { name: 'Student profile' })).toBeTruthy();
  });

  test('only students have a student profile', async () => {
    serveUsers([leader]);
    await renderAt(`${LIST}/5/complete-profile`);
    expect(await screen.findByRole('heading', { name: /Bilal Rahman.* is not a student/ })).toBeTruthy();
  });
});

describe('changing a student’s profile', () => {
  test('editing a student’s profile sends changed fields and leads to the list', async () => {
    serveUsers([completed, ...staff]);
    const sent = takeBodies('post', 'users/students/10', { data: { id: '10', code: 'S-0001' } });
    const { user, path } = await renderAt(EDIT);
    expect((await box('Teacher')).value).toBe('Salma Haddad');
    expect(screen.getByText('S-0001')).toBeTruthy();
    await user.type(field('Notes'), 'Reads well');
    expect(screen.getByText('10 of 500 characters')).toBeTruthy();
    await save(user);
    expect(await screen.findByText('Profile edited successfully')).toBeTruthy();
    await waitFor(() => expect(path()).toBe(LIST));
    expect(sent).toEqual([{ notes: 'Reads well' }]);
  });

  test.each([
    [
      'another teacher is announced on the list, once',
      'Omar',
      '{"studentId":"10","fromTeacherId":"7","toTeacherId":"8"}',
    ],
    ['the same teacher is no change', 'Salma', null],
  ])('changing a student’s profile: %s', async (_, name, props) => {
    serveUsers([completed, ...staff]);
    takeBodies('post', 'users/students/10', { data: { id: '10', code: 'S-0001' } });
    const { user, path, router } = await renderWithFillers(EDIT, { 'student.teacher-changed': ['moves'] }, true);
    await choose(user, 'Teacher', name);
    await user.type(field('Notes'), 'Reads well');
    await save(user);
    await waitFor(() => expect(path()).toBe(LIST));
    await screen.findByRole('heading', { level: 1, name: 'Students' });
    expect(screen.queryByText(/^moves/)?.textContent ?? null).toBe(props && `moves ${props}`);
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  test('the profile links to the ledger for changes of the remaining classes', async () => {
    serveUsers([completed, ...staff]);
    await renderAt(EDIT);
    const link = await screen.findByRole('link', { name: 'Change' });
    expect(link.getAttribute('href')).toBe('/dashboard/users/remaining-classes/10');
    expect(screen.queryByRole('textbox', { name: 'Remaining classes' })).toBeNull();
  });

  test('collapsed fields are named, and a new status starts today', async () => {
    const student = aStudentProfile({ previous_teacher: '8', last_status_date: '2026-03-02' });
    serveUsers([aUser({ id: '10', student }), ...staff]);
    const { user } = await renderAt(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Show additional data' }));
    await waitFor(async () => expect((await box('Previous teacher')).value).toBe('Omar Saleh'));
    await user.selectOptions(field('Status'), 'Stopped');
    const form = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
    const today = new Intl.DateTimeFormat('en-GB', form).format(new Date(dayHere()));
    expect(field('Status since').value).toBe(today);
    await user.selectOptions(field('Status'), 'Studying');
    expect(field('Status since').value).toBe('2 Mar 2026');
    await user.click(screen.getByRole('button', { name: 'Hide additional data' }));
    expect(screen.queryByRole('combobox', { name: 'Previous teacher' })).toBeNull();
  });

  test('a hidden phone is not requested', async () => {
    serveUsers([aUser({ id: '10', email: null, student: aStudentProfile({ phone: null }) }), ...staff]);
    const sent = takeBodies('post', 'users/students/10', { data: { id: '10', code: 'S-0001' } });
    const { user } = await renderAt(EDIT);
    await box('Teacher');
    expect(screen.queryByLabelText('Phone')).toBeNull();
    await user.type(field('Section'), ' A');
    await save(user);
    await waitFor(() => expect(sent).toEqual([{ section: 'Quran A' }]));
  });

  test('a missing student profile is completed first', async () => {
    serveUsers([yusuf, ...staff]);
    const { path } = await renderAt(EDIT);
    await waitFor(() => expect(path()).toBe(NEW));
  });

  test('a deleted student is not found', async () => {
    serveUsers([]);
    await renderAt(EDIT);
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  });

  test('a failed student profile is loaded on Retry', async () => {
    reject('get', 'users/10', 400);
    const { user } = await renderAt(EDIT);
    const again = await screen.findByRole('button', { name: 'Try again' });
    serveUsers([completed, ...staff]);
    await user.click(again);
    expect((await box('Teacher')).value).toBe('Salma Haddad');
  });
});

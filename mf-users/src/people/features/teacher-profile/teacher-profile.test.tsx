import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aTeacherProfile, aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const LIST = '/dashboard/users/teacher';
const NEW = `${LIST}/7/complete-profile-teacher`;
const EDIT = `${LIST}/7/edit-profile`;

const leader = aUser({ id: '5', name: 'Bilal Rahman', role: 'leader', roles: ['leader'] });
const salma = aUser({ id: '7', name: 'Salma Haddad', role: 'teacher', roles: ['teacher'] });
const completed = { ...salma, teacher: aTeacherProfile({ wallet: '****', wallet_num: '****0000' }) };

type View = Awaited<ReturnType<typeof renderAt>>;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const leaderBox = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Leader' });
const save = (user: View['user'], name = 'Save profile') => user.click(screen.getByRole('button', { name }));

beforeEach(() => signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.create', 'users.update']));

describe('completing a teacher’s profile', () => {
  test('a teacher’s profile requires a leader and a phone; the other fields are collapsed', async () => {
    const { held } = serveUsers([salma, leader]);
    const sent = takeBodies('post', 'users/teachers', { data: { id: '7', code: 'T-0001' } }, 201);
    const { user, path } = await renderAt(NEW);
    await user.click(await leaderBox());
    await user.click(await screen.findByRole('option', { name: /Bilal/ }));
    await user.type(field('Phone'), '0790123456');
    expect(screen.getByText('These are optional details (not required)')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Wallet' })).toBeNull();
    held.users[0] = completed;
    await save(user);
    expect(await screen.findByText('Profile added successfully')).toBeTruthy();
    await waitFor(() => expect(path()).toBe(LIST));
    expect(sent).toEqual([{ user_id: '7', leader_id: '5', phone: '0790123456', last_status: 'active' }]);
  });

  test.each([
    ['en', 'Save profile', ['Leader is required', 'Phone is required']],
    ['ar', 'حفظ البيانات', ['المشرف مطلوب', 'رقم الهاتف مطلوب']],
  ] as const)('each missing field of a teacher’s profile has an error (%s)', async (language, submit, message) => {
    serveUsers([salma, leader]);
    const { user } = await renderAt(NEW, language);
    await user.click(await screen.findByRole('button', { name: submit }));
    for (const text of message) expect(await screen.findByText(text)).toBeTruthy();
  });

  test('an existing teacher profile is edited instead', async () => {
    serveUsers([completed, leader]);
    const { path } = await renderAt(NEW);
    await waitFor(() => expect(path()).toBe(EDIT));
  });

  test('only teachers have a teacher profile', async () => {
    serveUsers([leader]);
    await renderAt(`${LIST}/5/complete-profile-teacher`);
    expect(await screen.findByRole('heading', { name: /is not a teacher/ })).toBeTruthy();
  });
});

describe('changing a teacher’s profile', () => {
  test('editing a teacher sends only changes; a masked wallet stays', async () => {
    serveUsers([completed, leader]);
    const sent = takeBodies('post', 'users/teachers/7', { data: { id: '7', code: 'T-0001' } });
    const { user } = await renderAt(EDIT);
    expect((await leaderBox()).value).toBe('Bilal Rahman');
    await user.click(screen.getByRole('button', { name: 'Show additional data' }));
    expect(field('Wallet number').value).toBe('****0000');
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '٠٧٩٠١٢٣٤٥٦٧');
    await save(user);
    expect(await screen.findByText('Profile edited successfully')).toBeTruthy();
    expect(sent).toEqual([{ phone: '07901234567' }]);
  });

  test('gender, languages and subjects of a teacher are chosen, and only changed ones are sent (D107)', async () => {
    const said = aTeacherProfile({ gender: 'woman', languages: ['ar', 'pl'], subjects: ['reading'] });
    serveUsers([{ ...salma, teacher: said }, leader]);
    const sent = takeBodies('post', 'users/teachers/7', { data: { id: '7', code: 'T-0001' } });
    const { user } = await renderAt(EDIT);
    await leaderBox();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Gender/ }).value).toBe('woman');
    const chosen = within(screen.getByRole('group', { name: /^Languages/ }));
    expect(chosen.getByRole<HTMLInputElement>('checkbox', { name: 'Polish' }).checked).toBe(true);
    await user.click(chosen.getByRole('checkbox', { name: 'English' }));
    await user.click(screen.getByRole('checkbox', { name: 'Reading from the first letter' }));
    await save(user);
    expect(await screen.findByText('Profile edited successfully')).toBeTruthy();
    expect(sent).toEqual([{ languages: ['ar', 'en', 'pl'], subjects: [] }]);
  });

  test.each([
    ['en', 'Save profile', 'Wallet number', 'Check this field.'],
    ['ar', 'حفظ البيانات', 'رقم المحفظة', 'يُرجى مراجعة هذا الحقل.'],
  ] as const)(
    'an error in a collapsed field of a teacher’s profile opens it (%s)',
    async (language, submit, label, message) => {
      serveUsers([completed, leader]);
      reject('post', 'users/teachers/7', 422, { fields: [{ path: 'wallet_num', code: 'max_length', message: 'x' }] });
      const { user } = await renderAt(EDIT, language);
      await user.click(await screen.findByRole('button', { name: submit }));
      expect(await screen.findByText(message)).toBeTruthy();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: label })));
    },
  );

  test('a taken code is reported at its field', async () => {
    serveUsers([completed, leader]);
    const fields = [{ path: 'code', code: 'duplicate', message: 'This code is already taken' }];
    reject('post', 'users/teachers/7', 422, { code: 'duplicate', fields });
    const { user } = await renderAt(EDIT);
    await leaderBox();
    await save(user);
    expect(await screen.findByText('The code has already been taken')).toBeTruthy();
    expect(document.activeElement).toBe(field('Code'));
  });

  test('a missing teacher profile is completed first', async () => {
    serveUsers([salma, leader]);
    const { path } = await renderAt(EDIT);
    await waitFor(() => expect(path()).toBe(NEW));
  });
});

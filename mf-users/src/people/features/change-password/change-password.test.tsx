import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, reject, serveUsers, takeBodies } from '#/testing/server.ts';

const bilal = aUser({ id: '5', name: 'Bilal Rahman', role: 'leader', roles: ['leader'] });
const PAGE = '/dashboard/users/leader/5/change-password';

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  serveUsers([bilal]);
});

test('the form that sets a password names the user and the consequences', async () => {
  const sent = takeBodies('put', 'users/5/password');
  const { user, path } = await renderAt(PAGE);
  expect(await screen.findAllByText('Bilal Rahman')).toHaveLength(2);
  expect(screen.getByText(/^They are signed out everywhere/)).toBeDefined();
  await user.type(screen.getByLabelText('New password'), 'a new one for you');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Password updated');
  await waitFor(() => expect(path()).toBe('/dashboard/users/leader'));
  expect(sent).toEqual([{ password: 'a new one for you' }]);
});

const short = {
  student: ['12345', 'Password must be at least 6 characters', 'يُرجى كتابة 6 أحرف على الأقل'],
  leader: [
    '123456789',
    'Password must be at least 10 characters for staff',
    'يُرجى كتابة 10 أحرف على الأقل لكلمة مرور فريق الأكاديمية',
  ],
} as const;
test.each([
  ['en', 'leader', 'New password', 'Change password', 'Password is required'],
  ['ar', 'leader', 'كلمة المرور الجديدة', 'تغيير كلمة المرور', 'كلمة المرور مطلوبة'],
  ['en', 'student', 'New password', 'Change password', 'Password is required'],
] as const)(
  'a missing or short password is rejected (%s, %s, D87)',
  async (language, role, label, submit, required) => {
    serveUsers([{ ...bilal, role, roles: [role] }]);
    const sent = takeBodies('put', 'users/5/password');
    const { user } = await renderAt(PAGE, language);
    await user.click(await screen.findByRole('button', { name: submit }));
    await screen.findByText(required);
    const [typed, english, arabic] = short[role];
    await user.type(screen.getByLabelText(label), typed);
    await screen.findByText(language === 'en' ? english : arabic);
    expect(sent).toEqual([]);
  },
);

test('the password of a user with more permissions cannot be changed', async () => {
  reject('put', 'users/5/password', 403, { code: 'forbidden' });
  const { user } = await renderAt(PAGE);
  await user.type(await screen.findByLabelText('New password'), 'a new one for you');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(/^This user has more permissions than you/);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a new one for you');
});

test('changing the viewer’s own password keeps this session', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']);
  await renderAt(PAGE);
  await screen.findByText(/^You stay signed in here/);
});

test('an unknown user is reported', async () => {
  serveUsers([]);
  await renderAt(PAGE);
  await screen.findByText('User not found');
});

import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { serveSettings, someGroups, takeSettings } from '#/testing/settings.ts';

const PAGE = '/dashboard/settings';
const formOf = (field: HTMLElement) => within(field.closest('form') as HTMLFormElement);

beforeEach(() => signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']));

test('a group sends what was changed in it, and nothing else', async () => {
  serveSettings();
  const sent = takeSettings();
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '+962 6 555 0142');
  await user.click(formOf(phone).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(sent).toEqual([{ academy_phone: '+962 6 555 0142' }]);
});

test('a number may be typed in Arabic digits, and is held to its limits', async () => {
  serveSettings();
  const sent = takeSettings();
  const { user } = await renderAt(PAGE);
  const minutes = await screen.findByLabelText(/Wait for a student/);
  await user.clear(minutes);
  await user.type(minutes, '61');
  await user.click(formOf(minutes).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This number is out of range')).toBeTruthy();
  await user.clear(minutes);
  await user.type(minutes, '٢٠');
  await user.click(formOf(minutes).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ absence_minutes: 20 }]));
});

test('what the API rejects stands at its field', async () => {
  serveSettings();
  reject('put', 'settings', 422, { fields: [{ path: 'academy_phone', code: 'regex', message: 'Wrong' }] });
  const { user } = await renderAt(PAGE);
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '0790');
  await user.click(formOf(phone).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the number with + and the country code')).toBeTruthy();
});

test('an admin reads what only super admins change', async () => {
  serveSettings();
  await renderAt(PAGE);
  const pay = within(await screen.findByRole('region', { name: 'Pay' }));
  expect(pay.getByText('Only super admins change these settings.')).toBeTruthy();
  expect(pay.getByText('Yes')).toBeTruthy();
  expect(pay.queryByRole('checkbox')).toBeNull();
});

test('a super admin changes pay', async () => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.read', 'users.update']);
  serveSettings(someGroups(true));
  const sent = takeSettings(someGroups(true));
  const { user } = await renderAt(PAGE);
  const trial = await screen.findByRole('checkbox', { name: 'Trial classes are paid' });
  await user.click(trial);
  await user.click(formOf(trial).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ pay_trial: false }]));
});

test('a setting that this page has no words for is not shown', async () => {
  serveSettings();
  await renderAt(PAGE);
  await screen.findByLabelText('Phone');
  expect(screen.queryByText(/stars/)).toBeNull();
});

test('settings that failed to load are loaded on Retry', async () => {
  reject('get', 'settings', 400);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveSettings();
  await user.click(again);
  expect(await screen.findByLabelText('Phone')).toBeTruthy();
});

test('settings are worded in Arabic', async () => {
  serveSettings();
  await renderAt(PAGE, 'ar');
  expect(await screen.findByLabelText('الاسم بالإنجليزية')).toBeTruthy();
});

// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { devicesQuery, fetchPushKey, heldClassQuery, removeDevice, saveDevice, sendTest } from './devices.ts';
import { changeNotificationSettings, notificationSettingsQuery } from './notification-settings.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();

const signIn = async (permissions: string[] = []) => {
  const user = await api.buildUser({ role: 'student' });
  signInForTest({ id: String(user.id) }, permissions, await api.tokenFor(user));
};

test('choices, quiet hours and the language of mails are stored, and an impossible choice is rejected', async () => {
  await signIn();
  const quietHours = { from: '21:30', to: '06:00' };
  const saved = await changeNotificationSettings({
    groups: [{ key: 'timeline', push: true, mail: false }],
    quietHours,
    mailLanguage: 'ar',
  });
  expect(saved).toEqual(await client().fetchQuery(notificationSettingsQuery()));
  expect(saved).toMatchObject({ quietHours, mailLanguage: 'ar' });
  expect(saved.groups).toContainEqual({ key: 'timeline', push: true, mail: false, fixed: false });
  expect(saved.groups).toContainEqual({ key: 'account', push: false, mail: true, fixed: true });
  const wrong = changeNotificationSettings({ groups: [], quietHours: { from: '25:00', to: '06:00' } });
  expect(await rejectionOf(wrong)).toMatchObject({ status: 422, fields: [{ path: 'quietHours.from' }] });
});

test('a device is added, listed, hides contents on request, and is removed', async () => {
  await signIn();
  expect((await fetchPushKey()).length).toBeGreaterThan(80);
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const keys = {
    p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    auth: Buffer.alloc(16, 7).toString('base64url'),
  };
  for (const showContents of [true, false])
    await saveDevice({ endpoint, keys, label: 'Chrome · Android', showContents });
  const devices = await client().fetchQuery(devicesQuery());
  expect(devices).toMatchObject([{ endpoint, label: 'Chrome · Android', showContents: false, lastSentAt: null }]);
  await removeDevice(devices[0]?.id ?? '');
  expect(await client().fetchQuery(devicesQuery())).toEqual([]);
  expect(await sendTest()).toEqual({ sent: 0, removed: 0, failed: 0 });
});

test('a student without a held class is reported as such', async () => {
  await signIn(['classes.my_classes.read']);
  expect(await client().fetchQuery(heldClassQuery())).toBe(false);
});

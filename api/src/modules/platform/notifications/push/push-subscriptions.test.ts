import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
/** The curve's own point. */
const POINT = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
const keys = { p256dh: POINT, auth: Buffer.alloc(16, 1).toString('base64url') };
const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
const signIn = async () => api.tokenFor(await api.buildUser());
const subscribe = (token: string, fields = {}) =>
  api.request('post', '/api/push/subscriptions', { token, body: { endpoint, keys, ...fields } });
const list = async (token: string) =>
  (await (await api.request('get', '/api/push/subscriptions', { token })).json()).data;

it('a device is subscribed once, and a second subscription updates its settings', async () => {
  const token = await signIn();
  expect((await subscribe(token, { label: 'Chrome on Android' })).status).toBe(201);
  expect((await subscribe(token, { label: 'Chrome', showContents: false })).status).toBe(201);
  expect(await list(token)).toMatchObject([{ label: 'Chrome', showContents: false, current: true, lastSentAt: null }]);
});

it('a device belongs to the last user who signed in on it (D85)', async () => {
  const [first, second] = [await signIn(), await signIn()];
  await subscribe(first);
  await subscribe(second);
  expect(await list(first)).toEqual([]);
  expect(await list(second)).toHaveLength(1);
});

it('signing out removes the device of the session and no other (D85)', async () => {
  const user = await api.buildUser();
  const [phone, desk] = [await api.tokenFor(user), await api.tokenFor(user)];
  await subscribe(phone);
  await subscribe(desk, { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/two' });
  await api.request('post', '/api/auth/logout', { token: phone });
  expect(await list(desk)).toMatchObject([{ endpoint: expect.stringContaining('mozilla'), current: true }]);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/one',
  'https://localhost/fcm/send/one',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.test/one',
  'https://evil.test/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/one',
  'https://user:word@fcm.googleapis.com/one',
  'https://evilpush.apple.com.test/one',
])('the endpoint %s belongs to no push service and is rejected', async (wrong) => {
  const token = await signIn();
  const response = await subscribe(token, { endpoint: wrong });
  expect(response.status).toBe(422);
  expect((await response.json()).fields).toMatchObject([{ path: 'endpoint', code: 'unknown_service' }]);
  expect(await list(token)).toEqual([]);
});

it.each([
  ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  ['wns2-par02p.notify.windows.com'],
])('the push services %s are accepted', async (...hosts) => {
  const token = await signIn();
  for (const host of hosts) expect((await subscribe(token, { endpoint: `https://${host}/abc` })).status).toBe(201);
});

it('a key of the wrong length, or that is no point of the curve, is rejected where it was sent', async () => {
  const token = await signIn();
  for (const wrong of [
    { ...keys, auth: 'AAAA' },
    { ...keys, p256dh: 'AAAA' },
    { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { ...keys, p256dh: `${POINT.slice(0, -2)}AA` },
    { ...keys, p256dh: Buffer.alloc(65).toString('base64url') },
  ])
    expect((await subscribe(token, { keys: wrong })).status).toBe(422);
  expect((await subscribe(token, { keys: { ...keys, p256dh: `${POINT}=` } })).status).toBe(201);
});

it('the public key of the academy stays the same', async () => {
  const token = await signIn();
  const read = async () => (await (await api.request('get', '/api/push/key', { token })).json()).data.publicKey;
  const key = await read();
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await read()).toBe(key);
});

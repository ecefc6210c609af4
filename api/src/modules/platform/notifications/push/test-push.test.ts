import { createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { usePushService } from '#testing/push-service.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const service = usePushService(api.pushOrigins);
const signIn = async () => api.tokenFor(await api.buildUser());
const call = (token: string, method: string, path: string, body?: object, headers = {}) =>
  api.request(method, `/api/push/${path}`, { token, headers, ...(body ? { body } : {}) });
const test = async (token: string, headers = {}) => (await call(token, 'post', 'test', undefined, headers)).json();

/** The claims of a VAPID token, if its signature matches the key beside it. */
function claimsOf(authorization = ''): Record<string, unknown> | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
}

it('a message is encrypted for the device and signed with the key of the academy', async () => {
  const token = await signIn();
  await call(token, 'post', 'subscriptions', service.subscription());
  expect((await test(token)).data).toEqual({ sent: 1, removed: 0, failed: 0 });
  const [{ message, headers } = { message: null, headers: {} as Record<string, string> }] = service.received;
  expect(message).toMatchObject({ web_push: 8030, notification: { title: 'Academy: Notifications work', dir: 'ltr' } });
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'high', topic: 'test' });
  const { data } = await (await call(token, 'get', 'key')).json();
  expect(headers.authorization?.endsWith(`k=${data.publicKey}`)).toBe(true);
  expect(claimsOf(headers.authorization)).toMatchObject({ sub: 'mailto:office@academy.test' });
});

it('a message from a page in Arabic is in Arabic, from right to left', async () => {
  const token = await signIn();
  await call(token, 'post', 'subscriptions', service.subscription());
  await test(token, { cookie: 'language=ar' });
  expect(service.received[0]?.message.notification).toMatchObject({
    title: 'الأكاديمية: الإشعارات تعمل',
    lang: 'ar',
    dir: 'rtl',
  });
});

it.each([404, 410])('a device for which its push service returns %i is removed', async (status) => {
  const token = await signIn();
  await call(token, 'post', 'subscriptions', service.subscription());
  service.answerWith(status);
  expect((await test(token)).data).toEqual({ sent: 0, removed: 1, failed: 0 });
  expect((await (await call(token, 'get', 'subscriptions')).json()).data).toEqual([]);
});

it('a redirect of a push service is not followed', async () => {
  const token = await signIn();
  await call(token, 'post', 'subscriptions', service.subscription());
  service.answerWith(307, { location: service.subscription('/elsewhere').endpoint });
  expect((await test(token)).data).toEqual({ sent: 0, removed: 0, failed: 1 });
  expect(service.received.map(({ path }) => path)).toEqual(['/device']);
});

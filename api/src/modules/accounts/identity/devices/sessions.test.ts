import { expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const HOUR_MS = 60 * 60_000;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0';

const signIn = async (email: string, agent: string): Promise<string> => {
  const headers = { 'user-agent': agent };
  const response = await api.request('post', '/api/login', { body: { email, password: TEST_PASSWORD }, headers });
  return (await response.json()).data.token;
};
const list = async (token: string) => (await (await api.request('get', '/api/sessions', { token })).json()).data;
const end = async (token: string, id: string) => (await api.request('delete', `/api/sessions/${id}`, { token })).status;
const isAlive = async (token: string) => (await api.request('get', '/api/profile', { token })).status === 200;

it('the list of sessions has browser, system, start and last use, this device first', async () => {
  const { email } = await api.buildUser();
  const signedInAt = api.clock.now().toISOString();
  const onPhone = await signIn(email, phone);
  api.clock.advance(HOUR_MS);
  const onDesk = await signIn(email, desk);
  api.clock.advance(HOUR_MS);
  expect(await list(onPhone)).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{32}$/),
      ...{ browser: 'Chrome', system: 'Android', createdAt: signedInAt, current: true },
      lastUsedAt: api.clock.now().toISOString(),
    },
    expect.objectContaining({ browser: 'Firefox', system: 'Linux', current: false }),
  ]);
  expect((await list(onDesk))[0]).toMatchObject({ browser: 'Firefox', current: true });
});

it('a session can be ended only by its owner, and ends in all processes', async () => {
  const { email } = await api.buildUser();
  const [here, there] = [await signIn(email, phone), await signIn(email, desk)];
  const stranger = await api.tokenFor(await api.buildUser());
  const { id } = (await list(there))[0];
  expect(await end(stranger, id)).toBe(404);
  expect(await end(here, 'nothing')).toBe(404);
  expect([await isAlive(there), await end(here, id), await isAlive(there)]).toEqual([true, 200, false]);
  expect([await isAlive(here), await isAlive(stranger)]).toEqual([true, true]);
  expect(await end(here, (await list(here))[0].id)).toBe(200);
  expect(await isAlive(here)).toBe(false);
});

it('all other sessions of a user can be ended at once', async () => {
  const { email } = await api.buildUser();
  const [here, ...others] = [await signIn(email, phone), await signIn(email, desk), await signIn(email, '')];
  expect((await api.request('delete', '/api/sessions/others', { token: here ?? '' })).status).toBe(200);
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
  expect(await list(here ?? '')).toHaveLength(1);
});

it('an expired session is not in the list', async () => {
  const { email } = await api.buildUser();
  await signIn(email, phone);
  api.clock.advance(31 * 24 * HOUR_MS);
  expect(await list(await signIn(email, desk))).toHaveLength(1);
});

it('a sign-in on a new kind of device is mailed once; on the first device it is not', async () => {
  const { email } = await api.buildUser({ language: 'en' });
  const subjects = async () => (await api.mails()).map(({ subject }) => subject);
  await signIn(email, phone);
  await signIn(email, phone);
  expect(await subjects()).toEqual([]);
  await signIn(email, desk);
  await signIn(email, desk);
  await signIn(email, phone);
  expect(await subjects()).toEqual(['New device']);
  const [mail] = await api.mails();
  expect(mail?.text).toContain('Firefox, Linux');
  expect(mail?.text).toContain('/profile/security');
});

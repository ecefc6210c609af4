import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const signIn = (email: string, password: string, headers = {}) =>
  api.request('post', '/api/login', { body: { email, password }, headers });

describe('sign-in', () => {
  it('sign-in returns the token of the session', async () => {
    const user = await api.buildUser({ email: 'Maryam@academy.test', role: 'teacher' });
    const { data } = await (await signIn('  maryam@ACADEMY.test ', TEST_PASSWORD)).json();
    const profile = await (await api.request('get', '/api/profile', { token: data.token })).json();
    expect(profile.data.user).toMatchObject({ id: String(user.id), role: 'teacher', roles: ['teacher'] });
    expect(profile.data.permissions).toContain('timeline.create');
  });

  it('sign-in has the same response for an unknown e-mail, a wrong password and an inactive user', async () => {
    await api.buildUser({ email: 'here@academy.test' });
    await api.buildUser({ email: 'left@academy.test', active: false });
    const responses = await Promise.all([
      signIn('nobody@academy.test', TEST_PASSWORD),
      signIn('here@academy.test', 'wrong one'),
      signIn('left@academy.test', TEST_PASSWORD),
    ]);
    for (const response of responses) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        code: 'wrong_credentials',
        message: 'Email Or Password is Incorrect!',
        fields: [],
      });
    }
  });

  it('sign-in is rejected after ten failures for one e-mail from one address, and only there', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn('a@academy.test', 'wrong one');
    const rejected = await signIn('A@academy.test', TEST_PASSWORD);
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await signIn('a@academy.test', TEST_PASSWORD, { 'x-forwarded-for': '198.51.100.7' });
    expect(elsewhere.status).toBe(200);
  });

  it('sign-in limits count an IPv6 network, or an address with different ports, as one', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    const from = (address: string, password: string) =>
      signIn('a@academy.test', password, { 'x-forwarded-for': address });
    for (let attempt = 0; attempt < 10; attempt += 1) await from(`[2001:db8:5:6::${attempt}]:443`, 'wrong one');
    expect((await from('2001:db8:5:6:ffff::1', TEST_PASSWORD)).status).toBe(429);
    expect((await from('2001:db8:5:7::1', TEST_PASSWORD)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) await from(`1.2.3.4:${5000 + attempt}`, 'wrong one');
    expect((await from('::ffff:1.2.3.4', TEST_PASSWORD)).status).toBe(429);
  });

  const failFromHere = (times: number, headers = {}) =>
    Promise.all(
      Array.from({ length: times }, (_, each) => signIn(`nobody-${each}@academy.test`, 'one password', headers)),
    );

  it('guesses are rejected after fifty failures from one network for all e-mails, and only there', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    const responses = await failFromHere(50);
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(422));
    for (const [address, password] of [
      ['a@academy.test', 'wrong one'],
      ['nobody@academy.test', TEST_PASSWORD],
    ] as const) {
      const rejected = await signIn(address, password);
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const elsewhere = await signIn('a@academy.test', 'wrong one', { 'x-forwarded-for': '198.51.100.7' });
    expect(elsewhere.status).toBe(422);
  });

  it('after fifty failures of a network the right password still signs in for an e-mail without failures', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    await api.buildUser({ email: 'b@academy.test' });
    await failFromHere(50);
    expect((await signIn('b@academy.test', 'wrong one')).status).toBe(429);
    expect((await signIn('b@academy.test', TEST_PASSWORD)).status).toBe(429);
    for (let each = 0; each < 3; each += 1) expect((await signIn('a@academy.test', TEST_PASSWORD)).status).toBe(200);
  });

  it('after five hundred failures of a network every sign-in from it is rejected', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    const { networkLoginFailures } = api.deps.limits;
    for (let each = 0; each < 500; each += 1) await networkLoginFailures.take('127.0.0.1').catch(() => {});
    expect((await signIn('a@academy.test', TEST_PASSWORD)).status).toBe(429);
  });

  it('a successful sign-in does not reset the failures of its network', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    const network = { 'x-forwarded-for': '198.51.100.7' };
    await failFromHere(49, network);
    for (let each = 0; each < 3; each += 1)
      expect((await signIn('a@academy.test', TEST_PASSWORD, network)).status).toBe(200);
    expect((await signIn('nobody@academy.test', 'one password', network)).status).toBe(422);
    expect((await signIn('nobody-else@academy.test', 'one password', network)).status).toBe(429);
  });

  it('sign-in limits count only failures', async () => {
    await api.buildUser({ email: 'a@academy.test' });
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await signIn('a@academy.test', TEST_PASSWORD)).status).toBe(200);
  });
});

describe('a sign-in during a change of the account', () => {
  const profileStatuses = async (responses: Response[]) => {
    const statuses: number[] = [];
    for (const response of responses) {
      if (response.status !== 200) continue;
      const { token } = (await response.json()).data;
      statuses.push((await api.request('get', '/api/profile', { token })).status);
    }
    return statuses;
  };
  const signIns = (email: string) => Array.from({ length: 4 }, () => signIn(email, TEST_PASSWORD));

  it('a parallel password change leaves no session of the old password (D60)', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const body = { password: 'brand new one' };
    const [, ...responses] = await Promise.all([
      api.request('put', `/api/users/${user.id}/password`, { token, body }),
      ...signIns(user.email),
    ]);
    for (const status of await profileStatuses(responses)) expect(status).toBe(401);
    const left = await api.deps.database.sql.query({
      text: 'select from sessions where user_id = $1',
      values: [user.id],
    });
    expect(left).toHaveLength(0);
  });

  it('a parallel deactivation leaves no session that revives later (D5)', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const set = (active: boolean) => api.request('put', `/api/users/${user.id}`, { token, body: { active } });
    const [, ...responses] = await Promise.all([set(false), ...signIns(user.email)]);
    await set(true);
    for (const status of await profileStatuses(responses)) expect(status).toBe(401);
  });
});

describe('a session', () => {
  it('the fifty-first session of a user ends the least recently used one', async () => {
    const user = await api.buildUser();
    const first = await api.tokenFor(user);
    api.clock.advance(1);
    const second = await api.tokenFor(user);
    const other = await api.tokenFor(await api.buildUser());
    api.clock.advance(1);
    for (let each = 0; each < 49; each += 1) await api.tokenFor(user);
    const status = async (token: string) => (await api.request('get', '/api/profile', { token })).status;
    expect([await status(first), await status(second), await status(other)]).toEqual([401, 200, 200]);
  });

  it('sign-out ends a session permanently', async () => {
    const token = await api.tokenFor(await api.buildUser());
    expect((await api.request('get', '/api/profile', { token })).status).toBe(200);
    expect((await api.request('post', '/api/auth/logout', { token })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token })).status).toBe(401);
  });

  it('a session lasts thirty days after its last use', async () => {
    const day = 24 * 60 * 60_000;
    const [used, unused] = [await api.tokenFor(await api.buildUser()), await api.tokenFor(await api.buildUser())];
    api.clock.advance(20 * day);
    expect((await api.request('get', '/api/profile', { token: used })).status).toBe(200);
    api.clock.advance(20 * day);
    expect((await api.request('get', '/api/profile', { token: used })).status).toBe(200);
    expect((await api.request('get', '/api/profile', { token: unused })).status).toBe(401);
  });

  it('the database does not contain the token of a session', async () => {
    const token = await api.tokenFor(await api.buildUser());
    const rows = await api.deps.database.sql.query<{ hash: string }>({
      text: "select encode(token_hash, 'base64') as hash from sessions",
    });
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.hash ?? '', 'base64').toString('base64url')).not.toBe(token);
  });

  it('the token of a session is read only from the Authorization header, never from a cookie', async () => {
    const token = await api.tokenFor(await api.buildUser());
    expect((await api.request('get', '/api/profile', { headers: { cookie: `session=${token}` } })).status).toBe(401);
  });

  it('a revoked permission is gone from a session at the next request (D4)', async () => {
    const token = await api.tokenFor(await api.buildUser({ permissions: ['timeline.read'] }));
    expect((await api.request('get', '/api/posts', { token })).status).toBe(200);
    await api.deps.database.sql.query({
      text: 'delete from role_permissions p using roles r where r.id = p.role_id and not r.built_in',
    });
    await expect.poll(async () => (await api.request('get', '/api/posts', { token })).status).toBe(403);
  });

  it('a session ends at once when the user is deactivated (D5)', async () => {
    const user = await api.buildUser();
    const token = await api.tokenFor(user);
    expect((await api.request('get', '/api/profile', { token })).status).toBe(200);
    await api.deps.database.sql.query({ text: 'update users set active = false where id = $1', values: [user.id] });
    await expect.poll(async () => (await api.request('get', '/api/profile', { token })).status).toBe(401);
  });
});

import { describe, expect, it } from 'vitest';
import { createRateLimits } from '#base/limits/rate-limits.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { createApp } from '../../../app.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const signIn = async (role: string) => api.tokenFor(await api.buildUser({ role }));
const create = (token: string, about: object = {}) =>
  api.request('post', '/api/api-keys', { token, body: { name: 'Books', permissions: ['users.read'], ...about } });
const revoke = (token: string, id: string) => api.request('delete', `/api/api-keys/${id}`, { token });
const list = async (token: string) => (await (await api.request('get', '/api/api-keys', { token })).json()).data;

interface Made {
  id: string;
  key: string;
  hint: string;
}
async function make(token: string, about: object = {}): Promise<Made> {
  const response = await create(token, about);
  expect(response.status).toBe(201);
  return (await response.json()).data;
}
const status = async (token: string, path: string, method = 'get', body?: object) =>
  (await api.request(method, `/api/${path}`, { token, body })).status;
const setRole = (id: number, role: string) =>
  sql.query({
    text: 'update users set role_id = (select id from roles where name = $2) where id = $1',
    values: [id, role],
  });

describe('a key', () => {
  it('opens what its permissions open, and nothing else', async () => {
    const { key } = await make(await signIn('super-admin'));
    expect(await status(key, 'users')).toBe(200);
    expect(await status(key, 'leads')).toBe(403);
    expect(await status(key, 'daily-reports')).toBe(403);
    expect(await status(key, 'users', 'post', {})).toBe(403);
  });

  it('is shown once and stored as a hash', async () => {
    const token = await signIn('super-admin');
    const { key, hint } = await make(token);
    expect(key).toMatch(/^academy_key_[\w-]{43}$/);
    expect(hint).toBe(`academy_key_…${key.slice(-4)}`);
    const [shown] = await list(token);
    expect(shown).toMatchObject({ name: 'Books', permissions: ['users.read'], lost: [], scope: 'all', state: 'live' });
    expect(JSON.stringify(shown)).not.toContain(key);
    for (const table of ['api_keys', 'audit_log', 'idempotency_keys']) {
      const [found] = await sql.query({
        text: `select from ${table} t where position($1 in t::text) > 0`,
        values: [key.slice('academy_key_'.length)],
      });
      expect(found, table).toBeUndefined();
    }
  });

  it('is rejected from the moment at which it is revoked', async () => {
    const token = await signIn('super-admin');
    const { id, key } = await make(token);
    expect(await status(key, 'users')).toBe(200);
    expect((await revoke(token, id)).status).toBe(200);
    expect(await status(key, 'users')).toBe(401);
    expect(await status(key, 'academy')).toBe(401);
    expect((await revoke(token, id)).status).toBe(404);
    expect(await list(token)).toEqual([]);
    await make(token);
  });

  it('ends after its last day on the academy’s clock', async () => {
    const token = await signIn('super-admin');
    const until = addDays(dayIn(DEFAULT_ZONE, api.clock.now()), 2);
    const end = startOfDay(addDays(until, 1), DEFAULT_ZONE).getTime();
    const { key } = await make(token, { until });
    api.clock.advance(end - 1 - api.clock.now().getTime());
    expect(await status(key, 'users')).toBe(200);
    api.clock.advance(1);
    expect(await status(key, 'users')).toBe(401);
    expect((await list(token))[0]).toMatchObject({ until, state: 'ended' });
  });

  it('has its own limit, and says when to go on', async () => {
    const { key } = await make(await signIn('super-admin'));
    const other = await make(await signIn('super-admin'), { name: 'Other' });
    const points = { keyRequests: 2, requests: 100 } as Parameters<typeof createRateLimits>[1];
    const names = ['loginFailures', 'networkLoginFailures', 'resetCodes', 'bareResetCodes', 'resetMails', 'signups'];
    const rest = Object.fromEntries([...names, 'contact', 'posts', 'comments'].map((name) => [name, 1]));
    const app = createApp({ ...api.deps, limits: createRateLimits(api.deps.database.pool, { ...rest, ...points }) });
    const ask = (token: string) => app.request('/api/users', { headers: { authorization: `Bearer ${token}` } });
    expect([(await ask(key)).status, (await ask(key)).status]).toEqual([200, 200]);
    const third = await ask(key);
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(other.key)).status).toBe(200);
  });

  it('notes its last use at most once a minute', async () => {
    const token = await signIn('super-admin');
    const { key } = await make(token);
    const used = async () => (await list(token))[0].lastUsedAt;
    expect(await used()).toBeNull();
    await status(key, 'users');
    const first = await used();
    api.clock.advance(59_000);
    await status(key, 'users');
    expect(await used()).toBe(first);
    api.clock.advance(1000);
    await status(key, 'leads');
    expect(await used()).not.toBe(first);
  });

  it('is in the audit log by its name, beside its maker', async () => {
    const maker = await api.buildUser({ role: 'super-admin', name: 'Rana Owner' });
    const token = await api.tokenFor(maker);
    const { key } = await make(token, { permissions: ['subscriptions.coupons.create', 'subscriptions.coupons.read'] });
    const body = { code: 'KEY10', percent: 10, months: 'once' };
    expect(await status(key, 'coupons', 'post', body)).toBe(201);
    const { data } = await (await api.request('get', '/api/audit', { token })).json();
    expect(data).toMatchObject([
      { action: 'coupon.create', key: 'Books', actor: { name: 'Rana Owner' } },
      { action: 'api-key.create', key: null },
    ]);
    const csv = await (await api.request('get', '/api/audit.csv', { token })).text();
    expect(csv).toContain('Books · Rana Owner');
  });
});

describe('a key and its maker', () => {
  it('a maker who loses a permission takes it from the key', async () => {
    const maker = await api.buildUser({ role: 'super-admin' });
    const { key } = await make(await api.tokenFor(maker), { permissions: ['users.read', 'leads.read'] });
    expect([await status(key, 'users'), await status(key, 'leads')]).toEqual([200, 200]);
    await setRole(maker.id, 'leader');
    expect([await status(key, 'users'), await status(key, 'leads')]).toEqual([200, 403]);
    const [shown] = await list(await signIn('super-admin'));
    expect(shown).toMatchObject({ lost: ['leads.read'], state: 'live' });
  });

  it.each([['active = false'], ['deleted_at = now()']])(
    'a maker who leaves (%s) takes the key along',
    async (change) => {
      const maker = await api.buildUser({ role: 'super-admin' });
      const { key } = await make(await api.tokenFor(maker));
      await sql.query({ text: `update users set ${change} where id = $1`, values: [maker.id] });
      expect(await status(key, 'users')).toBe(401);
      expect((await list(await signIn('super-admin')))[0]).toMatchObject({ state: 'maker_left' });
    },
  );

  it('a new password for the maker revokes all live keys, each with a line of the audit log', async () => {
    const maker = await api.buildUser({ role: 'super-admin', name: 'Rana Owner' });
    const token = await api.tokenFor(maker);
    const [first, second] = [await make(token), await make(token, { name: 'Second' })];
    await revoke(token, first.id);
    const third = await make(token, { name: 'Third' });
    const other = await signIn('super-admin');
    const lines = async () =>
      (await (await api.request('get', '/api/audit', { token: other })).json()).data
        .filter(({ action }: { action: string }) => action === 'api-key.revoke')
        .map(({ before }: { before: { name: string } }) => before.name)
        .sort();
    expect(await lines()).toEqual(['Books']);
    expect(await status(other, `users/${maker.id}/password`, 'put', { password: 'long enough' })).toBe(200);
    expect([await status(second.key, 'users'), await status(third.key, 'users')]).toEqual([401, 401]);
    expect(await lines()).toEqual(['Books', 'Second', 'Third']);
  });

  it('a key reaches no farther than its scope', async () => {
    const token = await signIn('super-admin');
    await api.buildUser({ role: 'student' });
    const total = async (scope: string) => {
      const { key } = await make(token, { name: scope, scope });
      return (await (await api.request('get', '/api/users', { token: key })).json()).pagination.total;
    };
    expect(await total('all')).toBeGreaterThan(0);
    expect([await total('team'), await total('own')]).toEqual([0, 0]);
  });

  it('no key gives a permission that it lacks', async () => {
    const { key } = await make(await signIn('super-admin'), { permissions: ['users.read', 'users.create'] });
    const body = { name: 'A', email: 'a@b.test', password: 'long enough', role: 'admin' };
    expect(await status(key, 'users', 'post', body)).toBe(403);
  });

  it('no key gives a role that reaches farther than the key', async () => {
    const token = await signIn('super-admin');
    await api.buildUser({ permissions: ['users.read'] });
    const [role] = await sql.query<{ id: number; name: string }>({
      text: `update roles set scope = 'all' where id = (select max(id) from roles) returning id::int as id, name`,
    });
    const give = async (scope: string) => {
      const { key } = await make(token, { name: scope, permissions: ['users.read', 'users.create'], scope });
      const body = { name: 'A', email: `${scope}@b.test`, password: 'long enough', role: role?.name };
      return status(key, 'users', 'post', body);
    };
    expect([await give('own'), await give('team'), await give('all')]).toEqual([403, 403, 201]);
  });

  it('its maker is to a key like everybody else', async () => {
    const maker = await api.buildStudent({ profile: { walletNum: 'wallet-12345678' } });
    await sql.query({
      text: `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'super-admin'`,
      values: [maker.id],
    });
    const token = await api.tokenFor(maker);
    const read = async (scope: string, path = `users/${maker.id}`) => {
      const { key } = await make(token, {
        name: `${scope} ${path}`,
        scope,
        permissions: ['users.read', 'users.names'],
      });
      const response = await api.request('get', `/api/${path}`, { token: key });
      return { status: response.status, body: await response.json() };
    };
    expect((await read('own')).status).toBe(404);
    expect((await read('own', `users/${maker.id}/ledger`)).status).toBe(404);
    const child = await api.buildStudent();
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [child.id, maker.id],
    });
    for (const { id } of [maker, child]) expect((await read('own', `students/${id}/enrolments`)).status).toBe(404);
    const own = (await (await api.request('get', `/api/users/${maker.id}`, { token })).json()).data.data[0];
    const [seen] = (await read('all')).body.data.data;
    expect([own.student.wallet_num, seen.student.wallet_num]).toEqual([
      'wallet-12345678',
      expect.stringMatching(/^\W+5678$/),
    ]);
  });
});

describe('making a key', () => {
  it('only super-admins make, list and revoke keys', async () => {
    const admin = await signIn('admin');
    expect((await create(admin)).status).toBe(403);
    expect(await status(admin, 'api-keys')).toBe(403);
    expect((await revoke(admin, '1')).status).toBe(403);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ permissions: [] }, 'permissions'],
    [{ permissions: ['users.fly'] }, 'permissions.0'],
    [{ scope: 'world' }, 'scope'],
    [{ until: '2020-01-01' }, 'until'],
    [{ until: 'soon' }, 'until'],
    [{ permission: ['users.read'] }, 'permission'],
  ])('%j is rejected at its field', async (about, path) => {
    const response = await create(await signIn('super-admin'), about);
    expect(response.status).toBe(422);
    expect((await response.json()).fields[0].path).toBe(path);
  });

  it('two live keys have two names, in any case', async () => {
    const token = await signIn('super-admin');
    await make(token);
    const second = await create(token, { name: 'BOOKS' });
    expect(second.status).toBe(422);
    expect((await second.json()).fields[0]).toMatchObject({ path: 'name', code: 'duplicate' });
  });
});

it('an unknown key and a key with a wrong end are rejected', async () => {
  const { key } = await make(await signIn('super-admin'));
  expect(await status(`${key.slice(0, -1)}!`.replace('!', key.endsWith('A') ? 'B' : 'A'), 'users')).toBe(401);
  expect(await status('academy_key_', 'users')).toBe(401);
});

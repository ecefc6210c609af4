import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const relate = (child: { id: number }, user: { id: number }, kind = 'parent') =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [child.id, user.id, kind],
  });

async function family(age = 8) {
  const parent = await api.buildUser({ role: 'guest', name: 'Amina' });
  const child = await api.buildStudent({ name: 'Yusuf', profile: { age } });
  await relate(child, parent);
  return { parent, child, own: await api.tokenFor(parent) };
}
const asAdmin = async () => api.tokenFor(await api.buildUser({ role: 'admin', name: 'Office' }));

const askCode = (token: string, { id }: { id: number }) => api.request('post', `/api/children/${id}/codes`, { token });
const makeCode = async (token: string, child: { id: number }): Promise<string> =>
  (await (await askCode(token, child)).json()).data.code;
const send = (code: string, network = '10.9.0.1') =>
  api.request('post', '/api/login/child-code', {
    body: { code },
    headers: { 'x-forwarded-for': network, 'user-agent': ANDROID },
  });
const signIn = async (code: string): Promise<string> => (await (await send(code)).json()).data.token;
const profileOf = (token: string) => api.request('get', '/api/profile', { token });
const isAlive = async (token: string) => (await profileOf(token)).status === 200;
const listOf = async (token: string, { id }: { id: number }) =>
  (await (await api.request('get', `/api/children/${id}/devices`, { token })).json()).data as { id: string }[];
const end = (token: string, { id }: { id: number }, device: string | undefined) =>
  api.request('delete', `/api/children/${id}/devices/${device}`, { token });

async function withDevice(age = 8) {
  const at = await family(age);
  return { ...at, device: await signIn(await makeCode(at.own, at.child)) };
}
/** Another code that begins as this one. */
const near = (code: string) => code.slice(0, 4) + (code.endsWith('AAAA') ? 'BBBB' : 'AAAA');
const setAge = (child: { id: number }, age: number) =>
  sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [child.id, age] });
const endRelations = (child: { id: number }) =>
  sql.query({ text: 'delete from relations where user_id = $1', values: [child.id] });

describe('a code for a device of the child’s own (D141)', () => {
  it('has eight signs that look like no other, a picture, and 15 minutes', async () => {
    const { own, child } = await family();
    const { data } = await (await askCode(own, child)).json();
    expect(data.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(data.qr).toContain('<svg');
    expect(data.until).toBe(new Date(api.clock.now().getTime() + 15 * MINUTE_MS).toISOString());
  });

  it('signs a device in for a year, however it is typed, with no way back to the parent', async () => {
    const { own, child, parent } = await family();
    const code = (await makeCode(own, child)).toLowerCase();
    const eastern = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const token = await signIn(` ${eastern.slice(0, 4)} - ${eastern.slice(4)} `);
    const { data } = await (await profileOf(token)).json();
    const until = new Date(api.clock.now().getTime() + YEAR_MS).toISOString();
    expect(data.user.id).toBe(String(child.id));
    expect(data.childSession).toEqual({ by: { id: String(parent.id), name: 'Amina' }, until, ownDevice: true });
    const back = await api.request('post', '/api/children/session/back', { token, body: { password: 'any thing' } });
    expect(back.status).toBe(409);
    api.clock.advance(YEAR_MS - 1000);
    expect(await isAlive(token)).toBe(true);
    api.clock.advance(2000);
    expect(await isAlive(token)).toBe(false);
  });

  it('works once, also for two devices at the same time', async () => {
    const { own, child } = await family();
    const code = await makeCode(own, child);
    const both = await Promise.all([send(code), send(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const again = await send(code);
    expect([again.status, (await again.json()).fields]).toMatchObject([422, [{ path: 'code', code: 'wrong' }]]);
    expect(await listOf(own, child)).toHaveLength(1);
  });

  it('does not work late, nor after another one was made', async () => {
    const { own, child } = await family();
    const former = await makeCode(own, child);
    const code = await makeCode(own, child);
    expect((await send(former)).status).toBe(422);
    api.clock.advance(15 * MINUTE_MS);
    expect((await send(code)).status).toBe(422);
    expect(await listOf(own, child)).toEqual([]);
  });

  it('ends after ten guesses that begin as it does, from whatever networks', async () => {
    const { own, child } = await family();
    const [code, kept] = [await makeCode(own, child), await family()];
    const other = await makeCode(kept.own, kept.child);
    for (let count = 0; count < 10; count += 1) await send(near(code), `10.8.0.${count}`);
    expect((await send(code, '10.8.0.99')).status).toBe(422);
    expect((await send(other, '10.8.0.99')).status).toBe(200);
  });

  it('ten wrong codes of a network are a pause, and the right ones of others count nothing', async () => {
    const { own, child } = await family();
    for (let count = 0; count < 3; count += 1) await send(await makeCode(own, child), '10.7.0.1');
    for (let count = 0; count < 10; count += 1) expect((await send('ZZZZ2222', '10.7.0.1')).status).toBe(422);
    const code = await makeCode(own, child);
    expect((await send(code, '10.7.0.1')).status).toBe(429);
    expect((await send(code, '10.7.0.2')).status).toBe(200);
  });

  it('a child who is 16 since, and one of a parent no longer, is not signed in by it', async () => {
    const grown = await family(15);
    const code = await makeCode(grown.own, grown.child);
    await setAge(grown.child, 16);
    expect((await send(code)).status).toBe(422);
    const left = await family();
    const other = await makeCode(left.own, left.child);
    await endRelations(left.child);
    expect((await send(other)).status).toBe(422);
    const locked = await family();
    const third = await makeCode(locked.own, locked.child);
    await sql.query({ text: 'update users set active = false where id = $1', values: [locked.child.id] });
    expect((await send(third)).status).toBe(422);
  });

  it('a new password of the child ends it', async () => {
    const { own, child } = await family();
    const code = await makeCode(own, child);
    const path = `/api/users/${child.id}/password`;
    await api.request('put', path, { token: await asAdmin(), body: { password: 'quite another' } });
    await expect.poll(async () => (await send(code)).status).toBe(422);
  });
});

describe('the devices of a child (D141)', () => {
  it('both parents are notified of each, and see it with its last use', async () => {
    const { own, child, parent } = await family();
    const other = await api.buildUser({ role: 'guest' });
    await relate(child, other);
    const since = api.clock.now().toISOString();
    const token = await signIn(await makeCode(own, child));
    api.clock.advance(20 * MINUTE_MS);
    await profileOf(token);
    expect(await listOf(await api.tokenFor(other), child)).toMatchObject([
      { browser: 'Chrome', system: 'Android', createdAt: since, lastUsedAt: api.clock.now().toISOString() },
    ]);
    const text = `select recipient_id as id, params from notifications where key = 'account.child-device' order by 1`;
    const params = { name: 'Yusuf' };
    expect(await sql.query({ text })).toEqual([
      { id: parent.id, params },
      { id: other.id, params },
    ]);
  });

  it('a parent ends one at once, and none of another child', async () => {
    const { own, child, device } = await withDevice();
    const foreign = await withDevice();
    const [first] = await listOf(own, child);
    expect((await end(foreign.own, foreign.child, first?.id)).status).toBe(404);
    expect(await isAlive(device)).toBe(true);
    expect((await end(own, child, first?.id)).status).toBe(200);
    expect(await isAlive(device)).toBe(false);
    expect(await isAlive(foreign.device)).toBe(true);
    expect((await end(own, child, first?.id)).status).toBe(404);
  });

  it('what the parent opens on their own device is no device of the child’s', async () => {
    const { own, child } = await family();
    await api.request('post', `/api/children/${child.id}/session`, { token: own });
    expect(await listOf(own, child)).toEqual([]);
  });

  it('a device ends at 16, with the relation, and by its own sign-out; not with the parent’s session', async () => {
    const grown = await withDevice(15);
    await setAge(grown.child, 16);
    await expect.poll(() => isAlive(grown.device)).toBe(false);
    expect((await askCode(grown.own, grown.child)).status).toBe(409);
    const left = await withDevice();
    await endRelations(left.child);
    await expect.poll(() => isAlive(left.device)).toBe(false);
    const kept = await withDevice();
    await api.request('post', '/api/auth/logout', { token: kept.own });
    expect(await isAlive(kept.device)).toBe(true);
    await api.request('post', '/api/auth/logout', { token: kept.device });
    expect(await isAlive(kept.device)).toBe(false);
  });
});

describe('families without a parent’s account (D141)', () => {
  it('an admin signs a device in, lists and ends it', async () => {
    const child = await api.buildStudent({ name: 'Omar', profile: { age: 9 } });
    await relate(child, await api.buildUser({ role: 'guest' }), 'uncle');
    const admin = await asAdmin();
    const device = await signIn(await makeCode(admin, child));
    expect(await isAlive(device)).toBe(true);
    const [first] = await listOf(admin, child);
    expect((await end(admin, child, first?.id)).status).toBe(200);
    expect(await isAlive(device)).toBe(false);
  });

  it('a parent who comes later takes the place of the admins', async () => {
    const child = await api.buildStudent({ profile: { age: 9 } });
    const admin = await asAdmin();
    const device = await signIn(await makeCode(admin, child));
    const parent = await api.buildUser({ role: 'guest' });
    await relate(child, parent);
    expect((await askCode(admin, child)).status).toBe(403);
    const own = await api.tokenFor(parent);
    const [first] = await listOf(own, child);
    expect((await end(own, child, first?.id)).status).toBe(200);
    expect(await isAlive(device)).toBe(false);
  });

  it('other staff have no part in it, and nobody for a person who is no child', async () => {
    const child = await api.buildStudent({ profile: { age: 9 } });
    const leader = await api.tokenFor(await api.buildUser({ role: 'leader' }));
    expect((await askCode(leader, child)).status).toBe(404);
    expect((await askCode(await asAdmin(), await api.buildTeacher({}))).status).toBe(409);
  });
});

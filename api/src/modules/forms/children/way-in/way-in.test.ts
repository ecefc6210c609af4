import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/builders/people.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const HOUR_MS = 60 * 60_000;

const relate = (child: { id: number }, user: { id: number }, kind = 'parent') =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [child.id, user.id, kind],
  });

async function family(age: number | null = 8) {
  const parent = await api.buildUser({ role: 'guest', name: 'Amina' });
  const child = await api.buildStudent({ name: 'Yusuf', profile: { age } });
  await relate(child, parent);
  return { parent, child, own: await api.tokenFor(parent) };
}

const open = (token: string, { id }: { id: number }) => api.request('post', `/api/children/${id}/session`, { token });
/** Whether the list of children and the own profile offer it. */
async function offered(token: string): Promise<boolean[]> {
  const read = async (path: string) =>
    (await (await api.request('get', path, { token })).json()).data.children[0].may.open;
  return [await read('/api/children'), await read('/api/own-profile')];
}
const profileOf = (token: string) => api.request('get', '/api/profile', { token });
const isAlive = async (token: string) => (await profileOf(token)).status === 200;
const back = (token: string, password = TEST_PASSWORD) =>
  api.request('post', '/api/children/session/back', { token, body: { password } });

async function opened(age = 8) {
  const at = await family(age);
  const { data } = await (await open(at.own, at.child)).json();
  return { ...at, token: data.token as string, until: data.until as string };
}

describe('a parent opens the academy as a child (D141)', () => {
  it('the session is the child’s, names the parent, and ends after 12 hours although it is used', async () => {
    const { child, parent, token, until } = await opened();
    expect(until).toBe(new Date(api.clock.now().getTime() + 12 * HOUR_MS).toISOString());
    const { data } = await (await profileOf(token)).json();
    expect(data.user).toMatchObject({ id: String(child.id), name: 'Yusuf' });
    expect(data.childSession).toEqual({ by: { id: String(parent.id), name: 'Amina' }, until, ownDevice: false });
    api.clock.advance(12 * HOUR_MS - 1000);
    expect(await isAlive(token)).toBe(true);
    api.clock.advance(2000);
    expect(await isAlive(token)).toBe(false);
  });

  it('only a parent opens it, and only for a child under 16 by the profile', async () => {
    const { child } = await family();
    const aunt = await api.buildUser({ role: 'guest' });
    await relate(child, aunt, 'aunt');
    const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    const statuses = async (...tokens: string[]) =>
      Promise.all(tokens.map(async (token) => (await open(token, child)).status));
    expect(await statuses(await api.tokenFor(aunt), admin, await api.tokenFor(child))).toEqual([403, 404, 404]);
    for (const age of [16, null]) {
      const grown = await family(age);
      expect((await open(grown.own, grown.child)).status).toBe(409);
    }
  });

  it('a child who teaches or administers as well gets no such session, nor does a deactivated one', async () => {
    const { child, own } = await family();
    const text = `insert into user_roles (user_id, role_id) select $1, id from roles where name = 'teacher'`;
    await sql.query({ text, values: [child.id] });
    expect((await open(own, child)).status).toBe(409);
    expect(await offered(own)).toEqual([false, false]);
    const other = await family();
    expect(await offered(other.own)).toEqual([true, true]);
    await sql.query({ text: 'update users set active = false where id = $1', values: [other.child.id] });
    expect((await open(other.own, other.child)).status).toBe(409);
    expect(await offered(other.own)).toEqual([false, false]);
  });

  it('opening again from the same session ends the former one', async () => {
    const { own, child, token } = await opened();
    const { data } = await (await open(own, child)).json();
    expect(await isAlive(data.token)).toBe(true);
    await expect.poll(() => isAlive(token)).toBe(false);
  });

  it('it ends with the relation, at 16, with the parent’s session and with a new password of the child', async () => {
    const relation = await opened();
    await sql.query({ text: 'delete from relations where user_id = $1', values: [relation.child.id] });
    await expect.poll(() => isAlive(relation.token)).toBe(false);
    const grown = await opened(15);
    await sql.query({ text: 'update student_profiles set age = 16 where user_id = $1', values: [grown.child.id] });
    await expect.poll(() => isAlive(grown.token)).toBe(false);
    const ended = await opened();
    await api.request('post', '/api/auth/logout', { token: ended.own });
    await expect.poll(() => isAlive(ended.token)).toBe(false);
    const renewed = await opened();
    await api.deps.sessions.endAll(sql, renewed.child.id);
    expect(await isAlive(renewed.token)).toBe(false);
  });

  it('a relation that is no longer that of a parent ends it', async () => {
    const { child, token } = await opened();
    const text = `update relations set relationship_type = 'uncle' where user_id = $1`;
    await sql.query({ text, values: [child.id] });
    await expect.poll(() => isAlive(token)).toBe(false);
  });

  it('signing out of it leaves nobody signed in on the device', async () => {
    const { own, token } = await opened();
    expect((await api.request('post', '/api/auth/logout', { token })).status).toBe(200);
    expect(await isAlive(token)).toBe(false);
    await expect.poll(() => isAlive(own)).toBe(false);
  });

  it('it is in the audit log of the parent, and none of the child’s own sessions', async () => {
    const { parent, child } = await opened();
    const lines = await sql.query({ text: 'select action, actor_id, subject_id from audit_log' });
    expect(lines).toEqual([{ action: 'user.open-child', actor_id: parent.id, subject_id: child.id }]);
    const theirs = await api.tokenFor(child);
    const { data } = await (await api.request('get', '/api/sessions', { token: theirs })).json();
    expect(data).toHaveLength(1);
  });

  it('a file address and realtime of the session end with it', async () => {
    const { child, token } = await opened();
    const viewer = await api.deps.sessions.find(token);
    const pass = viewer ? api.deps.fileTokens.issue(viewer) : '';
    expect(await api.deps.fileTokens.find(pass)).toMatchObject({ userId: child.id, child: { isOwnDevice: false } });
    const session = viewer?.session ?? '';
    expect(await api.deps.sessions.alive([session])).toEqual(new Set([session]));
    await sql.query({ text: 'delete from relations where user_id = $1', values: [child.id] });
    await expect.poll(() => api.deps.fileTokens.find(pass)).toBeNull();
    expect(await api.deps.sessions.alive([session])).toEqual(new Set());
  });
});

describe('back to the parent (D141)', () => {
  it('the parent’s password starts the parent’s session, and the child’s ends', async () => {
    const { parent, own, token } = await opened();
    const { data } = await (await back(token)).json();
    const profile = await (await profileOf(data.token)).json();
    expect(profile.data.user.id).toBe(String(parent.id));
    expect(profile.data.childSession).toBeUndefined();
    expect(await isAlive(token)).toBe(false);
    await expect.poll(() => isAlive(own)).toBe(false);
  });

  it('a wrong password is an error at its field, and too many are a pause; the parent still signs in', async () => {
    const { parent, token } = await opened();
    const wrong = await back(token, 'guessed');
    expect([wrong.status, (await wrong.json()).fields[0].path]).toEqual([422, 'password']);
    for (let count = 0; count < 9; count += 1) await back(token, 'guessed');
    expect((await back(token)).status).toBe(429);
    expect(await isAlive(token)).toBe(true);
    const body = { email: parent.email, password: TEST_PASSWORD };
    expect((await api.request('post', '/api/login', { body })).status).toBe(200);
  });

  it('the child’s own password is not the parent’s', async () => {
    const { child, token } = await opened();
    await sql.query({ text: `update users set password_hash = '!' where id = $1`, values: [child.id] });
    expect((await back(token)).status).toBe(200);
  });

  it('in any other session there is nowhere to go back to', async () => {
    const { own } = await family();
    expect((await back(own)).status).toBe(409);
  });

  it('a parent with a second step gets its challenge, and the child’s session stays until then', async () => {
    const { parent, token } = await opened();
    await sql.query({
      text: 'insert into totp_secrets (user_id, secret, confirmed_at) values ($1, $2, now())',
      values: [parent.id, Buffer.from('secret')],
    });
    const { data } = await (await back(token)).json();
    expect(data).toMatchObject({ methods: expect.arrayContaining(['totp']) });
    expect(await isAlive(token)).toBe(true);
  });
});

import { expect, it } from 'vitest';
import type { RateLimit } from '#base/limits/rate-limit.ts';
import { BULK_INVITATIONS_AN_HOUR, INVITATIONS_AN_HOUR } from '#base/limits/rate-limits.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();

const as = async (role: string) => api.tokenFor(await api.buildUser({ role, name: `The ${role}` }));
const call = async (method: string, path: string, token: string, body?: object) => {
  const response = await api.request(method, `/api/${path}`, { token, body });
  return { status: response.status, body: await response.json() };
};
const tokenIn = (text: string | undefined) => text?.match(/auth\/invitation\?token=([\w-]{43})/)?.[1];
const accept = (token: string | undefined) =>
  api.request('post', '/api/auth/invitation', { body: { token, password: 'correct horse' } });
const nora = { name: 'Nora', email: 'nora@academy.test', role: 'teacher' };

async function noraInvited() {
  const token = await as('admin');
  const added = await call('post', 'users', token, nora);
  expect(added.status).toBe(201);
  const { id } = added.body.data;
  const shown = async (viewer = token) => (await call('get', `users/${id}`, viewer)).body.data.data[0];
  const found = async (state: string) =>
    (await call('get', `users?invitation=${state}&role=teacher`, token)).body.data.map(
      ({ name }: { name: string }) => name,
    );
  return { token, id, shown, found };
}

it('a user who is added without a password is invited by mail, and nobody else knows the password (D87)', async () => {
  const { id, shown, found } = await noraInvited();
  const [mail, ...others] = await api.mails();
  expect([mail?.to?.[0]?.address, mail?.subject, others.length]).toEqual([
    'nora@academy.test',
    'Your account is ready · حسابك جاهز',
    0,
  ]);
  expect(await shown()).toMatchObject({ invitation: 'invited', invited_at: api.deps.now().toISOString() });
  expect([await found('invited'), await found('signed_in')]).toEqual([['Nora'], []]);
  expect((await accept(tokenIn(mail?.text))).status).toBe(200);
  expect(await shown()).toMatchObject({ invitation: 'signed_in', invited_at: null, email_status: 'verified' });
  expect([await found('invited'), await found('signed_in')]).toEqual([[], ['Nora']]);
  const [line] = await api.deps.database.sql.query<{ after: object }>({
    text: `select after from audit_log where action = 'user.create' and subject_id = $1`,
    values: [id],
  });
  expect(line?.after).toMatchObject({ mail: true });
});

it('who has not signed in is invited again, and the former link ends', async () => {
  const { token, id, shown } = await noraInvited();
  expect((await shown()).may.invite).toBe(true);
  const first = tokenIn((await api.mails())[0]?.text);
  expect((await call('post', `users/${id}/invitation`, token)).status).toBe(200);
  const second = tokenIn((await api.mails())[0]?.text);
  expect(second).not.toBe(first);
  expect((await accept(first)).status).toBe(422);
  expect((await accept(second)).status).toBe(200);
  expect((await shown()).may.invite).toBe(false);
  expect((await call('post', `users/${id}/invitation`, token)).status).toBe(409);
});

it('a person with a password that staff typed counts as not invited until the first sign-in', async () => {
  const token = await as('admin');
  const { body } = await call('post', 'users', token, { ...nora, password: 'correct horse' });
  const shown = async () => (await call('get', `users/${body.data.id}`, token)).body.data.data[0];
  expect(await shown()).toMatchObject({ invitation: 'none', invited_at: null, may: { invite: true } });
  const login = { body: { email: nora.email, password: 'correct horse' } };
  expect((await api.request('post', '/api/login', login)).status).toBe(200);
  expect(await shown()).toMatchObject({ invitation: 'signed_in', may: { invite: false } });
});

it('who has no address, or is deactivated, cannot be invited, and a teacher sees no invitation (D9)', async () => {
  const token = await as('admin');
  const teacher = await api.buildTeacher();
  const base = { teacher, emailVerifiedAt: null };
  const child = await api.buildStudent({ ...base, email: 'amina@no-email.invalid', handle: 'amina' });
  const gone = await api.buildStudent({ ...base, active: false });
  for (const { id } of [child, gone]) expect((await call('post', `users/${id}/invitation`, token)).status).toBe(409);
  const seen = async (id: number, viewer: string) => (await call('get', `users/${id}`, viewer)).body.data.data[0];
  expect(await seen(child.id, token)).toMatchObject({ invitation: null, may: { invite: false } });
  expect(await seen(gone.id, token)).toMatchObject({ invitation: null, may: { invite: false } });
  const own = await api.tokenFor(teacher);
  expect(await seen(gone.id, own)).toMatchObject({ invitation: null, invited_at: null });
  const filtered = await call('get', 'users?invitation=none', own);
  expect([filtered.status, filtered.body.data]).toEqual([200, []]);
});

/** Two people who were given a password, one who is invited, a child without an address, and somebody deactivated. */
async function partlyInvited() {
  const { token } = await noraInvited();
  for (const [name, role] of [
    ['Bilal', 'student'],
    ['Dina', 'guest'],
  ]) {
    const email = `${name?.toLowerCase()}@academy.test`;
    await call('post', 'users', token, { name, email, role, password: 'correct horse' });
  }
  const unconfirmed = { emailVerifiedAt: null } as const;
  await api.buildStudent({ ...unconfirmed, email: 'amina@no-email.invalid', handle: 'amina' });
  await api.buildStudent({ ...unconfirmed, active: false });
  const states = async () => {
    const { data } = (await call('get', 'users?sort=name&per_page=100', token)).body;
    return Object.fromEntries(
      data.map((user: { name: string; invitation: string | null }) => [user.name, user.invitation]),
    );
  };
  const waiting = async () => (await call('get', 'users?invitation=none', token)).body.pagination.total;
  return { token, states, waiting };
}

it('all who are not invited yet are invited at once, as far as they match the filter (D87)', async () => {
  const { token, states, waiting } = await partlyInvited();
  expect(await waiting()).toBe(2);
  const students = await call('post', 'users/invitations?invitation=none&role=student', token);
  expect([students.status, students.body]).toEqual([200, { data: { invited: 1 } }]);
  expect(await states()).toMatchObject({ Bilal: 'invited', Dina: 'none' });
  expect((await call('post', 'users/invitations', token)).body).toEqual({ data: { invited: 1 } });
  expect(await states()).toMatchObject({ Nora: 'invited', Bilal: 'invited', Dina: 'invited' });
  expect([await waiting(), (await call('post', 'users/invitations', token)).body]).toEqual([
    0,
    { data: { invited: 0 } },
  ]);
  const lines = await api.deps.database.sql.query<{ email: string }>({
    text: `select after ->> 'email' as email from audit_log where action = 'user.invite' order by id`,
    values: [],
  });
  expect(lines.map(({ email }) => email)).toEqual(['bilal@academy.test', 'dina@academy.test']);
});

it('a filter by invitation is kept: who is invited, or has signed in, is not among those who are invited anew', async () => {
  const { token, waiting } = await partlyInvited();
  for (const state of ['invited', 'signed_in'])
    expect((await call('post', `users/invitations?invitation=${state}`, token)).body).toEqual({ data: { invited: 0 } });
  expect(await waiting()).toBe(2);
});

it('invitations are limited by user, one by one and of many at once', async () => {
  const { id } = await noraInvited();
  const admin = await api.buildUser({ role: 'admin' });
  const token = await api.tokenFor(admin);
  const { invitations, bulkInvitations } = api.deps.limits;
  const exhaust = async (limit: RateLimit, times: number, path: string) => {
    for (let time = 1; time < times; time += 1) await limit.take(String(admin.id));
    return [(await call('post', path, token)).status, (await call('post', path, token)).status];
  };
  expect(await exhaust(invitations, INVITATIONS_AN_HOUR, `users/${id}/invitation`)).toEqual([200, 429]);
  expect(await exhaust(bulkInvitations, BULK_INVITATIONS_AN_HOUR, 'users/invitations')).toEqual([200, 429]);
  expect((await call('post', 'users/invitations', await as('admin'))).status).toBe(200);
});

it('people who are selected are invited again too, and one with more permissions never (D3)', async () => {
  const { token } = await partlyInvited();
  const boss = await api.buildUser({ role: 'super-admin', emailVerifiedAt: null });
  const { data } = (await call('get', 'users?per_page=100', token)).body;
  const ids = [...data.map(({ id }: { id: string }) => id), boss.id].join(',');
  expect((await call('post', `users/invitations?ids=${ids}`, token)).body).toEqual({ data: { invited: 3 } });
});

it('the file of people says who is invited, in the language of the page', async () => {
  const { token } = await partlyInvited();
  const file = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await api.request('get', '/api/users.csv?sort=name', { token, headers })).text();
  };
  expect(await file('en')).toMatch(/nora@academy\.test.*Invited,2/);
  expect(await file('ar')).toMatch(/bilal@academy\.test.*لم تُرسل الدعوة/);
});

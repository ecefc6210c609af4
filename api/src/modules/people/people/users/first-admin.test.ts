import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { ensureFirstAdmin } from './first-admin.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const email = 'Huda@academy.test';
const start = () => ensureFirstAdmin(api.deps, email);
const people = () => sql.query<{ email: string }>({ text: 'select email from users order by id' });

/** In the same way as the pages for a forgotten password. */
async function enter(newPassword: string) {
  const sent = await api.request('post', '/api/auth/forgetPassword', { body: { email } });
  const cookie = `reset_ctx=${/reset_ctx=([^;]+)/.exec(sent.headers.get('set-cookie') ?? '')?.[1]}`;
  const [mail] = await api.mails();
  const resetCode = /\d{6}/.exec(mail?.subject ?? '')?.[0];
  await api.request('post', '/api/auth/verifyResetcode', { body: { resetCode }, headers: { cookie } });
  const body = { email, newPassword };
  return (await (await api.request('put', '/api/auth/resetPassword', { body, headers: { cookie } })).json()).token;
}

it('an empty academy gets its first super-admin, who signs in by a reset code and sees the first steps (D71, D72)', async () => {
  await start();
  const token = await enter('bismillah');
  const profile = await (await api.request('get', '/api/profile', { token })).json();
  expect(profile.data.user).toMatchObject({ email, name: 'Huda', role: 'super-admin' });
  const { data } = await (await api.request('get', '/api/statistics/first-steps', { token })).json();
  expect(data).toMatchObject({
    leader: false,
    teacher: false,
    student: false,
    package: false,
    material: false,
    class: false,
  });
  const body = { name: 'Bilal', email: 'bilal@academy.test', password: 'brand new one', role: 'leader' };
  expect((await api.request('post', '/api/users', { token, body })).status).toBe(201);
});

it('the first super-admin gets one mail with a link for choosing a password, in both languages (D72)', async () => {
  await start();
  await start();
  const mails = await api.mails();
  expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
    [email, 'Your academy is ready · أكاديميتك جاهزة'],
  ]);
  const token = mails[0]?.text?.match(/auth\/invitation\?token=([\w-]{43})/)?.[1];
  const accepted = await api.request('post', '/api/auth/invitation', { body: { token, password: 'correct horse' } });
  expect(accepted.status).toBe(200);
  const login = { body: { email, password: 'correct horse' } };
  expect((await api.request('post', '/api/login', login)).status).toBe(200);
});

it('a later start with the setting for the first admin changes nothing', async () => {
  await start();
  await start();
  await api.buildUser({ email: 'guest@academy.test', role: 'guest' });
  await start();
  expect((await people()).map((person) => person.email)).toEqual([email, 'guest@academy.test']);
});

it('an academy whose last super-admin is deactivated gets another one', async () => {
  await api.buildUser({ email: 'former@academy.test', role: 'super-admin', active: false });
  await start();
  expect(await people()).toHaveLength(2);
});

it('the start fails if somebody has already signed up with the first admin’s address', async () => {
  await api.buildUser({ email: email.toLowerCase(), role: 'guest' });
  await expect(start()).rejects.toThrow(/FIRST_ADMIN_EMAIL/);
});

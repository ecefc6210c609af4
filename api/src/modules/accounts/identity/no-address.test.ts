import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '#testing/index.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const buildChild = (fields: object = {}) =>
  api.buildStudent({
    name: 'Yusuf Hassan',
    email: 'yusuf@no-email.invalid',
    handle: 'yusuf',
    emailVerifiedAt: null,
    ...fields,
  });
const signIn = (email: string) => api.request('post', '/api/login', { body: { email, password: TEST_PASSWORD } });

async function asAdmin() {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const get = async (path: string) => (await api.request('get', `/api/${path}`, { token })).json();
  const put = (path: string, body: object) => api.request('put', `/api/${path}`, { token, body });
  return { token, get, put };
}

describe('a person without an e-mail address (D140)', () => {
  it('signs in with the user name, typed in any case, and not with the reserved address', async () => {
    await buildChild();
    expect((await signIn(' YUSUF ')).status).toBe(200);
    expect((await signIn('yusuf@no-email.invalid')).status).toBe(422);
  });

  it('signs in by `handle` as well, and a sign-in needs one of the two', async () => {
    await buildChild();
    const by = async (body: object) => (await api.request('post', '/api/login', { body })).status;
    expect(await by({ handle: 'Yusuf', password: TEST_PASSWORD })).toBe(200);
    expect(await by({ handle: 'yusuf', password: 'guessed' })).toBe(422);
  });

  it.each([
    [{}, 'email', 'check'],
    [{ handle: 'yusuf', email: 'yusuf@academy.test' }, 'handle', 'check'],
    [{ handle: 'yusuf@academy.test' }, 'handle', 'excludes'],
    [{ handle: ' ' }, 'handle', 'required'],
  ])('a sign-in with %j is rejected at its field', async (who, path, code) => {
    const response = await api.request('post', '/api/login', { body: { ...who, password: TEST_PASSWORD } });
    expect([response.status, (await response.json()).fields]).toEqual([422, [expect.objectContaining({ path, code })]]);
  });

  it('has a reserved address in the calls of the specification, and null in all other calls', async () => {
    const child = await buildChild();
    const token = await api.tokenFor(child);
    const read = async (path: string) => (await (await api.request('get', path, { token })).json()).data;
    expect((await read('/api/profile')).user).toMatchObject({ email: 'yusuf@no-email.invalid', handle: 'yusuf' });
    expect(await read('/api/own-profile')).toMatchObject({
      email: null,
      handle: 'yusuf',
      has_email: false,
      email_status: null,
    });
  });

  it('the reserved address changes nothing when it comes back, and nobody can take one', async () => {
    const child = await buildChild();
    const { put } = await asAdmin();
    expect((await put(`users/${child.id}`, { name: 'Yusuf', email: 'yusuf@no-email.invalid' })).status).toBe(200);
    const other = await api.buildUser({ role: 'guest' });
    await put(`users/${other.id}`, { name: 'Amina', email: 'amina@no-email.invalid' });
    const rows = await sql.query({
      text: 'select name, email from users where id = any($1)',
      values: [[child.id, other.id]],
    });
    expect(rows).toEqual([
      { name: 'Yusuf', email: 'yusuf@no-email.invalid' },
      { name: 'Amina', email: other.email },
    ]);
    const body = { name: 'Amina', email: 'amina@no-email.invalid', password: 'secret1', phone: '07912345678' };
    expect((await api.request('post', '/api/auth/signup', { body })).status).toBe(422);
  });

  it('is mailed nothing, also about a password that staff set, and is listed as nobody whose mail comes back', async () => {
    const child = await buildChild({ handle: null, bouncedEmail: 'yusuf@no-email.invalid' });
    const { put, get } = await asAdmin();
    expect((await put(`users/${child.id}/password`, { password: TEST_PASSWORD })).status).toBe(200);
    await api.deps.jobs.drain();
    await api.deliver();
    expect(await api.mails()).toEqual([]);
    expect((await get('users?email_status=bounced')).data).toEqual([]);
    expect((await get('users?email_status=none')).data).toMatchObject([{ id: String(child.id), handle: 'yusuf' }]);
    expect((await signIn('yusuf')).status).toBe(200);
  });

  it('a code for a new password is not sent', async () => {
    await buildChild();
    const body = { email: 'yusuf@no-email.invalid' };
    expect((await api.request('post', '/api/auth/forgetPassword', { body })).status).toBe(422);
    expect(await api.mails()).toEqual([]);
  });

  it('is found by name and user name, not by parts of the reserved domain', async () => {
    const child = await buildChild();
    const ali = await api.buildStudent({ name: 'Ali' });
    const { get } = await asAdmin();
    const found = async (search: string) =>
      (await get(`users?search=${search}`)).data.map(({ id }: { id: string }) => Number(id));
    expect(await found('ali')).toEqual([ali.id]);
    expect(await found('yusuf')).toEqual([child.id]);
    expect((await get('users?email=invalid')).data).toEqual([]);
  });

  it('the table for spreadsheets has the user name in place of an address', async () => {
    await buildChild();
    const { token } = await asAdmin();
    const csv = await (await api.request('get', '/api/users.csv?role=student', { token })).text();
    expect(csv).toContain('yusuf');
    expect(csv).not.toContain('no-email.invalid');
  });

  it('a new address is confirmed, and the reserved one cannot be restored', async () => {
    const child = await buildChild();
    const { put } = await asAdmin();
    await put(`users/${child.id}`, { email: 'yusuf@family.test' });
    await api.deps.jobs.drain();
    expect((await api.mails()).map(({ to }) => to?.[0]?.address)).toEqual(['yusuf@family.test']);
  });
});

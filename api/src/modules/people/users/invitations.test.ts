import { expect, it } from 'vitest';
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

it('who was given a password is not invited until they sign in with it', async () => {
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
  expect(await seen(gone.id, token)).toMatchObject({ invitation: 'none', may: { invite: false } });
  const own = await api.tokenFor(teacher);
  expect(await seen(gone.id, own)).toMatchObject({ invitation: null, invited_at: null });
  const filtered = await call('get', 'users?invitation=none', own);
  expect([filtered.status, filtered.body.data]).toEqual([200, []]);
});

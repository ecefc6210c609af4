import { expect, it } from 'vitest';
import { hashPassword } from '#base/auth/passwords.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const email = 'maryam@academy.test';
/** The same word as two systems encode it. */
const composed = 'pässwörd أحمد'.normalize('NFC');
const decomposed = composed.normalize('NFD');

const signIn = (password: string) => api.request('post', '/api/login', { body: { email, password } });
const person = { name: 'Maryam', email, phone: '07912345678' };
const signUp = (password: string) => api.request('post', '/api/auth/signup', { body: { ...person, password } });

async function storeHash(passwordHash: string) {
  const user = await api.buildUser({ email });
  await api.deps.database.sql.query({
    text: 'update users set password_hash = $2 where id = $1',
    values: [user.id, passwordHash],
  });
}
const storedHash = async () =>
  (await api.deps.database.sql.query<{ hash: string }>({ text: 'select password_hash as hash from users' }))[0]?.hash;

it.each([
  ['composed', composed, decomposed],
  ['decomposed', decomposed, composed],
])('a password that was set %s signs in from both kinds of keyboards', async (_how, set, other) => {
  expect((await signUp(set)).status).toBe(201);
  expect((await signIn(set)).status).toBe(200);
  expect((await signIn(other)).status).toBe(200);
  expect((await signIn(`${set} `)).status).toBe(422);
});

it('an older hash of a decomposed password matches as it is typed, and afterwards in both forms', async () => {
  await storeHash(await hashPassword(decomposed));
  const before = await storedHash();
  expect((await signIn(composed)).status).toBe(422);
  expect((await signIn(decomposed)).status).toBe(200);
  expect(await storedHash()).not.toBe(before);
  expect((await signIn(composed)).status).toBe(200);
});

it('a hash in the current form is not renewed', async () => {
  await storeHash(await hashPassword(composed));
  const before = await storedHash();
  expect((await signIn(decomposed)).status).toBe(200);
  expect(await storedHash()).toBe(before);
});

it('the current password is accepted in either form when a new one is set', async () => {
  const { token } = await (await signUp(composed)).json();
  const body = { currentPassword: decomposed, newPassword: decomposed.toUpperCase() };
  expect((await api.request('put', '/api/own-password', { token, body })).status).toBe(200);
  expect((await signIn(composed.toUpperCase())).status).toBe(200);
});

import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const person = { email: 'new@academy.test', password: 'secret password', phone: '07912345678' };
const signUp = (name: string) => api.request('post', '/api/auth/signup', { body: { ...person, name } });

it.each(['\u200b\u200b', '\u3164', '\u2800 ', '\r\n'])(
  'a name without visible characters (%j) is missing',
  async (name) => {
    const response = await signUp(name);
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toMatchObject([{ path: 'name', code: 'required' }]);
  },
);

it('a name is stored as one clean line', async () => {
  expect((await signUp('La\u202eyla\r\nمی\u200cرا \u200b')).status).toBeLessThan(300);
  const [user] = await api.deps.database.sql.query({ text: 'select name from users' });
  expect(user).toEqual({ name: 'Layla می\u200cرا' });
});

it('a name is stored with single blanks between its words', async () => {
  expect((await signUp(' Omar \u00a0 ibn\u202f\tX ')).status).toBe(201);
  const [user] = await api.deps.database.sql.query({ text: 'select name from users' });
  expect(user).toEqual({ name: 'Omar ibn X' });
});

import { expect, it } from 'vitest';
import { defaultPermissions } from '#permissions.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { importsOf } from './imports.fixture.ts';

const api = await useTestApi();
const { send, call, apply, people } = importsOf(api);

const RELATE = 'relations.relatives.create';
const child = 'name,email\nOmar,omar@academy.test';
const withParent = `${child.replace('\n', ',parent_email\n')},salma@academy.test`;

let made = 0;
/** A super-admin's key with `users.create`, what a student has, and these permissions. */
async function keyWith(...more: string[]): Promise<string> {
  const token = await api.tokenFor(await api.buildUser({ role: 'super-admin' }));
  made += 1;
  const body = { name: `Program ${made}`, permissions: ['users.create', ...defaultPermissions('student'), ...more] };
  return (await (await api.request('post', '/api/api-keys', { token, body })).json()).data.key;
}

const answer = ({ status, body }: { status: number; body: { message?: string } }) => [status, body.message];
const needs = (permissions: string) => [403, `For the people of this file the key needs ${permissions}`];

it('a key neither reads nor changes known people by a file without the permissions for that (D158)', async () => {
  await api.buildStudent({ name: 'Omar Saleh', email: 'omar@academy.test', phone: '01011111111' });
  for (const [more, missing] of [
    [[], 'users.read and users.update'],
    [['users.read'], 'users.update'],
    [['users.update'], 'users.read'],
  ] as const) {
    const sent = await send(await keyWith(...more), child);
    expect(answer(sent)).toEqual(needs(missing));
    expect(JSON.stringify(sent.body)).not.toContain('Saleh');
  }
  const key = await keyWith('users.read', 'users.update');
  const { status, body } = await send(key, child);
  expect([status, body.data.updated]).toEqual([201, 1]);
  const other = await keyWith();
  expect((await call(other, 'get', body.data.id)).status).toBe(403);
  expect(answer(await apply(other, body.data.id))).toEqual(needs('users.read and users.update'));
  expect((await people()).get('omar@academy.test')?.name).toBe('Omar Saleh');
  expect((await apply(key, body.data.id)).status).toBe(200);
  expect((await people()).get('omar@academy.test')?.name).toBe('Omar');
});

it('a key makes nobody a relative by a file without the permission for that', async () => {
  expect(answer(await send(await keyWith(), withParent))).toEqual(needs(RELATE));
  const key = await keyWith(RELATE);
  const { status, body } = await send(key, withParent);
  expect([status, body.data.parents]).toEqual([201, 1]);
  expect((await apply(key, body.data.id)).status).toBe(200);
});

it('a person who becomes known after the check is not shown to a key that only creates', async () => {
  const key = await keyWith();
  const { body } = await send(key, child);
  await api.buildStudent({ name: 'Omar Saleh', email: 'omar@academy.test' });
  expect(answer(await apply(key, body.data.id))).toEqual(needs('users.read and users.update'));
});

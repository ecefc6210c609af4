import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Person = { id: number };
type View = { id: string; name: string; query: string; is_default: boolean };

const send = async (person: Person, method: 'get' | 'post' | 'put' | 'delete', path: string, body?: unknown) =>
  api.request(method, `/api/list-views${path}`, { token: await api.tokenFor(person), body });
const list = async (person: Person, name = 'users-student'): Promise<View[]> =>
  (await (await send(person, 'get', `?list=${name}`)).json()).data;

async function save(person: Person, view: Partial<View> & { name: string }, of = 'users-student'): Promise<View> {
  const response = await send(person, 'post', '', { list: of, query: 'owes=true&sort=name', ...view });
  expect(response.status).toBe(201);
  return (await response.json()).data;
}

it('a view is saved, renamed, replaced and deleted, each user for themselves', async () => {
  const [one, other] = [await api.buildUser({ role: 'leader' }), await api.buildUser({ role: 'leader' })];
  const view = await save(one, { name: 'Owe classes' });
  expect(view).toEqual({
    id: expect.any(String),
    name: 'Owe classes',
    query: 'owes=true&sort=name',
    is_default: false,
  });
  expect(await list(one)).toEqual([view]);
  expect(await list(one, 'classes')).toEqual([]);
  expect(await list(other)).toEqual([]);
  for (const method of ['put', 'delete'] as const)
    expect((await send(other, method, `/${view.id}`, { name: 'Mine' })).status).toBe(404);
  const changed = await (await send(one, 'put', `/${view.id}`, { name: 'عليهم حصص', query: 'owes=true' })).json();
  expect(changed.data).toEqual({ ...view, name: 'عليهم حصص', query: 'owes=true' });
  expect((await send(one, 'delete', `/${view.id}`)).status).toBe(200);
  expect(await list(one)).toEqual([]);
});

it('a list has at most one default view', async () => {
  const person = await api.buildUser({ role: 'leader' });
  const first = await save(person, { name: 'First', is_default: true });
  const second = await save(person, { name: 'Second', is_default: true });
  await save(person, { name: 'Elsewhere', is_default: true }, 'classes');
  const defaults = async () => (await list(person)).filter((each) => each.is_default).map(({ name }) => name);
  expect(await defaults()).toEqual(['Second']);
  await send(person, 'put', `/${first.id}`, { is_default: true });
  expect(await defaults()).toEqual(['First']);
  await send(person, 'put', `/${first.id}`, { is_default: false });
  expect(await defaults()).toEqual([]);
  expect((await list(person)).map(({ id }) => id)).toEqual([first.id, second.id]);
});

it('two views of a list have different names, and a list has at most thirty', async () => {
  const person = await api.buildUser({ role: 'leader' });
  const { id } = await save(person, { name: 'أحمد' });
  const duplicate = { status: 422, fields: [{ path: 'name', code: 'duplicate' }] };
  const outcome = async (response: Response) => ({ status: response.status, ...(await response.json()) });
  const again = { list: 'users-student', name: 'احمد', query: '' };
  expect(await outcome(await send(person, 'post', '', again))).toMatchObject(duplicate);
  expect((await send(person, 'put', `/${id}`, { name: 'احمد' })).status).toBe(200);
  for (let index = 1; index < 30; index += 1) await save(person, { name: `View ${index}` });
  expect(await outcome(await send(person, 'post', '', { ...again, name: 'One more' }))).toMatchObject({
    status: 422,
    fields: [{ path: 'name', code: 'too_many' }],
  });
});

it.each([
  ['no list', { name: 'x', query: '' }],
  ['a list that is none', { list: 'Users!', name: 'x', query: '' }],
  ['no name', { list: 'users', name: ' ', query: '' }],
  ['what is no query', { list: 'users', name: 'x', query: '<b>' }],
  ['too long a query', { list: 'users', name: 'x', query: 'a'.repeat(1001) }],
])('a view of %s is rejected', async (_what, body) => {
  const person = await api.buildUser({ role: 'leader' });
  expect((await send(person, 'post', '', body)).status).toBe(422);
});

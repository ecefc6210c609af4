import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from './endpoints.ts';

const api = await useTestApi();

/** Words of fields that say whose it is, how much, how many, how long, or with which rights. */
const deciding =
  /^(user|student|teacher|leader|related_user|from_teacher|to_teacher|purchase|package|hold)_?id$|amount|price|percent|currency|coupon|classes|wallet|balance|minutes|duration|^(from|to|until|date|time|times|slots|startsOn|endsOn|startsAt|count|uses|months|effective_from)$|^(role|roles|permissions|scope|relationship_type)$/i;

/** Calls that have such a field and create no money, hold, class or right. */
const others: Record<string, string> = {
  'post /users': 'the specification’s form sends the whole person',
  'put /users/:id': 'the specification’s form sends the whole person',
  'post /users/students': 'the specification’s form sends the whole profile',
  'post /users/students/:id': 'the specification’s form sends the whole profile',
  'post /users/teachers': 'the specification’s form sends the whole profile',
  'post /users/teachers/:id': 'the specification’s form sends the whole profile',
  ...Object.fromEntries(
    [
      'post /classes/:id',
      'post /roles/:id',
      'put /roles/:id',
      'put /relations/:id',
      'put /teacher-salaries/:teacherId/:id',
      'put /packages/:id',
      'put /bank-transfers/:id',
    ].map((name) => [name, 'an edit of the specification: its clients send the object back as they read it']),
  ),
  'put /settings': 'takes the names of settings, and rejects all others itself',
  'put /teachers/:id/availability': 'hours in which a teacher can be asked for',
  'post /personal-data/export': 'an archive of data',
  'post /personal-data/erasure': 'a request that an admin decides',
  'post /consents': 'a consent',
  'post /feedback': 'an answer',
  'post /assignments': 'work to do',
  'post /leads': 'a wish of a visitor',
  'post /leads/form': 'a wish of a visitor',
  'post /leads/request': 'a wish of a visitor',
  'post /figures/policy': 'a report of a browser',
};

type Parts = { entries?: Record<string, GenericSchema>; wrapped?: GenericSchema; options?: readonly unknown[] };

/** The names of a schema's fields, behind optional ones and alternatives. */
function namesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries = {}, wrapped, options = [] } = schema as Parts;
  return [...Object.keys(entries), ...namesOf(wrapped), ...options.flatMap(namesOf)];
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const writing = endpoints.filter(({ method }) => method !== 'get' && method !== 'delete');
const isDeciding = ({ query, body }: (typeof endpoints)[number]) =>
  [...namesOf(query), ...namesOf(body?.schema)].some((name) => deciding.test(name));

describe('calls that create money, holds, classes or rights (D159)', () => {
  it('each call with a field that says for whom, how much or how long rejects unknown fields, or is listed with its reason', () => {
    const open = writing.filter((each) => isDeciding(each) && !each.unknownFields).map(nameOf);
    expect(open.toSorted()).toEqual(Object.keys(others).toSorted());
  });

  const rejecting = writing.filter(({ unknownFields }) => unknownFields);

  it.each(rejecting.map((each) => [nameOf(each), each] as const))(
    '%s names an unknown field of its query and of its body, if it has one',
    async (_name, { method, path, body }) => {
      const token = await api.tokenFor(
        await api.buildUser({ role: path.startsWith('/subscriptions') ? 'guest' : 'super-admin' }),
      );
      const url = `/api${path
        .replace(/:months?\b/g, '2026-10')
        .replace(/:step\b/, 'page')
        .replace(/:\w+/g, '1')}`;
      const inQuery = await (await api.request(method, `${url}?unknown_word=1`, { token })).json();
      expect(inQuery.fields).toMatchObject([{ path: 'unknown_word', code: 'unknown_field' }]);
      if (!body) return;
      const bought = path.startsWith('/subscriptions') ? '?currency=USD' : '';
      const unknown = body.accepts.includes('json') ? { unknown_word: 1 } : formOf({ unknown_word: '1' });
      const inBody = await (await api.request(method, url + bought, { token, body: unknown })).json();
      expect(inBody.fields).toMatchObject([{ path: 'unknown_word', code: 'unknown_field' }]);
    },
  );

  const sent = async (role: string, path: string, body?: object) => {
    const response = await api.request('post', `/api${path}`, {
      token: await api.tokenFor(await api.buildUser({ role })),
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: await response.json() };
  };

  it('a hold until a day that is named wrongly is not a hold without end', async () => {
    const preview = { from: '2040-03-01', until: '2040-03-20' };
    expect(await sent('admin', '/students/1/holds/preview', preview)).toMatchObject({
      status: 422,
      body: {
        message: '“until” is not a field of this call; the nearest is “to”',
        fields: [{ path: 'until', code: 'unknown_field' }],
      },
    });
  });

  it('a purchase for a child that is named in the body is not one for the parent', async () => {
    expect(await sent('guest', '/subscriptions/one-time/3?currency=GBP', { student_id: '5' })).toMatchObject({
      status: 422,
      body: { message: '“student_id” is not a field of this call; send it in the query' },
    });
  });

  it('an unknown field within a field is named with its path', async () => {
    const slots = [{ weekday: 1, time: '17:00', minute: 30 }];
    const { body } = await sent('admin', '/series/preview', { studentId: '1', slots });
    expect(body.fields).toMatchObject([{ path: 'slots.0.minute', message: expect.stringContaining('“minutes”') }]);
  });

  it('all other calls ignore it', async () => {
    expect(
      (await sent('admin', '/list-views?unknown_word=1', { list: 'users', name: 'Mine', query: '', unknown_word: 1 }))
        .status,
    ).toBe(201);
  });

  it('the published contract says which calls these are', async () => {
    const { paths } = await (await api.request('get', '/api/openapi.json')).json();
    const { requestBody, 'x-unknown-fields': unknown } = paths['/students/{id}/holds/preview'].post;
    expect(unknown).toBe('rejected');
    expect(requestBody.content['application/json'].schema.additionalProperties).toBe(false);
    const { schema } = paths['/list-views'].post.requestBody.content['application/json'];
    expect(schema.additionalProperties).toBeUndefined();
  });
});

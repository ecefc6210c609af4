import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

async function signedIn(user: { id: number }) {
  const token = await api.tokenFor(user);
  const call = async (method: string, path: string, body?: object) => {
    const response = await api.request(method, `/api/${path}`, { token, ...(body && { body }) });
    return { status: response.status, body: await response.json() };
  };
  const add = async (name: string, more: object = {}) =>
    (await call('post', 'children', { name, age: 8, ...more })).body.data?.id as string;
  return { token, call, add };
}
const parent = async (fields: object = {}) =>
  signedIn(await api.buildUser({ role: 'guest', name: 'Amina', ...fields }));
const leadsNow = () =>
  sql.query({
    text: 'select learner_name, learner_age, name, source, status, student_id, parent_id from leads order by id',
  });

describe('children whom a parent names (D163)', () => {
  it('a child is a student without an address and the parent stays a guest, who is called a parent', async () => {
    const { call, add } = await parent();
    const id = await add('Yusuf');
    const { data } = (await call('get', 'children')).body;
    expect(data).toEqual({
      self: false,
      children: [
        {
          id,
          name: 'Yusuf',
          age: 8,
          handle: 'yusuf',
          may: { change: true, remove: true, setPassword: true, open: true },
        },
      ],
      may: { add: true },
    });
    const profile = (await call('get', 'profile')).body.data;
    expect(profile.user).toMatchObject({ role: 'guest', relations: ['parent'] });
    expect((await call('get', 'own-profile')).body.data.children).toMatchObject([{ id, relationship_type: 'parent' }]);
  });

  it('a child of the same name is asked for once more, whatever its case and marks', async () => {
    const { call, add } = await parent();
    await add('Yusuf');
    const same = await call('post', 'children', { name: ' YUSUF ', age: 4 });
    expect([same.status, same.body.fields[0].code]).toEqual([422, 'same_name']);
    expect(await add('yusuf', { another: true })).toBeTruthy();
  });

  it('a parent names ten children at most, also at once', async () => {
    const { call } = await parent();
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    const added = await Promise.all(names.map((name) => call('post', 'children', { name, age: 5 })));
    expect(added.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(added.find(({ status }) => status === 422)?.body.fields[0].code).toBe('too_many');
  });

  it('adding children without end, and taking them back, is 429', async () => {
    const user = await api.buildUser({ role: 'guest' });
    const { call } = await signedIn(user);
    for (let time = 0; time < 30; time += 1) await api.deps.limits.children.take(String(user.id));
    expect((await call('post', 'children', { name: 'Yusuf', age: 5 })).status).toBe(429);
  });

  it('its parent renames it and takes it back, and then the name is free and the account is gone', async () => {
    const { call, add } = await parent();
    const id = await add('Yusef');
    expect((await call('put', `children/${id}`, { name: 'Yusuf', age: 9 })).status).toBe(200);
    expect(await leadsNow()).toMatchObject([{ learner_name: 'Yusuf', learner_age: 9 }]);
    expect((await call('delete', `children/${id}`)).status).toBe(200);
    expect((await call('get', 'children')).body.data.children).toEqual([]);
    expect((await call('get', 'profile')).body.data.user.relations).toEqual([]);
    expect(await leadsNow()).toEqual([]);
    expect(await add('Yusuf')).not.toBe(id);
  });

  it.each([
    ['a class', (id: number) => api.buildClass({ student: { id } })],
    [
      'a line of the ledger',
      (id: number) =>
        sql.query({
          text: `insert into class_ledger (student_id, delta, reason, created_at) values ($1, 1, 'adjustment', now())`,
          values: [id],
        }),
    ],
    [
      'another relative',
      async (id: number) => {
        const aunt = await api.buildUser({ role: 'guest' });
        await sql.query({
          text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'aunt')`,
          values: [id, aunt.id],
        });
      },
    ],
  ])('after %s it is not the parent’s to change any more', async (_what, happen) => {
    const { call, add } = await parent();
    const id = await add('Yusuf');
    await happen(Number(id));
    expect((await call('get', 'children')).body.data.children[0].may).toEqual({
      change: false,
      remove: false,
      setPassword: true,
      open: true,
    });
    expect((await call('put', `children/${id}`, { name: 'Omar' })).status).toBe(409);
    expect((await call('delete', `children/${id}`)).status).toBe(409);
  });

  it('the child of somebody else is 404, also for a parent whom the office has made', async () => {
    const id = await (await parent()).add('Yusuf');
    const other = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [id, other.id],
    });
    for (const { call } of [await parent(), await signedIn(other)])
      for (const [method, path, body] of [
        ['put', '', { name: 'Omar' }],
        ['delete', ''],
        ['put', '/password', { password: 'secret1' }],
      ] as const)
        expect((await call(method, `children/${id}${path}`, body)).status).toBe(404);
  });

  it('a parent whose relation the office has ended reaches the child no more', async () => {
    const { call, add } = await parent();
    const id = await add('Yusuf');
    const admin = await signedIn(await api.buildUser({ role: 'admin' }));
    const relations = (await admin.call('get', 'relations')).body.data as { id: string }[];
    for (const relation of relations) await admin.call('delete', `relations/${relation.id}`);
    const { data } = (await call('get', 'own-profile')).body;
    expect(data.children).toEqual([]);
    for (const [method, path, body] of [
      ['put', '', { name: 'Omar' }],
      ['delete', ''],
      ['put', '/password', { password: 'secret1' }],
    ] as const)
      expect((await call(method, `children/${id}${path}`, body)).status).toBe(404);
    expect((await call('get', `students/${id}/statement`)).status).toBe(404);
  });

  it('the parent sets the password of a child under 16, who signs in by the user name', async () => {
    const { call, add } = await parent();
    const set = await call('put', `children/${await add('Yusuf')}/password`, { password: 'secret1' });
    expect(set.body.data).toEqual({ handle: 'yusuf' });
    const login = { body: { email: 'yusuf', password: 'secret1' } };
    expect((await api.request('post', '/api/login', login)).status).toBe(200);
    const grown = await call('post', 'children', { name: 'Omar', age: 16 });
    expect((await call('put', `children/${grown.body.data.id}/password`, { password: 'secret1' })).status).toBe(409);
  });

  it('the other parents are told of each password of a child, whoever sets it, and the audit names who did', async () => {
    const { token, call, add } = await parent();
    const id = await add('Yusuf');
    const father = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
      values: [id, father.id],
    });
    const keys = async (token: string) =>
      (await (await api.request('get', '/api/notifications', { token })).json()).data.map(
        ({ key }: { key: string }) => key,
      );
    const other = await api.tokenFor(father);
    await call('put', `children/${id}/password`, { password: 'secret1' });
    expect([await keys(other), await keys(token)]).toEqual([['account.child-password'], []]);
    const admin = await signedIn(await api.buildUser({ role: 'admin' }));
    expect((await admin.call('put', `users/${id}/password`, { password: 'secret2' })).status).toBe(200);
    expect(await keys(token)).toEqual(['account.child-password']);
    const mails = await sql.query({
      text: `select from deliveries where user_id = $1 and key = 'account.child-password' and channel = 'mail'`,
      values: [father.id],
    });
    expect(mails.length).toBeGreaterThan(0);
    const lines = await sql.query({
      text: `select actor_id is not null as named from audit_log where action = 'user.set-password' and subject_id = $1`,
      values: [id],
    });
    expect(lines).toEqual([{ named: true }, { named: true }]);
  });

  it('staff and children add none', async () => {
    const child = await api.buildStudent({ profile: { age: 12 } });
    for (const viewer of [child, await api.buildTeacher(), await api.buildUser({ role: 'admin' })])
      expect((await (await signedIn(viewer)).call('post', 'children', { name: 'Yusuf', age: 5 })).status).toBe(403);
    const adult = await signedIn(await api.buildStudent({ profile: { age: 30 } }));
    expect(await adult.add('Yusuf')).toBeTruthy();
  });
});

describe('who learns, as a lead (D163)', () => {
  const account = { name: 'Amina', email: 'amina@family.test', password: 'secret1', phone: '07912345678' };
  const signUp = async (learners: object, change: object = {}) =>
    api.request('post', '/api/auth/signup', { body: { ...account, learners, ...change } });

  it('a sign-up with children makes a lead of each, and mails nobody but the new account', async () => {
    await api.buildUser({ role: 'admin' });
    const response = await signUp({
      children: [
        { name: 'Yusuf', age: 8 },
        { name: 'Maryam', age: 6 },
      ],
    });
    expect(response.status).toBe(201);
    expect(await leadsNow()).toMatchObject([
      { learner_name: 'Yusuf', learner_age: 8, name: 'Amina', source: 'sign-up', status: 'new' },
      { learner_name: 'Maryam' },
    ]);
    await api.deps.jobs.drain();
    const [mail, ...others] = await api.mails();
    expect([mail?.to?.[0]?.address, others]).toEqual([account.email, []]);
    expect(mail?.text).toContain('You have signed up: 2 children.');
    expect(mail?.text).toMatch(/the academy will look at it and write to you by .*\d:\d\d/);
    expect(mail?.text).toContain('وصل تسجيلك لطلب التعلم: لطفلين.');
    expect(mail?.text).not.toContain('Yusuf');
    const named = await sql.query({ text: `select key from notifications where key like 'lead.%'` });
    expect(named).toEqual([]);
  });

  it('two children of one name are rejected at sign-up, and nothing is made', async () => {
    const response = await signUp({
      children: [
        { name: 'Yusuf', age: 8 },
        { name: 'yusuf', age: 6 },
      ],
    });
    expect([response.status, (await response.json()).fields[0].path]).toEqual([422, 'learners.children']);
    expect(await leadsNow()).toEqual([]);
  });

  it('eleven children are rejected at sign-up, and nobody is made', async () => {
    const children = Array.from({ length: 11 }, (_, at) => ({ name: `Child ${at}`, age: 5 }));
    expect((await signUp({ children })).status).toBe(422);
    expect(await sql.query({ text: 'select id from users' })).toEqual([]);
  });

  it('“I” is answered once, at sign-up or later', async () => {
    const { token } = await (await signUp({ self: true })).json();
    const again = await api.request('put', '/api/who-learns', { token, body: { learns: 'self' } });
    expect(again.status).toBe(200);
    expect(await leadsNow()).toMatchObject([{ learner_name: 'Amina', learner_age: 0, parent_id: null }]);
    const { data } = await (await api.request('get', '/api/children', { token })).json();
    expect(data).toMatchObject({ self: true, children: [] });
  });

  it('a sign-up with the address of a trial request makes no second lead', async () => {
    await sql.query({
      text: `insert into leads (learner_name, learner_age, name, email, subject, chosen_times, timezone, source, consent_at, digest)
        values ('Yusuf', 8, 'Amina', 'Amina@Family.test', 'memorisation', '{}', 'UTC', 'website', now(), 'd')`,
    });
    await signUp({ children: [{ name: 'Yusuf', age: 8 }] });
    expect(await leadsNow()).toHaveLength(1);
  });
});

import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call } = classCalls(api);

type Person = { id: number };
type Kind = 'terms' | 'privacy' | 'monitoring';

const text = { en: 'Be kind to each other.', ar: 'كونوا لطفاء.' };
const admin = () => api.buildUser({ role: 'admin' });
const publish = async (kind: Kind, version: number, by?: Person) =>
  call(by ?? (await admin()), 'post', '/legal-texts', { kind, version, text });
const accept = (person: Person, kind: Kind, version: number, more: object = {}) =>
  call(person, 'post', '/consents', { accept: [{ kind, version }], language: 'en', ...more });
const asked = async (person: Person) => (await call(person, 'get', '/consents')).body.data.asked;
const isLed = async (person: Person) => (await call(person, 'get', '/profile')).body.data.consents_needed;
const relate = (student: Person, relative: Person, kind: string) =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [student.id, relative.id, kind],
  });

async function household(age: number | null) {
  const [child, parent, aunt] = [
    await api.buildStudent({ profile: { age } }),
    await api.buildUser({ role: 'guest' }),
    await api.buildUser({ role: 'guest' }),
  ];
  await relate(child, parent, 'parent');
  await relate(child, aunt, 'aunt');
  return { child, parent, aunt };
}

describe('requests for consent', () => {
  it('nobody is asked for consent if no text is published', async () => {
    const { parent } = await household(9);
    expect(await isLed(parent)).toBeUndefined();
    expect((await call(parent, 'get', '/consents')).body.data).toEqual({ texts: [], asked: [] });
    expect(await (await api.request('get', '/api/legal-texts/current')).json()).toEqual({ data: [] });
  });

  it('everybody is asked to accept a published text until they have, and again for a new version', async () => {
    const person = await api.buildUser({ role: 'teacher' });
    expect((await publish('terms', 1)).status).toBe(201);
    expect(await isLed(person)).toBe(true);
    expect(await asked(person)).toMatchObject([{ id: String(person.id), child: false, kinds: ['terms'] }]);
    const accepted = await accept(person, 'terms', 1);
    expect([accepted.status, accepted.body.data.asked]).toEqual([200, []]);
    expect(await isLed(person)).toBeUndefined();
    await publish('terms', 2);
    expect(await isLed(person)).toBe(true);
    expect((await call(person, 'get', '/consents')).body.data.texts).toMatchObject([
      { kind: 'terms', version: 2, text },
    ]);
  });

  it('accepting an old or unknown version is a conflict, and nothing of the call is stored', async () => {
    const person = await api.buildUser();
    await publish('terms', 1);
    await publish('terms', 2);
    await publish('privacy', 1);
    const accepting = [
      { kind: 'privacy', version: 1 },
      { kind: 'terms', version: 1 },
    ];
    const old = await call(person, 'post', '/consents', { accept: accepting, language: 'ar' });
    expect([old.status, (await accept(person, 'terms', 3)).status]).toEqual([409, 409]);
    expect(await asked(person)).toMatchObject([{ kinds: ['terms', 'privacy'] }]);
  });

  it('accepting a text twice is stored once', async () => {
    const person = await api.buildUser();
    await publish('terms', 1);
    expect([(await accept(person, 'terms', 1)).status, (await accept(person, 'terms', 1)).status]).toEqual([200, 200]);
    expect(await sql.query({ text: 'select language from consents' })).toEqual([{ language: 'en' }]);
  });

  it('an admin in a view is asked for no consent and can give none (D124)', async () => {
    const [viewer, person] = [await api.buildUser({ role: 'super-admin' }), await api.buildUser()];
    await publish('terms', 1);
    const { token } = (await call(viewer, 'post', `/users/${person.id}/view-as`)).body.data;
    const profile = await (await api.request('get', '/api/profile', { token })).json();
    expect(profile.data.consents_needed).toBeUndefined();
    const body = { accept: [{ kind: 'terms', version: 1 }], language: 'en' };
    expect((await api.request('post', '/api/consents', { token, body })).status).toBe(403);
  });
});

it('the consents of a person are part of the export (D123)', async () => {
  const person = await api.buildUser();
  await publish('terms', 1);
  await accept(person, 'terms', 1);
  const { id } = (await call(person, 'post', '/personal-data/export', {})).body.data;
  await api.deps.jobs.drain();
  const { url } = (await call(person, 'get', `/personal-data/exports/${id}`)).body.data;
  const file = await api.request('get', url, { token: await api.tokenFor(person) });
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const rows = JSON.parse((await zip.file('consents.json')?.async('text')) ?? '[]');
  expect(rows).toMatchObject([{ kind: 'terms', version: 1, language: 'en' }]);
});

describe('a child', () => {
  it('only a parent consents for a student under 16, and the student is not asked', async () => {
    const { child, parent, aunt } = await household(15);
    await publish('terms', 1);
    expect(await asked(child)).toEqual([]);
    expect(await isLed(child)).toBeUndefined();
    expect(await asked(parent)).toMatchObject([
      { id: String(parent.id), child: false },
      { id: String(child.id), child: true, kinds: ['terms'] },
    ]);
    const ofChild = { student_id: child.id };
    expect((await accept(child, 'terms', 1)).status).toBe(403);
    expect((await accept(aunt, 'terms', 1, ofChild)).status).toBe(403);
    expect((await accept(await admin(), 'terms', 1, ofChild)).status).toBe(403);
    await accept(parent, 'terms', 1);
    expect(await isLed(parent)).toBe(true);
    expect((await accept(parent, 'terms', 1, ofChild)).status).toBe(200);
    expect(await isLed(parent)).toBeUndefined();
  });

  it.each([16, null])('a student of %s years consents without a parent', async (age) => {
    const { child, parent } = await household(age);
    await publish('terms', 1);
    expect(await asked(parent)).toHaveLength(1);
    expect((await accept(parent, 'terms', 1, { student_id: child.id })).status).toBe(403);
    expect((await accept(child, 'terms', 1)).status).toBe(200);
  });

  it('staff in whose scope the child is see that the consent of a parent is missing', async () => {
    const { child, parent } = await household(9);
    await publish('terms', 1);
    const read = async (person: Person) => call(person, 'get', `/users/${child.id}/consents`);
    const boss = await admin();
    expect((await read(boss)).body.data).toEqual({
      byParent: true,
      consents: [{ kind: 'terms', version: 1, acceptedAt: null, acceptedBy: null }],
    });
    await accept(parent, 'terms', 1, { student_id: child.id });
    expect((await read(boss)).body.data.consents).toMatchObject([{ acceptedBy: { id: String(parent.id) } }]);
    expect((await read(await api.buildUser({ role: 'teacher' }))).status).toBe(404);
  });
});

describe('sign-up', () => {
  const person = { name: 'Yusuf', email: 'yusuf@academy.test', password: 'secret1', phone: '07912345678' };
  const signUp = async (more: object) => {
    const response = await api.request('post', '/api/auth/signup', { body: { ...person, ...more } });
    const { token } = await response.json();
    const { data } = await (await api.request('get', '/api/consents', { token })).json();
    return { status: response.status, kinds: data.asked.flatMap(({ kinds }: { kinds: Kind[] }) => kinds) };
  };

  it('the texts that the sign-up form showed are accepted with the account', async () => {
    await publish('terms', 1);
    await publish('privacy', 1);
    const consents = ['terms', 'privacy'].map((kind) => ({ kind, version: 1 }));
    expect(await signUp({ consents })).toEqual({ status: 201, kinds: [] });
  });

  it('they are accepted for the children under 16 whom the form names too, and recorded as the parent’s act (D163)', async () => {
    await publish('terms', 1);
    const consents = [{ kind: 'terms', version: 1 }];
    const children = [
      { name: 'Omar', age: 8 },
      { name: 'Maryam', age: 16 },
    ];
    expect(await signUp({ consents, learners: { self: false, children } })).toEqual({ status: 201, kinds: [] });
    const rows = await api.deps.database.sql.query({
      text: `select u.name, p.name as by from consents c join users u on u.id = c.user_id
        join users p on p.id = c.accepted_by order by u.id`,
    });
    expect(rows).toEqual([
      { name: 'Yusuf', by: 'Yusuf' },
      { name: 'Omar', by: 'Yusuf' },
    ]);
  });

  it('a new user who sent no version, or an old one, is asked for consent after signing in', async () => {
    await publish('terms', 1);
    await publish('terms', 2);
    expect(await signUp({})).toEqual({ status: 201, kinds: ['terms'] });
    const former = { email: 'b@academy.test', phone: '07912345679', consents: [{ kind: 'terms', version: 1 }] };
    expect(await signUp(former)).toEqual({ status: 201, kinds: ['terms'] });
  });
});

describe('publishing', () => {
  it('versions have no gaps, the second of two admins gets a conflict, and every page knows the current texts', async () => {
    expect((await publish('terms', 2)).status).toBe(409);
    const both = await Promise.all([publish('terms', 1), publish('terms', 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await publish('privacy', 1)).status).toBe(201);
    const { data } = await (await api.request('get', '/api/academy')).json();
    expect(data.legal_texts).toEqual(['terms', 'privacy']);
  });

  it('a legal text is needed in both languages', async () => {
    const body = { kind: 'terms', version: 1, text: { en: 'Terms', ar: '  ' } };
    const rejected = await call(await admin(), 'post', '/legal-texts', body);
    expect([rejected.status, rejected.body.fields[0].path]).toEqual([422, 'text.ar']);
  });

  it('admins see how many people accepted each version and who has not, and publishing is audited (D69)', async () => {
    const [boss, person] = [await admin(), await api.buildUser({ role: 'guest', name: 'Layla' })];
    await publish('terms', 1, boss);
    await accept(person, 'terms', 1);
    const second = await publish('terms', 2, boss);
    await accept(boss, 'terms', 2);
    const { body } = await call(boss, 'get', '/legal-texts?kind=terms');
    expect(body.data).toMatchObject([
      { version: 2, accepted: 1, missing: 1, publishedBy: { id: String(boss.id) } },
      { version: 1, accepted: 1, missing: null },
    ]);
    const missing = (id: string, query = '') => call(boss, 'get', `/legal-texts/${id}/missing${query}`);
    const rows = [{ id: String(person.id), name: 'Layla', role: 'guest', byParent: false }];
    const [current, former] = body.data;
    expect((await missing(current.id)).body).toMatchObject({
      data: rows,
      pagination: { total: 1 },
      text: { kind: 'terms', version: 2 },
    });
    expect((await missing(current.id, '?search=layl')).body.data).toEqual(rows);
    expect((await missing(current.id, '?search=omar')).body).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await missing(former.id)).status).toBe(404);
    const audit = await call(boss, 'get', '/audit?subject=legal-text');
    expect(audit.body.data).toMatchObject([
      {
        actor: { id: String(boss.id) },
        action: 'legal-text.publish',
        subject_id: second.body.data.id,
        after: { legalKind: 'terms', version: 2 },
      },
      { action: 'legal-text.publish', subject_id: body.data[1].id, after: { legalKind: 'terms', version: 1 } },
    ]);
  });
});

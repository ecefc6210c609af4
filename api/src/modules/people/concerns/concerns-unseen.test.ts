import { describe, expect, it } from 'vitest';
import { isOpenInView } from '#base/http/endpoint.ts';
import { openAsChild } from '#testing/fixtures/child-session.fixture.ts';
import { formOf, pdf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { endpoints } from '../../../endpoints.ts';
import { useConcerns } from './concerns.fixture.ts';

const api = await useTestApi();
const { sql, call, people, unreadOf } = useConcerns(api);
type Person = { id: number };

const SECRET = 'Zebra at midnight';
const DAY_MS = 86_400_000;
const write = async (writer: Person, about?: Person): Promise<string> =>
  (await call(writer, 'post', '/concerns', { text: SECRET, about: about?.id })).body.data.id;

let addresses = 0;
/** What a call answers, without what differs each time; another address for each, because limits count by it. */
async function answerOf(token: string, path: string): Promise<string> {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.2.${addresses >> 8}.${addresses & 255}` };
  const response = await api.request('get', `/api${path}`, { token, headers });
  const text = (await response.text()).replace(/pass=[\w.-]+|"requestId":"[^"]*"/g, '');
  return `${response.status} ${text}`;
}

/** Each reading call without an object, and those about these people. */
const paths = (ids: readonly number[]) => [
  ...endpoints
    // Some reads are lines of the audit log themselves, as its file; none of them is open in a view.
    .filter((each) => each.method === 'get' && !each.path.includes(':') && isOpenInView(each))
    .map(({ path }) => path),
  ...endpoints
    .filter(({ method, path }) => method === 'get' && /^\/(users|students|teachers)\/:\w+/.test(path))
    .filter(({ path }) => (path.match(/:/g) ?? []).length === 1)
    .flatMap(({ path }) => ids.map((id) => path.replace(/:\w+/, String(id)))),
  `/search?search=${encodeURIComponent('Zebra')}`,
];

async function answersOf(token: string, ids: readonly number[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const path of paths(ids)) found.set(path, await answerOf(token, path));
  return found;
}

describe('nobody else knows of a concern (D146)', () => {
  it('no call of any other role answers otherwise because there is a concern', async () => {
    const own = await people();
    const others = [own.superAdmin, own.leader, own.teacher];
    const tokens = await Promise.all(others.map((person) => api.tokenFor(person)));
    const ids = [own.mother.id];
    const before = [];
    for (const token of tokens) before.push([await answersOf(token, ids), await answersOf(token, ids)] as const);
    const id = await write(own.mother, own.teacher);
    await call(own.amal, 'post', `/concerns/${id}/replies`, { text: SECRET });
    for (const [index, token] of tokens.entries()) {
      const [first, second] = before[index] ?? [];
      const steady = [...(first ?? [])].filter(([path, answer]) => second?.get(path) === answer);
      expect([...(first?.keys() ?? [])].filter((path) => !steady.some(([each]) => each === path))).toEqual([]);
      const after = await answersOf(token, ids);
      expect(steady.filter(([path, answer]) => after.get(path) !== answer).map(([path]) => path)).toEqual([]);
      expect([...after.values()].join()).not.toContain(SECRET);
    }
  });

  it('an id that exists and one that does not are the same to all others', async () => {
    const own = await people();
    const id = await write(own.mother, own.teacher);
    for (const person of [own.superAdmin, own.admin, own.leader, own.teacher, own.child])
      for (const [method, path, body] of [
        ['get', '', undefined],
        ['put', '', { state: 'closed', note: 'x' }],
        ['post', '/replies', { text: 'x' }],
      ] as const) {
        const there = await call(person, method, `/concerns/${id}${path}`, body);
        const absent = await call(person, method, `/concerns/99999999${path}`, body);
        expect(there.status).toBe(404);
        expect([there.status, there.body.code, there.body.message]).toEqual([
          absent.status,
          absent.body.code,
          absent.body.message,
        ]);
      }
    expect(await sql.query({ text: 'select state from concerns' })).toEqual([{ state: 'new' }]);
  });

  it('the audit log has no line of it', async () => {
    const own = await people();
    const lines = () => sql.query({ text: 'select id from audit_log' });
    const before = await lines();
    const id = await write(own.mother, own.teacher);
    await call(own.amal, 'put', `/concerns/${id}`, { state: 'closed', note: SECRET });
    await call(own.mother, 'post', `/concerns/${id}/replies`, { text: SECRET });
    expect(await lines()).toEqual(before);
  });

  it('a view as the writer or a named person has no concern, and no notification of one', async () => {
    const own = await people();
    const id = await write(own.mother);
    await call(own.amal, 'post', `/concerns/${id}/replies`, { text: SECRET });
    expect([await unreadOf(own.mother), await unreadOf(own.amal)]).toEqual([['answered'], ['written']]);
    for (const person of [own.mother, own.amal]) {
      const viewed = await call(own.superAdmin, 'post', `/users/${person.id}/view-as`);
      const read = async (path: string) => {
        const response = await api.request('get', `/api${path}`, { token: viewed.body.data.token });
        return { status: response.status, body: await response.json() };
      };
      expect((await read('/concerns')).body).toMatchObject({ data: [], pagination: { total: 0 }, named: false });
      expect((await read('/concerns?own=true')).body.data).toEqual([]);
      expect((await read(`/concerns/${id}`)).status).toBe(404);
      expect((await read('/notifications')).body).toMatchObject({ data: [], total: 0, unread: 0 });
      expect((await call(person, 'get', '/notifications')).body).toMatchObject({ total: 1, unread: 1 });
    }
  });

  it('the session that a parent opens as the child has no notification and no file of what the child wrote', async () => {
    const own = await people();
    const file = [pdf(), 'letter.pdf', 'application/pdf'] as const;
    const concern = await call(own.child, 'post', '/concerns', formOf({ text: SECRET, 'files[0]': file } as never));
    const { id, files } = concern.body.data;
    const token = await openAsChild(api, own.child, own.mother);
    const ask = (method: string, path: string, body?: object) => api.request(method, path, { token, body });
    await sql.query({ text: 'delete from realtime_outbox' });
    await call(own.amal, 'post', `/concerns/${id}/replies`, { text: SECRET });
    const events = await sql.query({
      text: `select data from realtime_outbox where name = 'notification' and channel = $1`,
      values: [`chat.${own.child.id}`],
    });
    expect(events).toEqual([{ data: { unread: 0 } }]);
    const list = await (await ask('get', '/api/notifications')).json();
    expect(list).toMatchObject({ data: [], total: 0, unread: 0 });
    expect((await (await ask('patch', '/api/notifications/read', {})).json()).data.unread).toBe(0);
    expect((await ask('get', files[0].image_path.replace(/\?.*/, ''))).status).toBe(404);
    expect(await unreadOf(own.child)).toEqual(['answered']);
    expect((await call(own.child, 'get', '/notifications')).body).toMatchObject({ total: 1, unread: 1 });
  });

  it('admins see none of its mails, and cannot send one again', async () => {
    const own = await people();
    await write(own.mother);
    const rows = await sql.query<{ id: number }>({
      text: `update deliveries set status = 'failed' where user_id = $1 returning id::int as id`,
      values: [own.amal.id],
    });
    expect(rows.length).toBeGreaterThan(0);
    const { body } = await call(own.superAdmin, 'get', `/users/${own.amal.id}/deliveries`);
    expect(body).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await call(own.superAdmin, 'post', `/deliveries/${rows[0]?.id}/retry`)).status).toBe(404);
  });

  it('erasing the writer or whom it is about looks as always, and takes the words when the concern is closed', async () => {
    const own = await people();
    const other = await api.buildUser({ role: 'guest', name: 'Rania Zebrano' });
    const id = await write(other);
    await call(other, 'post', `/concerns/${id}/replies`, { text: `${SECRET}, says Rania Zebrano` });
    await call(own.amal, 'post', `/concerns/${id}/replies`, { text: 'Thank you, Rania Zebrano' });
    const asked = await call(other, 'post', '/personal-data/erasure', {});
    expect(asked.status).toBe(201);
    expect((await call(own.admin, 'put', `/erasures/${asked.body.data.id}/approve`)).status).toBe(200);
    api.clock.advance(14 * DAY_MS);
    await api.deps.jobs.enqueue(sql, 'erasures', {}).then(() => api.deps.jobs.drain());
    expect(await sql.query({ text: 'select name from users where id = $1', values: [other.id] })).toEqual([
      { name: 'Former member' },
    ]);
    const seen = async () => (await call(own.amal, 'get', `/concerns/${id}`)).body.data;
    expect(await seen()).toMatchObject({ writer: { name: 'Rania Zebrano' }, text: SECRET });
    const closed = await call(own.amal, 'put', `/concerns/${id}`, { state: 'closed', note: 'Rania Zebrano is safe' });
    expect(closed.body.data).toMatchObject({
      writer: { name: 'Former member' },
      text: '',
      note: 'Former member is safe',
      replies: [{ text: '' }, { text: 'Thank you, Former member' }],
    });
    expect(JSON.stringify(await seen())).not.toMatch(/Rania|Zebra/);
  });

  it('a closed concern is erased with its writer, and names an erased person no more', async () => {
    const own = await people();
    const about = await api.buildUser({ role: 'guest', name: 'Karim Ostrich' });
    const id = await write(own.admin, about);
    await sql.query({ text: `update concerns set text = 'Karim Ostrich shouted' where id = $1`, values: [id] });
    await call(own.amal, 'put', `/concerns/${id}`, { state: 'closed', note: 'Karim Ostrich has left' });
    const asked = await call(about, 'post', '/personal-data/erasure', {});
    expect((await call(own.superAdmin, 'put', `/erasures/${asked.body.data.id}/approve`)).status).toBe(200);
    api.clock.advance(14 * DAY_MS);
    await api.deps.jobs.enqueue(sql, 'erasures', {}).then(() => api.deps.jobs.drain());
    expect((await call(own.amal, 'get', `/concerns/${id}`)).body.data).toMatchObject({
      about: { name: 'Former member' },
      text: 'Former member shouted',
      note: 'Former member has left',
    });
  });

  it('an export of the writer’s data has nothing of it', async () => {
    const own = await people();
    const id = await write(own.child);
    await call(own.amal, 'post', `/concerns/${id}/replies`, { text: SECRET });
    const asked = await call(own.mother, 'post', '/personal-data/export', { student_id: String(own.child.id) });
    expect(asked.status).toBe(201);
    await api.deps.jobs.drain();
    const { body } = await call(own.mother, 'get', `/personal-data/exports/${asked.body.data.id}`);
    const file = await api.request('get', body.data.url, { token: await api.tokenFor(own.mother) });
    const { default: JSZip } = await import('jszip');
    const zip = await JSZip.loadAsync(await file.arrayBuffer());
    const texts = await Promise.all(Object.values(zip.files).map((each) => each.async('text')));
    expect(Object.keys(zip.files).filter((name) => name.includes('concern'))).toEqual([]);
    const data = texts.filter((text) => !text.includes('This archive has a file'));
    expect(data.join()).not.toMatch(/Zebra|concern/);
  });
});

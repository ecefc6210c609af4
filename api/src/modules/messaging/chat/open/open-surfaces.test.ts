import { describe, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { createOpenChatFixture } from './open-chats.fixture.ts';

const api = await useTestApi();
const { as, sent, list, get, setStudent, notified, read, ...open } = createOpenChatFixture(api);
const { log, openFamily, relate, unrelate, accept, setAge, sql, texts, unread, write, call } = open;
const { inUtc, mailsTo, moveTo, send } = deliveryCalls(api);

type Row = Record<string, unknown>;
type Someone = Awaited<ReturnType<typeof as>>;

const empty = () => sql.query({ text: 'delete from realtime_outbox' });
const channels = async (name: string) => (await notified(name)).map(({ channel }) => channel).sort();
const channelsOf = (...people: Someone[]) => people.map(({ id }) => `chat.${id}`).sort();
const bell = async (who: Someone) =>
  (await get(who, 'notifications?limit=20')).data.map(({ key, relatedId, params }: Row) => ({
    key,
    relatedId,
    params,
  }));

async function sendFile(from: Someone, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('attachment', new File([`%PDF-1.4\n${Math.random()}%%EOF`], 'page.pdf', { type: 'application/pdf' }));
  const response = await api.request('post', '/api/messages/send', { token: from.token, body });
  expect(response.status).toBe(201);
}
const fileOf = async (who: Someone, id: string) =>
  (await (await log(who, id)).json()).data.at(-1).attachment.image_path as string;
const statusOf = async (who: Someone, path: string) => (await api.request('get', path, { token: who.token })).status;

describe('devices of an open conversation (D143, D49)', () => {
  it('a message of any of them is published to everybody in it, and to nobody else', async () => {
    const { child, teacher, mother, id } = await openFamily();
    const father = await as('guest');
    await relate(child, father);
    for (const say of [
      () => sent(teacher, child, 'One'),
      () => sent(child, teacher, 'Two'),
      () => write(mother, id, 'Three'),
    ]) {
      await empty();
      await say();
      expect(await channels('message')).toEqual(channelsOf(child, teacher, mother, father));
      const users = [String(child.id), String(teacher.id)];
      for (const { data } of await notified('message')) expect(data).toMatchObject({ open: { users } });
    }
    await unrelate(father);
    await empty();
    await sent(teacher, child, 'Four');
    expect(await channels('message')).toEqual(channelsOf(child, teacher, mother));
  });

  it('the teacher’s reading reaches everybody, a parent’s only the own devices', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await write(mother, id, 'Peace');
    await empty();
    await call(mother.user, 'patch', `/chat/${id}/read`, {});
    expect(await channels('read')).toEqual(channelsOf(mother));
    await empty();
    await read(teacher, child);
    expect(await channels('read')).toEqual(channelsOf(child, teacher, mother));
    expect((await (await log(mother, id)).json()).data[1]).toMatchObject({ is_read: true });
  });
});

describe('notifications of an open conversation (D143, D80)', () => {
  it('parents have one notification of it, however much is written, and the two that of their conversation', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await sent(teacher, child, 'Two');
    await sent(child, teacher, 'Three');
    const params = { place: `-${id}`, name: 'Yusuf', child: 'Yusuf', teacher: 'Maryam' };
    expect(await bell(mother)).toEqual([
      { key: 'chat.open-message', relatedId: `-${id}`, params: expect.objectContaining(params) },
    ]);
    await write(mother, id, 'Four');
    expect(await bell(mother)).toHaveLength(1);
    for (const [one, other] of [
      [child, teacher],
      [teacher, child],
    ] as const)
      expect(await bell(one)).toEqual([
        { key: 'chat.message', relatedId: String(other.id), params: expect.objectContaining({ name: 'Amina' }) },
      ]);
  });

  it('a parent gets one mail of what stays unread, and a former parent none of its words', async () => {
    moveTo('12:00');
    const { child, teacher, mother } = await openFamily();
    const father = await as('guest');
    await relate(child, father);
    await inUtc();
    await sent(teacher, child, 'Bring the workbook');
    await unrelate(father);
    api.clock.advance(31 * 60_000);
    await send();
    const [mail, ...others] = await mailsTo(mother.user);
    expect([others, mail?.text]).toEqual([[], expect.stringContaining('Bring the workbook')]);
    for (const late of await mailsTo(father.user)) expect(late.text).not.toContain('workbook');
  });
});

describe('files and search of an open conversation (D143)', () => {
  it('a file opens for who is in it, only from the open time on, and is in their list of files', async () => {
    const { child, teacher, mother, aunt, leader, id } = await openFamily();
    await sendFile(teacher, { receiver_id: String(child.id) });
    const path = (await fileOf(mother, id)).split('?')[0] ?? '';
    expect([await statusOf(mother, path), await statusOf(child, path)]).toEqual([200, 200]);
    for (const other of [aunt, leader]) expect(await statusOf(other, path)).not.toBe(200);
    expect((await get(mother, 'files?kind=chat')).data).toMatchObject([{ kind: 'chat', place_id: `-${id}` }]);
    await sendFile(mother, { chat_id: id });
    expect(await statusOf(teacher, (await fileOf(mother, id)).split('?')[0] ?? '')).toBe(200);
    await sql.query({ text: 'update open_chats set after_id = (select max(id) from messages) - 1' });
    expect(await statusOf(mother, path)).not.toBe(200);
    expect((await get(mother, 'files?kind=chat')).data).toHaveLength(1);
    await unrelate(mother);
    expect((await get(mother, 'files?kind=chat')).data).toEqual([]);
  });

  it('search finds it by teacher and child, for who is in it', async () => {
    const { mother, aunt, id } = await openFamily();
    for (const name of ['Maryam', 'Yusuf'])
      expect((await get(mother, `search?q=${name}`)).data).toContainEqual(
        expect.objectContaining({ kind: 'chat', id: `-${id}`, title: 'Maryam', detail: 'Yusuf' }),
      );
    const found = (await get(aunt, 'search?q=Maryam')).data.filter(({ kind }: Row) => kind === 'chat');
    expect(found).toEqual([]);
  });
});

describe('others and an open conversation (D143)', () => {
  it('admins monitor it as before, but not as parents of the child (D46)', async () => {
    const { child, id } = await openFamily();
    const admin = await as('admin');
    expect(await texts(admin, id)).toEqual(['Salam']);
    const audited = async () =>
      (await sql.query({ text: `select from audit_log where action = 'chat.monitor'` })).length;
    expect(await audited()).toBe(1);
    const parent = await as('admin');
    await relate(child, parent);
    expect(await texts(parent, id)).toEqual(['Salam']);
    expect(await audited()).toBe(1);
    const monitored = async (who: Someone) =>
      (await get(who, 'chats?type=monitored_chats')).data.map(({ id }: Row) => id);
    expect([await monitored(admin), await monitored(parent)]).toEqual([[id], []]);
  });

  it('a view as the parent shows no words of it, as of no other conversation (D124)', async () => {
    const { mother, id } = await openFamily();
    const viewer = await as('super-admin');
    const { token } = (await call(viewer.user, 'post', `/users/${mother.id}/view-as`)).body.data;
    const inView = { ...mother, token };
    expect(await texts(inView, id)).toBe(403);
    expect((await write(inView, id, 'No')).status).toBe(403);
    expect(await unread(mother)).toBe(1);
  });

  it('a message with one key is stored once, and the key is rejected for the own conversation', async () => {
    const { mother, teacher, id } = await openFamily();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await (await write(mother, id, 'Peace', 'key-1')).json()).data.id),
    );
    expect(new Set(ids).size).toBe(1);
    const headers = { 'idempotency-key': 'key-1' };
    const body = { message: 'Peace', receiver_id: String(teacher.id) };
    const repeated = await api.request('post', '/api/messages/send', { token: mother.token, body, headers });
    expect(repeated.status).toBe(409);
  });

  it('parallel messages of all three leave every count correct', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await Promise.all(
      [1, 2, 3, 4].flatMap((n) => [
        sent(teacher, child, `T${n}`),
        sent(child, teacher, `S${n}`),
        write(mother, id, `P${n}`),
      ]),
    );
    expect([await unread(mother), await unread(child), await unread(teacher)]).toEqual([9, 9, 8]);
  });
});

describe('a merge of accounts and open conversations (D164, D143)', () => {
  const merge = async (kept: Someone, gone: Someone) =>
    (
      await call(await api.buildUser({ role: 'super-admin' }), 'post', `/users/${kept.id}/merge`, {
        other: String(gone.id),
      })
    ).status;

  it('the parent’s other account goes on where the first was', async () => {
    const { mother, id } = await openFamily();
    const kept = await as('guest');
    expect(await merge(kept, mother)).toBe(200);
    expect([await texts(kept, id), await unread(kept)]).toEqual([['Salam'], 1]);
  });

  it('what was closed to the parents stays closed when two conversations become one', async () => {
    const { child, teacher, mother, id } = await openFamily();
    const other = await as('student');
    await setStudent(other, { teacher });
    await sent(other, teacher, 'Between two');
    expect(await merge(child, other)).toBe(200);
    expect(JSON.stringify(await texts(mother, id))).not.toContain('Between two');
    await sent(teacher, child, 'After');
    expect(await texts(mother, id)).toEqual(['After']);
  });
});

it('an open conversation of a child who has grown up is open for none of the surfaces', async () => {
  const { child, mother, teacher, id } = await openFamily();
  await sendFile(teacher, { receiver_id: String(child.id) });
  await setAge(child, 17);
  expect((await get(mother, 'files?kind=chat')).data).toEqual([]);
  expect((await get(mother, 'search?q=Yusuf')).data.filter(({ kind }: Row) => kind === 'chat')).toEqual([]);
  await accept(mother, child);
  await empty();
  await sent(teacher, child, 'Alone');
  expect(await channels('message')).toEqual(channelsOf(child, teacher));
  expect((await list(mother)).data.filter((row: Row) => row.id === id)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, sent, thread, list, get, notified } = createChatFixture(api);
const { sql } = api.deps.database;

const textsOf = (page: { data: { message: string }[] }) => page.data.map(({ message }) => message);

/** A conversation of `count` messages; `1` is the oldest. */
async function conversation(count: number) {
  const { student, teacher } = await pair();
  const chat = await api.buildChat({ between: [student, teacher] });
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1)
    ids.push(await api.buildMessage({ chat, sender: number % 2 ? student : teacher, text: String(number) }));
  return { student, teacher, ids, chat };
}

describe('a thread', () => {
  it('a thread starts with its newest page, oldest first, and pages upwards', async () => {
    const { student, teacher } = await conversation(7);
    const newest = await thread(student, teacher, '?limit=3');
    expect(textsOf(newest)).toEqual(['5', '6', '7']);
    expect(newest.hasMore).toBe(true);
    const older = await thread(student, teacher, `?limit=3&before=${newest.data[0].id}`);
    expect(textsOf(older)).toEqual(['2', '3', '4']);
    const oldest = await thread(student, teacher, `?limit=3&before=${older.data[0].id}`);
    expect(textsOf(oldest)).toEqual(['1']);
    expect(oldest.hasMore).toBe(false);
  });

  it('a client gets the messages after its last id, in order', async () => {
    const { student, teacher, ids } = await conversation(7);
    const first = await thread(student, teacher, `?limit=3&after=${ids[2]}`);
    expect(textsOf(first)).toEqual(['4', '5', '6']);
    expect(first.hasMore).toBe(true);
    const last = await thread(student, teacher, `?limit=3&after=${ids[5]}`);
    expect(last).toMatchObject({ data: [{ message: '7' }], hasMore: false });
    expect(textsOf(await thread(student, teacher, `?after=${ids[6]}`))).toEqual([]);
    expect(textsOf(await thread(student, teacher, `?limit=2&after=${ids[0]}&before=${ids[3]}`))).toEqual(['2', '3']);
  });

  it('a thread has the other person and how far both have read', async () => {
    const { student, teacher, ids, chat } = await conversation(4);
    const body = { up_to: String(ids[2]) };
    await api.request('patch', `/api/messages/read/${student.id}`, { token: teacher.token, body });
    const page = await thread(student, teacher);
    expect(page).toMatchObject({
      other: {
        id: String(teacher.id),
        name: teacher.user.name,
        image: null,
        role: 'teacher',
        last_read_id: String(ids[2]),
        last_delivered_id: String(ids[2]),
      },
      last_read_id: '0',
      can_write: true,
      chat_id: String(chat.id),
    });
    expect(page.data.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([true, false, true, false]);
  });

  it('reading a thread marks no message as read', async () => {
    const { student, teacher } = await conversation(2);
    await thread(student, teacher);
    expect((await list(student)).unread).toBe(1);
    expect(await notified('read')).toEqual([]);
  });

  it('a thread is empty before the first message, if the viewer may write', async () => {
    const { student, teacher } = await pair();
    expect(await thread(student, teacher)).toMatchObject({ data: [], hasMore: false, chat_id: null, can_write: true });
  });

  it('a thread is 404 with a person whom the viewer may not message, with oneself and with an unknown user', async () => {
    const [student, other] = [await as('student'), await as('student')];
    for (const id of [other.id, student.id, 999_999, 'x'])
      expect((await api.request('get', `/api/messages/${id}`, { token: student.token })).status).toBe(404);
  });

  it('a thread between other people is 404', async () => {
    const { student, teacher } = await conversation(2);
    for (const role of ['student', 'teacher', 'admin']) {
      const { token } = await as(role);
      for (const { id } of [student, teacher]) {
        const response = await api.request('get', `/api/messages/${id}`, { token });
        if (response.status === 200) expect((await response.json()).data).toEqual([]);
        else expect(response.status).toBe(404);
      }
    }
  });

  it('a thread is read-only without the permission messaging.create', async () => {
    const viewer = await as('custom', { permissions: ['messaging.read'] });
    const admin = await as('admin');
    await sent(admin, viewer, 'Salam');
    expect(await thread(viewer, admin)).toMatchObject({ can_write: false, data: [{ message: 'Salam' }] });
    expect((await list(viewer)).data[0].can_write).toBe(false);
  });

  it.each(['?limit=0', '?limit=101', '?before=x', '?after=-1'])('a thread rejects %s', async (search) => {
    const { student, teacher } = await pair();
    const response = await api.request('get', `/api/messages/${teacher.id}${search}`, { token: student.token });
    expect(response.status).toBe(422);
  });
});

describe('monitoring', () => {
  const audit = () => sql.query({ text: 'select action, actor_id, subject, subject_id from audit_log order by id' });

  it.each(['admin', 'super-admin'])(
    'the %s can monitor a conversation; it is audited and nothing is marked (D46)',
    async (role) => {
      const { chat, ids, student } = await conversation(5);
      const admin = await as(role);
      const before = await sql.query({ text: 'select * from chat_members order by user_id' });
      const page = await get(admin, `messages/log/${chat.id}?limit=3`);
      expect(textsOf(page)).toEqual(['3', '4', '5']);
      expect(page.hasMore).toBe(true);
      expect(page.users.map(({ id }: { id: string }) => Number(id))).toEqual([chat.firstUserId, chat.secondUserId]);
      expect(textsOf(await get(admin, `messages/log/${chat.id}?limit=3&before=${ids[2]}`))).toEqual(['1', '2']);
      const line = { action: 'chat.monitor', actor_id: admin.id, subject: 'chat', subject_id: chat.id };
      expect(await audit()).toEqual([line]);
      api.clock.advance(60 * 60_000);
      await get(admin, `messages/log/${chat.id}`);
      expect(await audit()).toEqual([line, line]);
      expect(await sql.query({ text: 'select * from chat_members order by user_id' })).toEqual(before);
      expect(await notified()).toEqual([]);
      expect(
        (await thread(student, { id: chat.firstUserId === student.id ? chat.secondUserId : chat.firstUserId })).data,
      ).toHaveLength(5);
    },
  );

  it('monitoring is audited whichever page is read first, for each admin and conversation', async () => {
    const [one, other] = [await conversation(3), await conversation(3)];
    const [admin, second] = [await as('admin'), await as('admin')];
    for (const who of [admin, second]) await get(who, `messages/log/${one.chat.id}?before=999999999`);
    await get(admin, `messages/log/${other.chat.id}?before=1`);
    expect(await audit()).toMatchObject([
      { action: 'chat.monitor', actor_id: admin.id, subject_id: one.chat.id },
      { action: 'chat.monitor', actor_id: second.id, subject_id: one.chat.id },
      { action: 'chat.monitor', actor_id: admin.id, subject_id: other.chat.id },
    ]);
  });

  it('an admin cannot write, mark or type in a monitored conversation', async () => {
    const { chat, student } = await conversation(2);
    const { token } = await as('admin');
    for (const call of [
      ['patch', `messages/read/${student.id}`],
      ['put', `chat/${chat.id}`],
    ] as const)
      expect((await api.request(call[0], `/api/${call[1]}`, { token })).status).toBe(404);
    await api.request('patch', '/api/messages/delivered', { token, body: { up_to: '999999' } });
    expect(await notified()).toEqual([]);
    expect((await list(student)).unread).toBe(1);
  });

  it('monitoring an own or a missing conversation is 404 and not audited', async () => {
    const [admin, guest] = [await as('admin'), await as('guest')];
    const { chat_id: id } = await sent(guest, admin, 'Salam');
    for (const chat of [id, '999999', 'x'])
      expect((await api.request('get', `/api/messages/log/${chat}`, { token: admin.token })).status).toBe(404);
    expect(await audit()).toEqual([]);
  });

  it.each(['guest', 'student', 'teacher', 'leader'])('the %s cannot monitor a conversation', async (role) => {
    const { chat } = await conversation(1);
    const { token } = await as(role);
    expect((await api.request('get', `/api/messages/log/${chat.id}`, { token })).status).toBe(403);
  });
});

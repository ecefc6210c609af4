import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, sent, thread, list, read, notified } = createChatFixture(api);
const { sql } = api.deps.database;

type Someone = Awaited<ReturnType<typeof as>>;
const reach = (who: Someone, upTo: string) =>
  api.request('patch', '/api/messages/delivered', { token: who.token, body: { up_to: upTo } });
const ticks = async (who: Someone, other: Someone) =>
  (await thread(who, other)).data
    .filter(({ sender }: { sender: { id: string } }) => sender.id === String(who.id))
    .map((m: { is_read: boolean; is_delivered: boolean }) =>
      m.is_read ? 'read' : m.is_delivered ? 'delivered' : 'sent',
    );

describe('marking as read', () => {
  it('marking as read covers all messages, or those up to a named one, and only moves forward (D47)', async () => {
    const { student, teacher } = await pair();
    const ids: string[] = [];
    for (const text of ['1', '2', '3']) ids.push((await sent(teacher, student, text)).id);
    expect(await (await read(student, teacher, ids[1])).json()).toMatchObject({ data: { unread: 1 } });
    expect(await ticks(teacher, student)).toEqual(['read', 'read', 'sent']);
    expect(await (await read(student, teacher, ids[0])).json()).toMatchObject({ data: { unread: 1 } });
    expect((await thread(student, teacher)).last_read_id).toBe(ids[1]);
    expect(await (await read(student, teacher)).json()).toMatchObject({ data: { unread: 0 } });
    expect(await ticks(teacher, student)).toEqual(['read', 'read', 'read']);
  });

  it('marking as read is published to both sides once per step, with the viewer’s unread count', async () => {
    const { student, teacher } = await pair();
    const { id, chat_id } = await sent(teacher, student, 'Salam');
    await read(student, teacher);
    await read(student, teacher);
    const data = { chat_id, reader_id: String(student.id), last_read_id: id };
    expect(await notified('read')).toEqual([
      { channel: `chat.${teacher.id}`, name: 'read', data },
      { channel: `chat.${student.id}`, name: 'read', data },
    ]);
    expect(await notified('unread')).toEqual([{ channel: `chat.${student.id}`, name: 'unread', data: { unread: 0 } }]);
  });

  it('marking as read counts the other unread conversations', async () => {
    const { student, teacher } = await pair();
    await sent(teacher, student, 'One');
    await sent(await as('admin'), student, 'Two');
    expect(await (await read(student, teacher)).json()).toMatchObject({ data: { unread: 1 } });
  });

  it('marking as read never goes beyond the newest message', async () => {
    const { student, teacher } = await pair();
    await sent(teacher, student, 'One');
    await read(student, teacher, '999999999999999');
    await sent(teacher, student, 'Two');
    expect((await list(student)).unread).toBe(1);
    expect(await ticks(teacher, student)).toEqual(['read', 'delivered']);
  });

  it('own messages are never unread', async () => {
    const { student, teacher } = await pair();
    await sent(student, teacher, 'One');
    expect((await list(student)).unread).toBe(0);
    await sent(teacher, student, 'Two');
    await sent(student, teacher, 'Three');
    expect((await list(student)).unread).toBe(1);
    expect((await list(teacher)).unread).toBe(2);
  });

  it('a message that is read on one device is read on all devices', async () => {
    const { student, teacher } = await pair();
    const tablet = { ...student, token: await api.tokenFor(student.user) };
    await sent(teacher, student, 'Salam');
    await read(tablet, teacher);
    expect(await list(student)).toEqual(await list(tablet));
    expect((await list(student)).unread).toBe(0);
  });

  it('marking as read needs an own conversation', async () => {
    const { student, teacher } = await pair();
    await sent(teacher, student, 'Salam');
    for (const role of ['student', 'admin', 'super-admin']) {
      const other = await as(role);
      expect((await read(other, student)).status).toBe(404);
      expect((await read(other, teacher)).status).toBe(404);
    }
    expect((await read(student, student)).status).toBe(404);
    expect((await list(student)).unread).toBe(1);
  });

  it.each([{ up_to: 'x' }, { up_to: -1 }, { up_to: null }])('marking as read rejects %j', async (body) => {
    const { student, teacher } = await pair();
    const url = `/api/messages/read/${teacher.id}`;
    expect((await api.request('patch', url, { token: student.token, body })).status).toBe(422);
  });
});

describe('marking as delivered', () => {
  it('lists, threads and a call mark messages as delivered, and the sender is notified once', async () => {
    const { student, teacher } = await pair();
    const first = await sent(teacher, student, 'One');
    expect(await ticks(teacher, student)).toEqual(['sent']);
    await list(student);
    await list(student);
    expect(await ticks(teacher, student)).toEqual(['delivered']);
    const second = await sent(teacher, student, 'Two');
    await thread(student, teacher);
    await thread(student, teacher);
    const third = await sent(teacher, student, 'Three');
    await reach(student, third.id);
    await reach(student, first.id);
    expect(await ticks(teacher, student)).toEqual(['delivered', 'delivered', 'delivered']);
    expect(await notified('delivered')).toEqual(
      [first, second, third].map(({ id, chat_id }) => ({
        channel: `chat.${teacher.id}`,
        name: 'delivered',
        data: { chat_id, user_id: String(student.id), last_delivered_id: id },
      })),
    );
    expect((await list(student)).unread).toBe(3);
  });

  it('the delivery call covers all conversations up to the given message', async () => {
    const { student, teacher } = await pair();
    const admin = await as('admin');
    await sent(admin, student, 'One');
    const { id } = await sent(teacher, student, 'Two');
    await sent(teacher, student, 'Three');
    await reach(student, id);
    expect(await ticks(admin, student)).toEqual(['delivered']);
    expect(await ticks(teacher, student)).toEqual(['delivered', 'sent']);
  });

  it('nobody else can mark a user’s messages as delivered', async () => {
    const { student, teacher } = await pair();
    const { id } = await sent(teacher, student, 'One');
    for (const role of ['student', 'admin']) await reach(await as(role), id);
    await reach(teacher, id);
    expect(await ticks(teacher, student)).toEqual(['sent']);
    expect(await notified('delivered')).toEqual([]);
  });

  it('the delivery call needs a message id', async () => {
    const { token } = await as('student');
    for (const body of [{}, { up_to: 'x' }])
      expect((await api.request('patch', '/api/messages/delivered', { token, body })).status).toBe(422);
  });
});

/** mulberry32: the same steps in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('stored counts', () => {
  const kept = `select m.chat_id, m.user_id, m.unread, c.last_message_id from chat_members m join chats c on c.id = m.chat_id order by 1, 2`;
  const counted = `select m.chat_id, m.user_id,
      (select count(*)::int from messages x where x.chat_id = m.chat_id and x.sender_id <> m.user_id and x.id > m.last_read_id) as unread,
      (select max(id) from messages x where x.chat_id = m.chat_id) as last_message_id
    from chat_members m order by 1, 2`;

  it.each([1, 2, 3])('stored counts equal counted ones after any parallel steps of both sides (%i)', async (seed) => {
    const random = randomFrom(seed);
    const { student, teacher } = await pair();
    const admin = await as('admin');
    const pairs = [
      [student, teacher],
      [teacher, student],
      [student, admin],
      [admin, student],
      [admin, teacher],
    ] as const;
    const { chat_id: id } = await sent(student, teacher, 'First');
    const steps: ((one: Someone, other: Someone, chance: number) => Promise<unknown>)[] = [
      (one, other) => sent(one, other, 'Salam'),
      (one, other) => sent(one, other, 'Salam', `key-${Math.floor(random() * 8)}`),
      (one, other) => read(one, other),
      (one, other, chance) => read(one, other, String(Math.floor(chance * 80))),
      (one) => list(one),
      (one) => api.request('put', `/api/chat/${id}`, { token: one.token }),
      (one, _other, chance) => reach(one, String(Math.floor(chance * 80))),
    ];
    for (let round = 0; round < 25; round += 1) {
      const atOnce = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const [one, other] = pairs[Math.floor(random() * pairs.length)] ?? pairs[0];
        return (steps[Math.floor(random() * steps.length)] ?? steps[0])?.(one, other, random()).catch(
          (error: Error) => {
            // Of two parallel messages with one key and different receivers one is rejected.
            if (!error.message.includes('409')) throw error;
          },
        );
      });
      await Promise.all(atOnce);
    }
    expect(await sql.query({ text: kept })).toEqual(await sql.query({ text: counted }));
    for (const someone of [student, teacher, admin]) {
      const page = await list(someone);
      const sum = page.data.reduce((all: number, chat: { unread_count: number }) => all + chat.unread_count, 0);
      expect(page.unread).toBe(sum);
    }
  });
});

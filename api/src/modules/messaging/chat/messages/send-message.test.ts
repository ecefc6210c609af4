import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, send, sent, setStudent, thread, list, notified } = createChatFixture(api);
const { sql } = api.deps.database;

const textsOf = (page: { data: { message: string }[] }) => page.data.map(({ message }) => message);

/** Characters that are no blanks but invisible. */
const invisible = [0x2800, 0x3164, 0x115f, 0x1160, 0xffa0, 0xad, 0x2066, 0xfe0f, 0x07].map((code): [string, object] => [
  `a text of U+${code.toString(16)} alone`,
  { message: ` ${String.fromCodePoint(code)} ` },
]);

describe('sending', () => {
  it('sending a message returns it as published, and both sides see it', async () => {
    const { student, teacher } = await pair();
    const response = await send(student, teacher, '  السلام عليكم\r\nأستاذة  ', 'key-1');
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data).toEqual({
      id: expect.any(String),
      chat_id: expect.any(String),
      sender: { id: String(student.id), name: student.user.name },
      receiver: { id: String(teacher.id), name: teacher.user.name },
      message: 'السلام عليكم\nأستاذة',
      attachment: null,
      is_read: false,
      is_delivered: false,
      created_at: api.deps.now().toISOString(),
      client_id: 'key-1',
    });
    expect((await thread(teacher, student)).data).toEqual([data]);
    expect((await thread(student, teacher)).data).toEqual([{ ...data, is_delivered: true }]);
  });

  it('sending publishes the message to both sides’ devices without a file token', async () => {
    const { student, teacher } = await pair();
    const { id } = await sent(student, teacher, 'Salam');
    const events = await notified('message');
    expect(events.map(({ channel }) => channel)).toEqual([`chat.${teacher.id}`, `chat.${student.id}`]);
    for (const { data } of events)
      expect(data).toMatchObject({
        message: { id, message: 'Salam' },
        sender: { id: String(student.id), name: student.user.name },
        receiver: { id: String(teacher.id), name: teacher.user.name },
      });
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['an empty text', { message: ' \n ' }],
    ['a text of zero-width characters', { message: '\u200b\u200f\u2060' }],
    ...invisible,
    ['a text of 4001 characters', { message: 'x'.repeat(4001) }],
    ['a text that is none', { message: 5 }],
    ['a receiver that is none', { message: 'x', receiver_id: 'nobody' }],
    ['no receiver', { message: 'x', receiver_id: undefined }],
    ['a file that is none', { message: 'x', media: 'nonsense' }],
    ['a file that is not there', { message: 'x', media: 'a'.repeat(40) }],
  ])('sending rejects %s', async (_what, wrong) => {
    const { student, teacher } = await pair();
    const body = { receiver_id: String(teacher.id), ...wrong };
    expect((await api.request('post', '/api/messages/send', { token: student.token, body })).status).toBe(422);
    expect(await notified()).toEqual([]);
    expect((await thread(student, teacher)).chat_id).toBeNull();
  });

  it('a text of 4000 characters is accepted', async () => {
    const { student, teacher } = await pair();
    expect((await send(student, teacher, 'ا'.repeat(4000))).status).toBe(201);
  });

  it.each(['', 'a b', 'x'.repeat(201), 'é'])('sending rejects the key %j', async (key) => {
    const { student, teacher } = await pair();
    const headers = { 'idempotency-key': key };
    const body = { message: 'x', receiver_id: teacher.id };
    expect((await api.request('post', '/api/messages/send', { token: student.token, body, headers })).status).toBe(422);
  });

  it('sending is rejected after the relation has ended, and the conversation stays readable (D45)', async () => {
    const { student, teacher } = await pair();
    await sent(student, teacher, 'Before');
    await setStudent(student, { teacher: null });
    for (const [one, other] of [
      [student, teacher],
      [teacher, student],
    ] as const) {
      const rejected = await send(one, other, 'After');
      expect(rejected.status).toBe(403);
      expect((await rejected.json()).message).toBe('You can no longer message this user');
      const page = await thread(one, other);
      expect(page).toMatchObject({ can_write: false, other: { name: other.user.name } });
      expect(textsOf(page)).toEqual(['Before']);
      expect((await list(one)).data[0]).toMatchObject({ can_write: false, latest_message: 'Before' });
    }
  });

  it('sending to a deactivated user is rejected, and the user’s name stays visible', async () => {
    const [admin, guest] = [await as('admin'), await as('guest', { name: 'Layla' })];
    await sent(guest, admin, 'Salam');
    await sql.query({ text: 'update users set active = false where id = $1', values: [guest.id] });
    expect((await send(admin, guest, 'Salam')).status).toBe(403);
    expect(await thread(admin, guest)).toMatchObject({ can_write: false, other: { name: 'Layla' } });
    expect((await list(admin)).data[0]).toMatchObject({ other_user_name: 'Layla', can_write: false });
  });
});

describe('the same key', () => {
  it('a repeated key returns the first message, even days later and after the relation ended', async () => {
    const { student, teacher } = await pair();
    const first = await sent(student, teacher, 'Once', 'key');
    api.clock.advance(49 * 60 * 60_000);
    await setStudent(student, { teacher: null });
    expect(await sent(student, teacher, ' Once ', 'key')).toEqual(first);
    expect(textsOf(await thread(teacher, student))).toEqual(['Once']);
    expect(await notified('message')).toHaveLength(2);
  });

  it('a repeated key with another text or receiver is 409 and sends nothing', async () => {
    const { student, teacher } = await pair();
    const admin = await as('admin');
    await sent(student, teacher, 'Once', 'key');
    for (const response of [await send(student, teacher, 'Twice', 'key'), await send(student, admin, 'Once', 'key')]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ message: 'This Idempotency-Key was used for another message' });
    }
    expect(textsOf(await thread(teacher, student))).toEqual(['Once']);
    expect(await notified('message')).toHaveLength(2);
  });

  it('a key sent ten times in parallel is one message, published once to each side', async () => {
    const { student, teacher } = await pair();
    const responses = await Promise.all(Array.from({ length: 10 }, () => sent(student, teacher, 'Salam', 'key')));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(textsOf(await thread(student, teacher))).toEqual(['Salam']);
    expect(await notified('message')).toHaveLength(2);
    expect((await list(teacher)).unread).toBe(1);
  });

  it('the same key of two senders is two messages', async () => {
    const { student, teacher } = await pair();
    await Promise.all([sent(student, teacher, 'From one', 'key'), sent(teacher, student, 'From the other', 'key')]);
    expect((await thread(student, teacher)).data).toHaveLength(2);
  });

  it('a key for two receivers in parallel is one message and one 409', async () => {
    const { student, teacher } = await pair();
    const admin = await as('admin');
    const responses = await Promise.all([send(student, teacher, 'A', 'key'), send(student, admin, 'A', 'key')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [count] = await sql.query<{ n: number }>({ text: 'select count(*)::int as n from messages' });
    expect(count?.n).toBe(1);
  });
});

describe('parallel sending', () => {
  it('two people who start a conversation at the same time share one conversation', async () => {
    const { student, teacher } = await pair();
    const [a, b] = await Promise.all([sent(student, teacher, 'A'), sent(teacher, student, 'B')]);
    expect(a.chat_id).toBe(b.chat_id);
    expect((await thread(student, teacher)).data).toHaveLength(2);
  });

  it('fifty parallel messages from both sides leave order, count and newest message correct', async () => {
    const { student, teacher } = await pair();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 ? sent(student, teacher, `s${index}`) : sent(teacher, student, `t${index}`),
      ),
    );
    const ids = responses.map(({ id }) => Number(id)).sort((a, b) => a - b);
    const page = await thread(student, teacher, '?limit=100');
    expect(page.data.map(({ id }: { id: string }) => Number(id))).toEqual(ids);
    for (const one of [student, teacher]) expect(await list(one)).toMatchObject({ unread: 25 });
    expect((await list(student)).data[0].latest_message).toBe(page.data.at(-1).message);
  });
});

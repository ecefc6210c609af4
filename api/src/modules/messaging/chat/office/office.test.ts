import { beforeEach, describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, get, notified } = createChatFixture(api);

type Someone = Awaited<ReturnType<typeof as>>;
type Row = Record<string, unknown>;

const MINUTE = 60_000;
const OFFICE = '0';

let mother: Someone;
let admin: Someone;

beforeEach(async () => {
  mother = await as('guest', { name: 'Amina' });
  admin = await as('admin', { name: 'Huda' });
});

const send = (from: Someone, body: object, key?: string) =>
  api.request('post', '/api/messages/send', {
    token: from.token,
    body,
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
const ask = async (message: string, from = mother) => {
  const response = await send(from, { message, receiver_id: OFFICE });
  expect(response.status).toBe(201);
  return (await response.json()).data as { id: string; chat_id: string };
};
const answer = (chatId: string, message: string, from = admin) => send(from, { message, chat_id: chatId });
const list = (who: Someone, search = '') => get(who, `chats${search}`);
const inbox = (search = '', who = admin) => get(who, `office${search}`);
const change = (id: string, body: object, who = admin) =>
  api.request('put', `/api/office/${id}`, { token: who.token, body });
const open = (id: string, who = admin) => api.request('patch', `/api/office/${id}/read`, { token: who.token });
const statusOf = async (id: string) => (await inbox()).data.find((chat: Row) => chat.id === id);
const bell = async (who: Someone) =>
  (await get(who, 'notifications?limit=20')).data.map(({ key, read }: Row) => ({ key, read }));

describe('a person’s conversation with the academy (D167)', () => {
  it('is the first of the list before and after its first message, on the first page of all lists only', async () => {
    const first = { id: '', type: 'office', other_user_id: OFFICE, other_user_name: 'Academy', can_write: true };
    expect((await list(mother)).data).toMatchObject([{ ...first, latest_message: '', unread_count: 0 }]);
    const { chat_id: id } = await ask('Salam');
    await api.buildMessage({ chat: await api.buildChat({ between: [mother, admin] }), sender: admin });
    expect((await list(mother)).data).toMatchObject([
      { ...first, id, latest_message: 'Salam', latest_message_mine: true },
      { other_user_id: String(admin.id) },
    ]);
    for (const search of ['?role=teacher', '?before=1']) expect((await list(mother, search)).data).toEqual([]);
  });

  it('belongs to guests, students and parents, and to nobody who answers', async () => {
    for (const role of ['guest', 'student']) expect((await list(await as(role))).data).toHaveLength(1);
    for (const role of ['teacher', 'leader', 'admin']) {
      const other = await as(role);
      expect((await list(other)).data).toEqual([]);
      expect((await send(other, { message: 'Salam', receiver_id: OFFICE })).status).toBe(404);
    }
  });

  it('is first among the people to write to, and found by the academy’s name', async () => {
    const names = async (search: string) =>
      (await get(mother, `contacts?search=${search}`)).data.map(({ id, name }: Row) => [id, name]);
    expect((await names(''))[0]).toEqual([OFFICE, 'Academy']);
    expect(await names('acad')).toEqual([[OFFICE, 'Academy']]);
    expect(await names('Huda')).toEqual([[String(admin.id), 'Huda']]);
  });

  it('shows answers as the academy’s, with the name of who wrote them, and counts them until they are read', async () => {
    const { chat_id: id } = await ask('How much is it?');
    expect((await answer(id, 'Ten')).status).toBe(201);
    const thread = await get(mother, `messages/${OFFICE}`);
    expect(thread).toMatchObject({ chat_id: id, can_write: true, other: { id: OFFICE, name: 'Academy' } });
    expect(thread.data[1]).toMatchObject({
      message: 'Ten',
      sender: { id: OFFICE, name: 'Academy', by: { name: 'Huda' } },
      receiver: { id: String(mother.id), name: 'Amina' },
    });
    expect(thread.data[0]).toMatchObject({ is_read: true, receiver: { id: OFFICE, name: 'Academy' } });
    expect(await list(mother)).toMatchObject({ unread: 1, data: [{ unread_count: 1 }] });
    const read = await api.request('patch', `/api/messages/read/${OFFICE}`, { token: mother.token });
    expect((await read.json()).data).toEqual({ unread: 0 });
    expect((await get(admin, `messages/log/${id}`)).data[1]).toMatchObject({ is_read: true });
  });

  it('has the academy’s name in the reader’s language', async () => {
    const text = `update users set language = 'ar' where id = $1`;
    await api.deps.database.sql.query({ text, values: [mother.id] });
    expect((await list(mother)).data[0].other_user_name).toBe('الأكاديمية');
  });

  it('is one, however often its first message is sent', async () => {
    const responses = await Promise.all(
      ['One', 'Two', 'Three'].map((message) => send(mother, { message, receiver_id: OFFICE })),
    );
    const chats = await Promise.all(responses.map(async (response) => (await response.json()).data.chat_id));
    expect(new Set(chats).size).toBe(1);
    expect((await inbox()).data).toMatchObject([{ unread: 3 }]);
  });

  it('takes a message with the same key once, and rejects the key for another place', async () => {
    const body = { message: 'Salam', receiver_id: OFFICE };
    const first = await (await send(mother, body, 'key-1')).json();
    expect((await (await send(mother, body, 'key-1')).json()).data.id).toBe(first.data.id);
    expect((await send(mother, { message: 'Salam', receiver_id: String(admin.id) }, 'key-1')).status).toBe(409);
  });

  it.each([{ message: 'Salam' }, { message: 'Salam', receiver_id: '0', chat_id: '1' }])(
    'needs either a receiver or a conversation: %o',
    async (body) => {
      expect((await send(mother, body)).status).toBe(422);
    },
  );

  it('is closed to others, and not among the monitored conversations (D46)', async () => {
    const { chat_id: id } = await ask('Salam');
    const stranger = await as('student');
    expect((await api.request('get', `/api/messages/log/${id}`, { token: stranger.token })).status).toBe(403);
    expect((await answer(id, 'Salam', stranger)).status).toBe(404);
    expect((await get(admin, 'chats?type=monitored_chats')).data).toEqual([]);
    await get(admin, `messages/log/${id}`);
    const text = `select from audit_log where action = 'chat.monitor'`;
    expect(await api.deps.database.sql.query({ text })).toEqual([]);
  });
});

describe('the inbox of the office (D167)', () => {
  it('a word of the person opens a conversation, an answer lets it wait, and who answers has it', async () => {
    const { chat_id: id } = await ask('Salam');
    expect(await statusOf(id)).toMatchObject({
      status: 'open',
      assigned: null,
      unread: 1,
      waiting_since: expect.any(String),
      person: { id: String(mother.id), name: 'Amina' },
    });
    await answer(id, 'Salam');
    const assigned = { id: String(admin.id), name: 'Huda' };
    expect(await statusOf(id)).toMatchObject({ status: 'waiting', assigned, unread: 0, waiting_since: null });
    await change(id, { status: 'done' });
    await ask('One more thing');
    expect(await statusOf(id)).toMatchObject({ status: 'open', assigned, unread: 1 });
  });

  it('a conversation that is open longer than the hours for an answer is late (D165)', async () => {
    const late = async () => (await inbox('')).counts.late;
    const { chat_id: id } = await ask('Salam');
    api.clock.advance(23 * 3_600_000);
    expect(await late()).toBe(0);
    api.clock.advance(2 * 3_600_000);
    expect(await late()).toBe(1);
    await answer(id, 'Salam');
    expect(await late()).toBe(0);
  });

  it('open conversations begin with the longest wait, and each list pages without gaps', async () => {
    const people = [mother, await as('student'), await as('guest')];
    const ids: string[] = [];
    for (const person of people) ids.push((await ask('Salam', person)).chat_id);
    const paged = async (status: string) => {
      const found: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const page = await inbox(`?status=${status}&limit=2${next && `&before=${next}`}`);
        found.push(...page.data.map((chat: Row) => chat.id));
        next = page.next;
      }
      return found;
    };
    expect(await paged('open')).toEqual(ids);
    for (const id of ids) await change(id, { status: 'done' });
    expect(await paged('done')).toEqual([...ids].reverse());
    expect((await inbox()).counts).toEqual({ open: 0, waiting: 0, done: 3, mine: 0, unread: 0, late: 0 });
  });

  it('is unread for all until one of the office opens it', async () => {
    const other = await as('super-admin');
    const { chat_id: id } = await ask('Salam');
    expect((await inbox('', other)).counts).toMatchObject({ open: 1, unread: 1 });
    expect(await bell(other)).toContainEqual({ key: 'office.asked', read: false });
    expect((await open(id)).status).toBe(200);
    expect((await inbox('', other)).counts).toMatchObject({ open: 1, unread: 0 });
    expect(await bell(other)).toContainEqual({ key: 'office.asked', read: true });
    expect((await get(mother, `messages/${OFFICE}`)).data[0].is_read).toBe(true);
  });

  it('a conversation is read as one with a person, with its state, in pages both ways', async () => {
    const { chat_id: id } = await ask('One');
    await ask('Two');
    await answer(id, 'Three');
    const page = await inbox(`/${id}/messages?limit=2`);
    expect(page).toMatchObject({
      hasMore: true,
      other: { id: String(mother.id), name: 'Amina', last_read_id: '0' },
      office: { status: 'waiting', unread: 0, can_write: true },
      data: [{ message: 'Two' }, { message: 'Three', sender: { id: OFFICE, by: { name: 'Huda' } } }],
    });
    expect((await inbox(`/${id}/messages?before=${page.data[0].id}`)).data).toMatchObject([{ message: 'One' }]);
    expect((await inbox(`/${id}/messages?after=${page.data[0].id}`)).data).toMatchObject([{ message: 'Three' }]);
  });

  it('a conversation goes to somebody who answers, and to nobody else', async () => {
    const { chat_id: id } = await ask('Salam');
    const other = await as('admin', { name: 'Basma' });
    await change(id, { assignedTo: String(other.id) });
    expect((await inbox('?assigned=me', other)).data).toMatchObject([{ id, assigned: { name: 'Basma' } }]);
    expect((await inbox('?assigned=me')).data).toEqual([]);
    expect((await change(id, { assignedTo: String(mother.id) })).status).toBe(422);
    await change(id, { assignedTo: null });
    expect(await statusOf(id)).toMatchObject({ assigned: null });
    expect((await change('999999', { status: 'done' })).status).toBe(404);
  });

  it('a custom role with the permission answers, without being an admin', async () => {
    const secretary = await as('secretary', {
      name: 'Salma',
      permissions: ['messaging.read', 'messaging.create', 'messaging.office'],
    });
    const { chat_id: id } = await ask('Salam');
    expect((await answer(id, 'Welcome', secretary)).status).toBe(201);
    expect((await get(mother, `messages/${OFFICE}`)).data[1].sender.by).toEqual({ name: 'Salma' });
  });

  it('both sides are notified at once: the office of each word, the person of the answer', async () => {
    const { chat_id: id } = await ask('Salam');
    await answer(id, 'Welcome');
    const events = (await notified()).filter(({ name }) => name === 'office' || name === 'message');
    expect(events.map(({ channel, name }) => [channel, name])).toEqual([
      [`chat.${mother.id}`, 'message'],
      [`chat.${admin.id}`, 'office'],
      [`chat.${mother.id}`, 'message'],
      [`chat.${admin.id}`, 'office'],
    ]);
    expect(await bell(mother)).toEqual([{ key: 'office.answered', read: false }]);
    expect(await bell(admin)).toEqual([{ key: 'office.asked', read: true }]);
  });
});

it('the office sees how long families wait: now, and half and nine tenths of the last answers (D167)', async () => {
  const people = [mother, await as('student'), await as('guest'), await as('guest')];
  const chats = [];
  for (const person of people) chats.push((await ask('Salam', person)).chat_id);
  for (const [index, id] of chats.slice(0, 3).entries()) {
    api.clock.advance((index + 1) * 10 * MINUTE);
    await answer(id, 'Salam');
  }
  await answer(chats[0] ?? '', 'A word more starts no wait');
  const { data } = await get(admin, 'office/statistics');
  expect(data).toEqual({
    waiting: 1,
    waitingSince: expect.any(String),
    answered: 3,
    medianMinutes: 30,
    p90Minutes: 54,
  });
});

// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { http } from '@academy/shared-auth';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { chatQueries, closeChat, newestFirst } from './chats.ts';
import { fetchThread, markDelivered, markRead, publishTyping, readSent, sendFile, textRequest } from './messages.ts';
import { changeOfficeChat, officeChatsOf, officeQueries } from './office.ts';
import { OFFICE_ID, officeKey } from './office-key.ts';
import { loggedThread, readOlder, threadQueries } from './thread-queries.ts';

const api = await useApi(sharedTestApi);

async function a(role: string) {
  const user = await someone(api, role);
  return { ...user, id: String(user.id) };
}
type Someone = Awaited<ReturnType<typeof a>>;

/** Sends as the outbox does. */
async function sendText({ clientId, ...text }: { to: string; text: string; clientId: string }) {
  const { path, json } = textRequest(text);
  const message = readSent(await http.post(path, { json, headers: { 'Idempotency-Key': clientId } }).json());
  if (!message) throw new Error('the response is no message');
  return message;
}

let keys = 0;
async function say(from: Someone, to: Someone, text: string) {
  from.signIn();
  keys += 1;
  return sendText({ to: to.id, text, clientId: `contract-key-${keys}` });
}
const listOf = async (who: Someone, list: 'chats' | 'student' = 'chats') => {
  who.signIn();
  const read = await new QueryClient().fetchInfiniteQuery(chatQueries.own(list));
  return { chats: newestFirst(read).filter(({ type }) => type !== 'office'), unread: read.pages[0]?.unread };
};
const threadOf = (who: Someone, other: Someone, client = new QueryClient()) => {
  who.signIn();
  return client.fetchQuery(threadQueries.with(other.id));
};

describe('a conversation', () => {
  test('a conversation is written, listed, delivered, read and closed', async () => {
    const [student, admin] = [await a('student'), await a('admin')];
    const sent = await say(student, admin, 'Peace be upon you');
    expect(sent).toMatchObject({
      message: 'Peace be upon you',
      sender: { id: student.id },
      client_id: expect.any(String),
    });
    expect((await listOf(student)).chats).toMatchObject([
      { other_user_id: admin.id, latest_message_mine: true, latest_message_is_delivered: false, unread_count: 0 },
    ]);

    const [listed] = (await listOf(admin)).chats;
    expect(listed).toMatchObject({ other_user_name: student.name, latest_message_type: 'text', unread_count: 1 });
    expect((await listOf(admin, 'student')).chats).toHaveLength(1);
    await markDelivered(sent.id);
    expect(await threadOf(student, admin)).toMatchObject({ other: { last_delivered_id: sent.id, last_read_id: '0' } });

    admin.signIn();
    expect(await markRead(student.id, sent.id)).toBe(0);
    expect(await threadOf(student, admin)).toMatchObject({
      other: { last_read_id: sent.id, role: 'admin' },
      canWrite: true,
      messages: [{ id: sent.id, is_read: true }],
    });
    expect((await listOf(student)).chats).toMatchObject([{ latest_message_is_read: true }]);

    admin.signIn();
    await closeChat(listed?.id ?? '');
    expect(await listOf(admin)).toEqual({ chats: [], unread: 0 });
  });

  test('a message with one key is stored once', async () => {
    const [student, admin] = [await a('student'), await a('admin')];
    student.signIn();
    const sending = { to: admin.id, text: 'Once', clientId: 'the-same-key' };
    const responses = await Promise.all([sendText(sending), sendText(sending)]);
    responses.push(await sendText(sending));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect((await threadOf(admin, student)).messages).toHaveLength(1);
  });

  test('a conversation catches up from its last complete message and loads earlier pages', async () => {
    const [student, admin] = [await a('student'), await a('admin')];
    for (let number = 1; number <= 40; number += 1) await say(student, admin, `Number ${number}`);
    const client = new QueryClient();
    admin.signIn();
    await markRead(student.id, '999999');
    const first = await threadOf(admin, student, client);
    expect([first.messages.length, first.hasOlder]).toEqual([30, true]);
    await say(student, admin, 'Number 41');
    const later = await threadOf(admin, student, client);
    expect(later.messages.map(({ message }) => message).slice(-2)).toEqual(['Number 40', 'Number 41']);
    await readOlder(client, student.id);
    const whole = client.getQueryData(threadQueries.with(student.id).queryKey);
    expect(whole?.messages.map(({ message }) => message)).toEqual(
      Array.from({ length: 41 }, (_, at) => `Number ${at + 1}`),
    );
    expect(whole?.hasOlder).toBe(false);
  });

  test('a conversation opens with all unread messages', async () => {
    const [student, admin] = [await a('student'), await a('admin')];
    const first = await say(student, admin, 'Read');
    admin.signIn();
    await markRead(student.id, first.id);
    for (let number = 1; number <= 50; number += 1) await say(student, admin, `Number ${number}`);
    const thread = await threadOf(admin, student);
    expect(thread.messages.length).toBeGreaterThanOrEqual(51);
    expect(thread.lastReadId).toBe(first.id);
  });

  test('only people who may message each other have a conversation', async () => {
    const [student, other] = [await a('student'), await a('student')];
    expect(await rejectionOf(say(student, other, 'Psst'))).toMatchObject({ status: 404 });
    expect(await rejectionOf(fetchThread(other.id, 'newest'))).toMatchObject({ status: 404 });
    const contacts = await new QueryClient().fetchQuery(chatQueries.contacts(''));
    expect(contacts.map(({ id }) => id)).toEqual([OFFICE_ID]);
  });

  test('a typing indicator is published and changes nothing else', async () => {
    const [student, admin] = [await a('student'), await a('admin')];
    await say(student, admin, 'Salam');
    await publishTyping(admin.id);
    expect((await threadOf(admin, student)).messages).toHaveLength(1);
  });
});

test('a file is sent with its text and published with its kind', async () => {
  const [student, admin] = [await a('student'), await a('admin')];
  student.signIn();
  const file = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'Tajweed.pdf', {
    type: 'application/pdf',
  });
  const steps: number[] = [];
  const carrying = { signal: new AbortController().signal, onProgress: (step: number) => void steps.push(step) };
  const sending = { to: admin.id, text: 'Page 3', clientId: 'a-file-key', file };
  const sent = await sendFile(sending, carrying);
  expect(sent).toMatchObject({ message: 'Page 3', attachment: { type: 'document', name: 'Tajweed.pdf' } });
  expect(steps.at(-1)).toBe(1);
  expect((await sendFile(sending, carrying)).id).toBe(sent.id);
  const [message] = (await threadOf(admin, student)).messages;
  const path = message?.attachment?.image_path ?? '';
  const bytes = await api.fetch(new Request(new URL(path, 'http://localhost:3000')));
  expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await listOf(admin)).chats).toMatchObject([{ latest_message: 'Page 3', latest_message_type: 'document' }]);
});

test('an admin monitors conversations of others, and only those', async () => {
  const [student, admin, head] = [await a('student'), await a('admin'), await a('super-admin')];
  await say(student, admin, 'Salam');
  head.signIn();
  const client = new QueryClient();
  const [logged] = newestFirst(await client.fetchInfiniteQuery(chatQueries.log()));
  expect(logged?.users.map(({ id }) => id).sort()).toEqual([student.id, admin.id].sort());
  const log = loggedThread(await client.fetchInfiniteQuery(threadQueries.log(logged?.id ?? '')));
  expect(log.messages.map(({ message }) => message)).toEqual(['Salam']);
  admin.signIn();
  expect(await rejectionOf(new QueryClient().fetchInfiniteQuery(threadQueries.log(logged?.id ?? '')))).toMatchObject({
    status: 404,
  });
  student.signIn();
  expect(await rejectionOf(new QueryClient().fetchInfiniteQuery(chatQueries.log()))).toMatchObject({ status: 403 });
});

test('contacts are found by a part of the name', async () => {
  const [student, admin] = [await a('student'), await a('admin')];
  student.signIn();
  const people = await new QueryClient().fetchQuery(chatQueries.contacts(admin.name.slice(0, 4)));
  expect(people).toMatchObject([{ id: admin.id, name: admin.name, image: null, role: 'admin', children: [] }]);
});

test('a parent has lists for the roles of the people around the child', async () => {
  const [parent, child, teacher] = [await a('guest'), await a('student'), await a('teacher')];
  const { sql } = api.deps.database;
  await sql.query({
    text: `insert into student_profiles (user_id, code, teacher_id) values ($1::bigint, 'S-' || $1::bigint, $2)`,
    values: [child.id, teacher.id],
  });
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
    values: [child.id, parent.id],
  });
  parent.signIn();
  expect(await new QueryClient().fetchQuery(chatQueries.lists())).toEqual(['teacher']);
  const people = await new QueryClient().fetchQuery(chatQueries.contacts(teacher.name));
  expect(people).toMatchObject([{ id: teacher.id, children: [{ id: child.id, name: child.name }], is_parent: false }]);
});

describe('the office (D167)', () => {
  test('a family writes to the academy, which lists, reads, answers and is done', async () => {
    const [mother, admin] = [await a('guest'), await a('admin')];
    mother.signIn();
    const asked = await sendText({ to: OFFICE_ID, text: 'How much is it?', clientId: 'office-key-1' });
    const [first] = newestFirst(await new QueryClient().fetchInfiniteQuery(chatQueries.own('chats')));
    expect(first).toMatchObject({ type: 'office', other_user_id: OFFICE_ID, latest_message: 'How much is it?' });

    admin.signIn();
    const list = await new QueryClient().fetchInfiniteQuery(officeQueries.list('open'));
    const [chat] = officeChatsOf(list);
    expect(chat).toMatchObject({ id: asked.chat_id, unread: 1, assigned: null, person: { id: mother.id } });
    const key = officeKey(asked.chat_id);
    const client = new QueryClient();
    expect(await client.fetchQuery(threadQueries.with(key))).toMatchObject({
      other: { id: key, personId: mother.id },
      messages: [{ sender: { id: key } }],
      office: { status: 'open' },
    });
    expect(await markRead(key, asked.id)).toBeNull();
    const answer = await sendText({ to: key, text: 'Ten dollars', clientId: 'office-key-2' });
    expect(answer.sender).toEqual({ id: OFFICE_ID, name: 'Academy', by: { name: admin.name } });
    const [person] = await client.fetchQuery(officeQueries.people());
    await changeOfficeChat(asked.chat_id, { status: 'done', assignedTo: person?.id ?? null });
    expect(await client.fetchQuery(officeQueries.counts())).toMatchObject({ open: 0, done: 1, unread: 0 });
    expect(await client.fetchQuery(officeQueries.statistics())).toMatchObject({ waiting: 0, answered: 1 });

    expect(await threadOf(mother, { ...admin, id: OFFICE_ID })).toMatchObject({
      messages: [{ is_read: true }, { sender: { id: OFFICE_ID, by: { name: admin.name } } }],
    });
    mother.signIn();
    expect(await markRead(OFFICE_ID, answer.id)).toBe(0);
  });
});

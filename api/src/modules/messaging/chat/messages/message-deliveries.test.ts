import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryCalls } from '#modules/platform/notifications/deliveries/deliveries.fixture.ts';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { messageDetails } from './message-texts.ts';

const api = await useTestApi();
const { as, pair, read, sent } = createChatFixture(api);
const { inUtc, linesOf, mailsTo, moveTo, send, subjectsTo } = deliveryCalls(api);
const { sql } = api.deps.database;

type Someone = Awaited<ReturnType<typeof as>>;

let student: Someone;
let teacher: Someone;
beforeEach(async () => {
  moveTo('12:00');
  ({ student, teacher } = await pair());
  await inUtc();
});

const wait = async (minutes: number) => {
  api.clock.advance(minutes * 60_000);
  await send();
};
const settings = (who: Someone, body: object) =>
  api.request('put', '/api/notification-settings', { token: who.token, body });
/** A device whose push service is never called in these tests. */
const addDevice = ({ id }: Someone) =>
  sql.query({
    text: `insert into push_subscriptions (user_id, session_hash, endpoint, p256dh, auth)
      select user_id, token_hash, 'https://fcm.googleapis.com/' || user_id, 'x', 'x' from sessions where user_id = $1`,
    values: [id],
  });
const bellOf = async (who: Someone) =>
  (await (await api.request('get', '/api/notifications', { token: who.token })).json()) as {
    unread: number;
    data: { key: string; params: { name: string } }[];
  };

describe('the mail of an unread chat message (D80)', () => {
  it('a message is mailed after it was unread for 30 minutes, not before', async () => {
    await sent(teacher, student, 'Bring the workbook');
    await wait(29);
    expect(await linesOf(student.user)).toEqual(['mail chat.message queued']);
    await wait(1);
    expect(await subjectsTo(student.user)).toEqual(['A new message']);
    expect(await linesOf(teacher.user)).toEqual([]);
  });

  it('several messages of a conversation are one mail, 30 minutes after the first, with all unread messages', async () => {
    await sent(teacher, student, 'Bring the workbook');
    await wait(20);
    await sent(teacher, student, 'And the reader');
    await wait(10);
    await sent(teacher, student, 'Please');
    await wait(60);
    const [mail, ...others] = await mailsTo(student.user);
    expect(others).toEqual([]);
    for (const part of [mail?.text, mail?.html]) expect(part).toMatch(/Bring the workbook[\s\S]*And the reader/);
    expect(mail?.text).toContain(`/dashboard`);
  });

  it('a message that was read is not mailed, and later ones wait for their own 30 minutes', async () => {
    await sent(teacher, student, 'One');
    await wait(10);
    await read(student, teacher);
    await wait(5);
    await sent(teacher, student, 'Two');
    await wait(20);
    expect(await linesOf(student.user)).toEqual(['mail chat.message dropped superseded', 'mail chat.message queued']);
    await wait(10);
    const [mail, ...others] = await mailsTo(student.user);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Two');
    expect(mail?.text).not.toContain('One');
  });

  it('a conversation that is read or closed within 30 minutes is not mailed', async () => {
    const admin = await as('admin');
    await sent(teacher, student, 'One');
    const { chat_id } = await sent(admin, student, 'Two');
    await read(student, teacher);
    expect((await api.request('put', `/api/chat/${chat_id}`, { token: student.token })).status).toBe(200);
    await wait(31);
    expect(await linesOf(student.user)).toEqual(['mail chat.message dropped read', 'mail chat.message dropped read']);
    expect((await bellOf(student)).unread).toBe(0);
  });

  it('a conversation that was only partly read is still mailed', async () => {
    const { id } = await sent(teacher, student, 'One');
    await sent(teacher, student, 'Two');
    await read(student, teacher, id);
    await wait(31);
    const [mail] = await mailsTo(student.user);
    expect(mail?.text).toContain('Two');
    expect(mail?.text).not.toContain('One');
  });

  it('a short mail states only since when messages are unread, a full mail quotes them (D84)', async () => {
    const { chat_id } = await sent(teacher, student, 'Bring the workbook');
    const reader = { userId: student.id, language: 'en', timezone: 'Asia/Amman' } as const;
    const said = (isFull: boolean) =>
      messageDetails(sql, Number(chat_id), reader, { isFull, months: 'egypt', now: api.clock.now() });
    const facts = [['Unread since', expect.stringMatching(/, 3:00 pm$/)]];
    expect(await said(false)).toEqual({ facts, texts: [] });
    expect(await said(true)).toEqual({ facts, texts: ['Bring the workbook'] });
  });

  it('messages are not mailed now if they are switched off or arrive in quiet hours', async () => {
    await settings(student, { groups: [{ key: 'messages', mail: false }] });
    await sent(teacher, student, 'One');
    expect(await linesOf(student.user)).toEqual([]);
    moveTo('23:00');
    await sent(student, teacher, 'Two');
    await wait(31);
    expect(await linesOf(teacher.user)).toEqual(['mail chat.message held']);
    moveTo('07:00');
    await send();
    expect(await linesOf(teacher.user)).toEqual(['mail chat.message sent']);
  });

  it('admins who monitor a conversation get no notifications of it', async () => {
    const admin = await as('admin');
    const { chat_id } = await sent(teacher, student, 'One');
    const log = await api.request('get', `/api/messages/log/${chat_id}`, { token: admin.token });
    expect(log.status).toBe(200);
    await sent(teacher, student, 'Two');
    expect(await linesOf(admin.user)).toEqual([]);
    expect((await bellOf(admin)).data).toEqual([]);
  });
});

describe('the push of a chat message (D80)', () => {
  const pushesOf = async (who: Someone) => (await linesOf(who.user)).filter((line) => line.startsWith('push'));

  it('each message is pushed at once, unless it is read within three seconds', async () => {
    await addDevice(student);
    await sent(teacher, student, 'One');
    await read(student, teacher);
    await wait(0.05);
    expect(await pushesOf(student)).toEqual(['push chat.message dropped read']);
    await sent(teacher, student, 'Two');
    api.clock.advance(2999);
    await send();
    expect((await pushesOf(student)).at(-1)).toBe('push chat.message queued');
    api.clock.advance(1);
    await send();
    expect((await pushesOf(student)).at(-1)).not.toMatch(/queued|dropped/);
  });
});

it('the bell has one line per conversation, which is unread until the conversation is read', async () => {
  await sent(teacher, student, 'One');
  await sent(teacher, student, 'Two');
  expect(await bellOf(student)).toMatchObject({
    unread: 1,
    data: [{ key: 'chat.message', params: { name: teacher.user.name } }],
  });
  await read(student, teacher);
  expect((await bellOf(student)).unread).toBe(0);
});

import { expect, it } from 'vitest';
import { threadStatement } from '#modules/messaging/chat/messages/thread.statement.ts';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { readingOf } from '#testing/fixtures/reading.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { monitoredChatsStatement, personalChatsStatement } from './chats-list.statement.ts';

const api = await useTestApi();
const { as, pair, setStudent } = createChatFixture(api);
const { sql } = api.deps.database;
const CHATS = 40;
const MESSAGES = 40_000;

const reading = (statement: { text: string; values?: unknown[] }) => readingOf(sql, { table: 'messages', statement });

it('a list and a thread read no more messages than they show', async () => {
  const { student, teacher } = await pair();
  for (let number = 0; number < CHATS; number += 1) {
    const other = await as('student');
    await setStudent(other, { teacher });
    await api.buildMessage({ chat: await api.buildChat({ between: [teacher, other] }), sender: other });
  }
  await api.buildMessage({ chat: await api.buildChat({ between: [teacher, student] }), sender: student });
  await sql.query({
    text: `insert into messages (chat_id, sender_id, text)
      select 1 + n % $1::int, $2, 'x' from generate_series(1, $3::int) n`,
    values: [CHATS + 1, teacher.id, MESSAGES],
  });
  await sql.query({
    text: 'update chats c set last_message_id = (select max(id) from messages m where m.chat_id = c.id)',
  });
  await sql.query({ text: 'analyze' });
  const admin = await as('admin');
  const page = { limit: 100 };
  const thread = {
    viewer: teacher.id,
    roles: ['teacher'],
    other: student.id,
    fileToken: 'x',
    maySend: true,
    limit: 30,
  };
  for (const [statement, most] of [
    [personalChatsStatement({ id: teacher.id, roles: ['teacher'], maySend: true, hasOffice: false }, page), CHATS + 1],
    [
      personalChatsStatement({ id: teacher.id, roles: ['teacher'], maySend: true, hasOffice: false }, { limit: 10 }),
      10,
    ],
    [monitoredChatsStatement(admin.id, page), CHATS + 1],
    [threadStatement(thread), 61],
    [threadStatement({ ...thread, after: 500 }), 61],
  ] as const) {
    const { types, rows } = await reading(statement);
    expect(types.filter((type) => !type.startsWith('Index'))).toEqual([]);
    // A merge of two index scans may read one more row.
    expect(rows).toBeLessThanOrEqual(most + 1);
  }
});

import { expect, it } from 'vitest';
import { BULK_MESSAGES_AN_HOUR } from '#base/limits/rate-limits.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };

const send = async (from: Person, to: Person[], message = 'No classes on Friday.', key?: string) =>
  api.request('post', '/api/messages/send-to-many', {
    token: await api.tokenFor(from),
    body: { message, receiver_ids: to.map(({ id }) => id) },
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });
const thread = async (person: Person, other: Person): Promise<string[]> => {
  const response = await api.request('get', `/api/messages/${other.id}`, { token: await api.tokenFor(person) });
  return (await response.json()).data.map(({ message }: { message: string }) => message);
};
const audited = () =>
  sql.query<{ after: unknown }>({ text: `select after from audit_log where action = 'message.send-to-many'` });

async function course() {
  const teacher = await api.buildTeacher();
  const own = [await api.buildStudent({ teacher }), await api.buildStudent({ teacher })];
  return { teacher, own, foreign: await api.buildStudent() };
}

it('one text goes to each receiver in a conversation of their own, and is audited', async () => {
  const { teacher, own } = await course();
  const response = await send(teacher, own);
  expect(response.status).toBe(201);
  expect((await response.json()).data).toEqual({ sent: 2, rejected: [] });
  for (const student of own) expect(await thread(student, teacher)).toEqual(['No classes on Friday.']);
  expect(await audited()).toEqual([{ after: { receivers: own.map(({ id }) => id) } }]);
});

it('recipients whom the sender may not message are named, and the others get the text (D45)', async () => {
  const { teacher, own, foreign } = await course();
  const [student] = own;
  if (!student) throw new Error('no student');
  const response = await send(teacher, [foreign, student]);
  expect((await response.json()).data).toEqual({ sent: 1, rejected: [String(foreign.id)] });
  expect(await thread(student, teacher)).toHaveLength(1);
});

it('a message that is sent again with its key is stored once', async () => {
  const { teacher, own } = await course();
  for (let time = 0; time < 2; time += 1) {
    const response = await send(teacher, own, 'Salam', 'key-of-many');
    expect((await response.json()).data.sent).toBe(2);
  }
  for (const student of own) expect(await thread(student, teacher)).toEqual(['Salam']);
  expect(await audited()).toHaveLength(1);
});

it('an empty text, no receiver, and more than fifty receivers are rejected', async () => {
  const { teacher, own } = await course();
  expect((await send(teacher, own, ' \u200b ')).status).toBe(422);
  expect((await send(teacher, [])).status).toBe(422);
  expect(
    (
      await send(
        teacher,
        Array.from({ length: 51 }, (_, index) => ({ id: index + 1 })),
      )
    ).status,
  ).toBe(422);
});

it('sending texts to many people is limited by user', async () => {
  const { teacher, foreign } = await course();
  for (let time = 0; time < BULK_MESSAGES_AN_HOUR; time += 1) expect((await send(teacher, [foreign])).status).toBe(201);
  expect((await send(teacher, [foreign])).status).toBe(429);
});

import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import type { TestApi } from '#testing/test-api.ts';

type Row = Record<string, unknown>;

/** A child of 12 with teacher, leader and family, and the calls about conversations that parents join (D143). */
export function createOpenChatFixture(api: TestApi) {
  const chat = createChatFixture(api);
  const { as, sent, get, setStudent, setTeacher } = chat;
  const { call } = classCalls(api);
  const { sql } = api.deps.database;
  type Someone = Awaited<ReturnType<typeof as>>;

  const setAge = (child: Someone, age: number | null) =>
    sql.query({ text: 'update student_profiles set age = $2 where user_id = $1', values: [child.id, age] });
  const relate = (child: Someone, relative: Someone, kind = 'parent') =>
    sql.query({
      text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
      values: [child.id, relative.id, kind],
    });
  const unrelate = (relative: Someone) =>
    sql.query({ text: 'delete from relations where related_user_id = $1', values: [relative.id] });
  const setOpenAge = async (age: number) => {
    await sql.query({
      text: `insert into academy_setting_values (key, since, value) values ('open_chat_age', clock_timestamp(), to_jsonb($1::int))`,
      values: [age],
    });
    await api.deps.academySettings.refresh();
  };

  /** Publishes a notice about monitoring, which says that parents are in conversations, or does not. */
  async function publish(version: number, opensChats: boolean) {
    const admin = await api.buildUser({ role: 'admin' });
    const text = { en: 'Parents are in the conversations.', ar: 'يشارك الوالدان في المحادثات.' };
    return call(admin, 'post', '/legal-texts', { kind: 'monitoring', version, text, opensChats });
  }
  const accept = (parent: Someone, child: Someone, version = 1) =>
    call(parent.user, 'post', '/consents', {
      accept: [{ kind: 'monitoring', version }],
      student_id: child.id,
      language: 'en',
    });

  async function family(age: number | null = 12) {
    const child = await as('student', { name: 'Yusuf' });
    const teacher = await as('teacher', { name: 'Maryam' });
    const leader = await as('leader', { name: 'Huda' });
    const [mother, aunt] = [await as('guest', { name: 'Amina' }), await as('guest', { name: 'Layla' })];
    await setTeacher(teacher, leader);
    await setStudent(child, { teacher });
    await setAge(child, age);
    await relate(child, mother);
    await relate(child, aunt, 'aunt');
    return { child, teacher, leader, mother, aunt };
  }

  /** The same with an accepted text and a first message of the teacher. */
  async function openFamily() {
    const own = await family();
    await publish(1, true);
    await accept(own.mother, own.child);
    const { chat_id: id } = await sent(own.teacher, own.child, 'Salam');
    return { ...own, id };
  }

  const log = async (who: Someone, id: string, search = '') =>
    api.request('get', `/api/messages/log/${id}${search}`, { token: who.token });
  /** What somebody reads of a conversation; the status instead for whoever may not. */
  async function texts(who: Someone, id: string): Promise<unknown> {
    const response = await log(who, id);
    const { data } = await response.json();
    return response.ok ? data.map(({ message }: { message: string }) => message) : response.status;
  }
  const write = (who: Someone, id: string, message: string, key?: string) =>
    api.request('post', '/api/messages/send', {
      token: who.token,
      body: { message, chat_id: id },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const listed = async (who: Someone, id: string): Promise<Row | undefined> =>
    (await chat.list(who)).data.find((row: Row) => row.id === id);
  const unread = async (who: Someone) => (await get(who, 'chats')).unread as number;
  const names = (page: { participants: { name: string; as: string }[] }) =>
    page.participants.map(({ name, as: part }) => `${name}, ${part}`);

  return {
    ...chat,
    ...{ call, sql, setAge, relate, unrelate, setOpenAge, publish, accept, family, openFamily, log, texts, write },
    ...{ listed, unread, names },
  };
}

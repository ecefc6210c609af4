import { studentProfiles, teacherProfiles } from '#modules/people/people.table.ts';
import type { TestApi } from '#testing/test-api.ts';

interface Person {
  id: number;
}

/** People of an academy with what binds them (D7), and their calls about messages. */
export function createChatFixture(api: TestApi) {
  const { orm, query } = api.deps.database.sql;

  const as = async (role: string, fields: { name?: string; permissions?: string[] } = {}) => {
    const user = await api.buildUser({ role, ...fields });
    return { id: user.id, user, token: await api.tokenFor(user) };
  };
  type Someone = Awaited<ReturnType<typeof as>>;

  /** Says who teaches and leads a student; null: nobody. */
  async function setStudent(student: Person, { teacher, leader }: { teacher?: Person | null; leader?: Person | null }) {
    const values = { teacherId: teacher?.id ?? null, leaderId: leader?.id ?? null };
    await orm
      .insert(studentProfiles)
      .values({ userId: student.id, code: `S-${student.id}`, ...values })
      .onConflictDoUpdate({ target: studentProfiles.userId, set: values });
  }

  async function setTeacher(teacher: Person, leader: Person | null) {
    const values = { leaderId: leader?.id ?? null };
    await orm
      .insert(teacherProfiles)
      .values({ userId: teacher.id, code: `T-${teacher.id}`, ...values })
      .onConflictDoUpdate({ target: teacherProfiles.userId, set: values });
  }

  /** A student and their teacher. */
  async function pair(): Promise<{ student: Someone; teacher: Someone }> {
    const [student, teacher] = [await as('student'), await as('teacher')];
    await setStudent(student, { teacher });
    return { student, teacher };
  }

  const send = (from: Someone, to: Person, message: string, key?: string) =>
    api.request('post', '/api/messages/send', {
      token: from.token,
      body: { message, receiver_id: String(to.id) },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });

  const sent = async (from: Someone, to: Person, message: string, key?: string) => {
    const response = await send(from, to, message, key);
    if (response.status !== 201) throw new Error(`sending answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data as { id: string; chat_id: string; [field: string]: unknown };
  };

  const get = async (who: Someone, url: string) =>
    (await api.request('get', `/api/${url}`, { token: who.token })).json();
  const thread = (who: Someone, other: Person, search = '') => get(who, `messages/${other.id}${search}`);
  const list = (who: Someone, search = '') => get(who, `chats${search}`);

  const read = (who: Someone, other: Person, upTo?: string) =>
    api.request('patch', `/api/messages/read/${other.id}`, {
      token: who.token,
      ...(upTo === undefined ? {} : { body: { up_to: upTo } }),
    });

  /** What is to be published, oldest first. */
  const notified = (name?: string) =>
    query<{ channel: string; name: string; data: Record<string, unknown> }>({
      text: 'select channel, name, data from realtime_outbox where $1::text is null or name = $1 order by id',
      values: [name ?? null],
    });

  return { as, setStudent, setTeacher, pair, send, sent, get, thread, list, read, notified };
}

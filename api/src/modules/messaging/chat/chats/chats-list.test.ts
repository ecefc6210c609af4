import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, pair, sent, setStudent, setTeacher, list, get, read } = createChatFixture(api);

type Someone = Awaited<ReturnType<typeof as>>;

const othersOf = (page: { data: { other_user_id: string }[] }) => page.data.map((chat) => Number(chat.other_user_id));
const close = (who: Someone, id: string, body?: object) =>
  api.request('put', `/api/chat/${id}`, { token: who.token, ...(body && { body }) });

describe('the list of conversations', () => {
  it('the conversation list shows the viewer’s own conversations, newest first', async () => {
    const { student, teacher } = await pair();
    const admin = await as('admin');
    await sent(admin, student, 'Welcome');
    await sent(teacher, student, 'One');
    await sent(teacher, student, 'Two');
    const page = await list(student);
    expect(othersOf(page)).toEqual([teacher.id, admin.id]);
    expect(page).toMatchObject({ unread: 3, next: null });
    expect(page.data[0]).toEqual({
      id: expect.any(String),
      children: [],
      is_parent: false,
      other_user_id: String(teacher.id),
      other_user_name: teacher.user.name,
      other_user_image: null,
      other_user_role: 'teacher',
      relations: [],
      latest_message: 'Two',
      latest_message_type: 'text',
      latest_message_mine: false,
      latest_message_is_read: false,
      latest_message_is_delivered: false,
      latest_message_time: api.deps.now().toISOString(),
      unread_count: 2,
      can_write: true,
      open: false,
      participants: [],
    });
    const own = { latest_message_mine: true, latest_message_is_delivered: true, latest_message_is_read: false };
    expect((await list(teacher)).data[0]).toMatchObject({ ...own, unread_count: 0 });
    expect((await list(teacher)).unread).toBe(0);
  });

  it('the conversation list of a new user is empty and shows no conversations of others', async () => {
    const { student, teacher } = await pair();
    await sent(student, teacher, 'Salam');
    for (const role of ['guest', 'student', 'teacher', 'leader', 'admin'])
      expect(await list(await as(role))).toEqual({ data: [], unread: 0, next: null });
  });

  it('the conversation list is split by the primary role of the other side', async () => {
    const [leader, teacher, student, admin, guest] = [
      await as('leader'),
      await as('teacher'),
      await as('student'),
      await as('admin'),
      await as('guest'),
    ];
    for (const each of [leader, teacher, student, guest]) await sent(each, admin, 'Salam');
    for (const [role, id] of [
      ['leader', leader.id],
      ['teacher', teacher.id],
      ['student', student.id],
    ] as const) {
      const page = await list(admin, `?role=${role}`);
      expect(othersOf(page)).toEqual([id]);
      expect(page.unread).toBe(4);
    }
    expect(othersOf(await list(admin))).toHaveLength(4);
  });

  it('the conversation list cuts a long message to a preview', async () => {
    const { student, teacher } = await pair();
    await sent(student, teacher, 'ا'.repeat(4000));
    expect((await list(teacher)).data[0].latest_message).toBe('ا'.repeat(200));
  });

  it('the conversation list pages by the newest message without gaps or repeats', async () => {
    const admin = await as('admin');
    const guests: number[] = [];
    for (let number = 0; number < 7; number += 1) {
      const guest = await as('guest');
      guests.unshift(guest.id);
      await sent(guest, admin, 'Salam');
    }
    const found: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page = await list(admin, `?limit=3${next && `&before=${next}`}`);
      found.push(...othersOf(page));
      next = page.next;
    }
    expect(found).toEqual(guests);
  });

  it.each(['?type=all', '?role=admin', '?limit=0', '?limit=101', '?before=x'])(
    'the conversation list rejects %s',
    async (search) => {
      const { token } = await as('student');
      expect((await api.request('get', `/api/chats${search}`, { token })).status).toBe(422);
    },
  );

  it('the conversation list states whether the viewer may write, for all relationships', async () => {
    const [leader, teacher, student] = [await as('leader'), await as('teacher'), await as('student')];
    await setTeacher(teacher, leader);
    await setStudent(student, { teacher });
    await sent(leader, teacher, 'Salam');
    await sent(leader, student, 'Salam');
    await setTeacher(teacher, null);
    const page = await list(leader);
    expect(page.data.map(({ can_write }: { can_write: boolean }) => can_write)).toEqual([false, false]);
    await setStudent(student, { teacher, leader });
    expect((await list(leader)).data[0].can_write).toBe(true);
  });
});

describe('a closed conversation', () => {
  it('a closed conversation is hidden and not counted for its closer only, until a newer message arrives (D48)', async () => {
    const { student, teacher } = await pair();
    const { chat_id: id } = await sent(teacher, student, 'One');
    expect((await close(student, id)).status).toBe(200);
    expect(await list(student)).toEqual({ data: [], unread: 0, next: null });
    expect((await list(teacher)).data).toHaveLength(1);
    expect((await get(student, `messages/${teacher.id}`)).data).toHaveLength(1);
    await sent(teacher, student, 'Two');
    expect(await list(student)).toMatchObject({ unread: 2, data: [{ unread_count: 2, latest_message: 'Two' }] });
  });

  it('a closed conversation reappears with an own message and can be closed again', async () => {
    const { student, teacher } = await pair();
    const { chat_id: id } = await sent(teacher, student, 'One');
    for (const text of ['Two', 'Three']) {
      expect((await close(student, id)).status).toBe(200);
      expect((await close(student, id)).status).toBe(200);
      expect((await list(student)).data).toEqual([]);
      await sent(student, teacher, text);
      expect((await list(student)).data).toHaveLength(1);
    }
  });

  it('a reopened conversation is in its former place, and counts as unread again (D48)', async () => {
    const { student, teacher } = await pair();
    const { chat_id: id } = await sent(teacher, student, 'One');
    const before = await list(student);
    await close(student, id);
    expect((await close(student, id, { closed: false })).status).toBe(200);
    expect(await list(student)).toEqual(before);
    expect(before.unread).toBe(1);
    expect((await close(await as('teacher'), id, { closed: false })).status).toBe(404);
    expect((await close(student, id, { closed: 'no' })).status).toBe(422);
  });

  it('a closed conversation stays hidden when it is read', async () => {
    const { student, teacher } = await pair();
    const { chat_id: id } = await sent(teacher, student, 'One');
    await close(student, id);
    await read(student, teacher);
    expect((await list(student)).data).toEqual([]);
  });

  it('a user cannot close a conversation of others', async () => {
    const { student, teacher } = await pair();
    const { chat_id: id } = await sent(teacher, student, 'One');
    for (const role of ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'])
      expect((await close(await as(role), id)).status).toBe(404);
    expect((await close(student, '999999')).status).toBe(404);
    expect((await close(student, 'x')).status).toBe(404);
    expect((await list(student)).data).toHaveLength(1);
  });
});

describe('monitoring', () => {
  const monitored = (who: Someone, search = '') => list(who, `?type=monitored_chats${search}`);

  it.each(['admin', 'super-admin'])(
    'monitoring shows the %s conversations of others and none of their own (D46)',
    async (role) => {
      const admin = await as(role);
      const { student, teacher } = await pair();
      await sent(admin, student, 'Own');
      const { chat_id: id } = await sent(student, teacher, 'Salam');
      const page = await monitored(admin);
      const [one, other] = [student, teacher].sort((a, b) => a.id - b.id);
      expect(page.data).toEqual([
        {
          id,
          user_ids: [String(one?.id), String(other?.id)],
          chat_between: `${one?.user.name}, ${other?.user.name}`,
          users: [
            {
              id: String(one?.id),
              name: one?.user.name,
              image: null,
              role: one === student ? 'student' : 'teacher',
              relations: [],
            },
            {
              id: String(other?.id),
              name: other?.user.name,
              image: null,
              role: other === student ? 'student' : 'teacher',
              relations: [],
            },
          ],
          latest_message: 'Salam',
          latest_message_type: 'text',
          latest_message_time: api.deps.now().toISOString(),
        },
      ]);
    },
  );

  it.each(['guest', 'student', 'teacher', 'leader'])('the %s cannot monitor', async (role) => {
    const { token } = await as(role);
    expect((await api.request('get', '/api/chats?type=monitored_chats', { token })).status).toBe(403);
  });

  it('monitoring is split by the role of either side, and pages', async () => {
    const [admin, other] = [await as('admin'), await as('admin')];
    const { student, teacher } = await pair();
    const first = await sent(student, teacher, 'One');
    const second = await sent(await as('guest'), other, 'Two');
    const ids = async (search: string) => (await monitored(admin, search)).data.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([second.chat_id, first.chat_id]);
    expect(await ids('&role=teacher')).toEqual([first.chat_id]);
    expect(await ids('&role=leader')).toEqual([]);
    const page = await monitored(admin, '&limit=1');
    expect(await ids(`&before=${page.next}`)).toEqual([first.chat_id]);
  });

  describe('the audit of monitoring', () => {
    const audit = () =>
      api.deps.database.sql.query<{ actor_id: number; after: { chats: string[] } }>({
        text: `select actor_id, after from audit_log where action = 'chat.monitor-list' order by id`,
      });

    it('monitoring is audited once an hour for each conversation and admin (D46, D69)', async () => {
      const [admin, other] = [await as('admin'), await as('admin')];
      const { student, teacher } = await pair();
      const first = await sent(student, teacher, 'One');
      for (const search of ['', '&role=student', '&before=999999999']) await monitored(admin, search);
      const line = { actor_id: admin.id, after: { chats: [first.chat_id] } };
      expect(await audit()).toEqual([line]);
      const { student: third, teacher: fourth } = await pair();
      const second = await sent(third, fourth, 'Two');
      await monitored(admin);
      const next = { actor_id: admin.id, after: { chats: [second.chat_id] } };
      expect(await audit()).toEqual([line, next]);
      await monitored(other, '&limit=1');
      expect(await audit()).toEqual([line, next, { ...next, actor_id: other.id }]);
      api.clock.advance(60 * 60_000);
      await monitored(admin, '&role=teacher&limit=1');
      expect((await audit())[3]).toEqual(next);
    });

    it('an empty list or own conversations are not audited', async () => {
      const [admin, guest] = [await as('admin'), await as('guest')];
      await sent(guest, admin, 'Own');
      await monitored(admin);
      await list(admin);
      expect(await audit()).toEqual([]);
    });
  });
});

import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { createOpenChatFixture } from './open-chats.fixture.ts';

const api = await useTestApi();
const { as, sent, thread, list, get, setStudent, setTeacher, ...open } = createOpenChatFixture(api);
const { accept, family, openFamily, publish, relate, setAge, setOpenAge, unrelate } = open;
const { listed, log, names, texts, unread, write, call } = open;

describe('when a conversation with a teacher is open to the parents (D143)', () => {
  it('it is open from the message after the moment at which setting, age and accepted text all hold', async () => {
    const { child, teacher, mother } = await family();
    const { chat_id: id } = await sent(teacher, child, 'No text');
    await publish(1, false);
    await accept(mother, child, 1);
    await sent(teacher, child, 'Text without parents');
    await publish(2, true);
    await sent(child, teacher, 'Not accepted');
    expect(await texts(mother, id)).toBe(403);
    await accept(mother, child, 2);
    expect(await thread(teacher, child)).toMatchObject({ open: true, opening: { until_id: null } });
    await sent(teacher, child, 'Open');
    expect(await texts(mother, id)).toEqual(['Open']);
    expect(await texts(child, id)).toHaveLength(4);
  });

  it('a later version of the text keeps it open before it is accepted; one without parents opens no further ones', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await publish(2, false);
    await sent(teacher, child, 'Two');
    expect(await texts(mother, id)).toEqual(['Salam', 'Two']);
    const other = await as('teacher');
    await setStudent(child, { teacher: other });
    const { chat_id: next } = await sent(other, child, 'Salam');
    expect(await texts(mother, next)).toBe(403);
  });

  it.each([
    ['off', 0, 12],
    ['at the age', 12, 12],
    ['of unknown age', 16, null],
  ])('with the setting or student %s it is not open', async (_, setting, age) => {
    const { child, teacher, mother } = await family(age);
    await publish(1, true);
    await accept(mother, child);
    await setOpenAge(setting);
    const { chat_id: id } = await sent(teacher, child, 'Salam');
    expect(await texts(mother, id)).toBe(403);
    expect(await thread(teacher, child)).toMatchObject({ open: false, participants: [], opening: null });
  });

  it('both sides are told who will read it before the first word', async () => {
    const { child, teacher, mother } = await family();
    await publish(1, true);
    await accept(mother, child);
    for (const [one, other] of [
      [teacher, child],
      [child, teacher],
    ] as const) {
      const page = await thread(one, other);
      expect([page.open, names(page)]).toEqual([true, ['Maryam, teacher', 'Yusuf, student', 'Amina, parent']]);
    }
  });

  it('conversations with a leader, an admin or of a parent stay between two', async () => {
    const { child, teacher, leader, mother } = await openFamily();
    for (const other of [leader, await as('admin')]) {
      const { chat_id: id } = await sent(other, child, 'Salam');
      expect(await texts(mother, id)).toBe(403);
    }
    const { chat_id: own } = await sent(mother, teacher, 'Salam');
    expect(await texts(child, own)).toBe(403);
    expect(await thread(mother, teacher)).toMatchObject({ open: false });
  });
});

describe('who is in an open conversation (D143)', () => {
  it('the parent reads and writes; aunt, leader and other parents do neither', async () => {
    const { aunt, leader, mother, teacher, child, id } = await openFamily();
    expect((await write(mother, id, 'Peace')).status).toBe(201);
    expect(await texts(mother, id)).toEqual(['Salam', 'Peace']);
    expect((await thread(teacher, child)).data[1]).toMatchObject({ sender: { name: 'Amina' }, message: 'Peace' });
    const stranger = await as('guest');
    await relate(await as('student'), stranger);
    for (const other of [aunt, leader, stranger]) {
      expect(await texts(other, id)).toBe(403);
      expect((await write(other, id, 'No')).status).toBe(404);
      expect(await listed(other, id)).toBeUndefined();
      for (const [method, path] of [
        ['patch', `chat/${id}/read`],
        ['post', `chat/${id}/typing`],
        ['put', `chat/${id}`],
        ['put', `chat/${id}/older`],
      ])
        expect((await call(other.user, method as 'put', `/${path}`, { open: true })).status).toBe(404);
    }
  });

  it('a former parent is out at once: list, thread, sending, unread, search, files and mails', async () => {
    const { child, mother, teacher, id } = await openFamily();
    expect([await unread(mother), await texts(mother, id)]).toEqual([1, ['Salam']]);
    await unrelate(mother);
    expect([await unread(mother), await texts(mother, id), await listed(mother, id)]).toEqual([0, 403, undefined]);
    expect((await write(mother, id, 'Peace')).status).toBe(404);
    expect((await get(mother, 'search?q=Maryam')).data).toEqual([]);
    await sent(teacher, child, 'Two');
    expect(await unread(mother)).toBe(0);
  });

  it('a second parent who comes later reads from the beginning of the open time, with nothing unread', async () => {
    const { child, teacher, id } = await openFamily();
    const father = await as('guest', { name: 'Bilal' });
    await relate(child, father);
    expect(await listed(father, id)).toMatchObject({ unread_count: 0, latest_message: 'Salam' });
    expect(await texts(father, id)).toEqual(['Salam']);
    await sent(teacher, child, 'Two');
    expect(await listed(father, id)).toMatchObject({ unread_count: 1 });
    expect(names(await thread(teacher, child))).toEqual([
      'Maryam, teacher',
      'Yusuf, student',
      'Amina, parent',
      'Bilal, parent',
    ]);
  });

  it('whoever comes later counts nothing from before the opening as unread, whatever they mark as read', async () => {
    const { child, teacher, mother } = await family();
    for (const text of ['One', 'Two']) await sent(teacher, child, text);
    await publish(1, true);
    await accept(mother, child);
    const { chat_id: id } = await sent(teacher, child, 'Open');
    const father = await as('guest', { name: 'Bilal' });
    await relate(child, father);
    for (const up_to of [1, 2]) await call(father.user, 'patch', `/chat/${id}/read`, { up_to });
    expect(await unread(father)).toBe(0);
  });

  it('of an erased child nobody but the teacher reads it', async () => {
    const { child, mother, teacher, id } = await openFamily();
    const text = 'update users set active = false, deleted_at = now() where id = $1';
    await open.sql.query({ text, values: [child.id] });
    expect([await texts(mother, id), await unread(mother)]).toEqual([403, 0]);
    expect((await write(mother, id, 'Peace')).status).toBe(404);
    expect((await thread(teacher, child)).data).toHaveLength(1);
  });

  it('without a parent’s account the leader is in it, until a parent comes', async () => {
    const { child, leader, mother, teacher, id } = await openFamily();
    await unrelate(mother);
    expect(names(await thread(teacher, child))).toContain('Huda, leader');
    expect(await texts(leader, id)).toEqual(['Salam']);
    expect((await write(leader, id, 'Salam')).status).toBe(201);
    expect(await listed(leader, id)).toMatchObject({ type: 'open', children: [{ name: 'Yusuf' }] });
    await relate(child, mother);
    expect([await texts(leader, id), await texts(mother, id)]).toEqual([403, ['Salam', 'Salam']]);
  });

  it('the student’s own leader comes before the teacher’s, and none is named where there is none', async () => {
    const { child, mother, teacher, id } = await openFamily();
    await unrelate(mother);
    const own = await as('leader', { name: 'Salma' });
    await setStudent(child, { teacher, leader: own });
    expect(names(await thread(teacher, child))).toContain('Salma, leader');
    expect(await texts(own, id)).toEqual(['Salam']);
    await setStudent(child, { teacher, leader: null });
    await setTeacher(teacher, null);
    expect(names(await thread(teacher, child))).toEqual(['Maryam, teacher', 'Yusuf, student']);
  });

  it('at the age the parents leave with a note, what they wrote stays, and they count nothing as unread', async () => {
    const { child, mother, teacher, id } = await openFamily();
    await write(mother, id, 'Peace');
    await setAge(child, 16);
    expect([await texts(mother, id), await unread(mother)]).toEqual([403, 0]);
    const left = await thread(teacher, child);
    expect(left).toMatchObject({ open: false, participants: [], opening: { until_id: left.data[1].id } });
    const { id: after } = await sent(child, teacher, 'Alone');
    const page = await thread(child, teacher);
    expect(page.data.map(({ message }: { message: string }) => message)).toEqual(['Salam', 'Peace', 'Alone']);
    expect(page.opening.until_id).toBe(left.data[1].id);
    await setOpenAge(18);
    await sent(teacher, child, 'Open again');
    expect(await texts(mother, id)).toEqual(['Open again']);
    expect((await thread(teacher, child)).opening.after_id).toBe(after);
  });

  it('once teacher and student have no relation any more, everybody reads and nobody writes', async () => {
    const { child, mother, id } = await openFamily();
    await setStudent(child, { teacher: null });
    expect(await texts(mother, id)).toEqual(['Salam']);
    expect(await (await log(mother, id)).json()).toMatchObject({ can_write: false });
    expect((await write(mother, id, 'Peace')).status).toBe(403);
    expect(await listed(mother, id)).toMatchObject({ can_write: false });
  });
});

describe('earlier messages (D143)', () => {
  it('stay closed to the parents until both sides open them', async () => {
    const { child, teacher, mother } = await family();
    const { chat_id: id } = await sent(teacher, child, 'Earlier');
    await publish(1, true);
    await accept(mother, child);
    await sent(teacher, child, 'Open');
    const agree = (who: typeof child, agrees: boolean) => call(who.user, 'put', `/chat/${id}/older`, { open: agrees });
    expect((await agree(mother, true)).status).toBe(404);
    expect((await agree(teacher, true)).status).toBe(200);
    expect((await thread(child, teacher)).opening.older).toEqual({ mine: false, theirs: true });
    expect((await (await log(mother, id)).json()).opening.older).toBeNull();
    expect(await texts(mother, id)).toEqual(['Open']);
    await agree(teacher, false);
    await agree(child, true);
    expect(await texts(mother, id)).toEqual(['Open']);
    await agree(teacher, true);
    expect(await texts(mother, id)).toEqual(['Earlier', 'Open']);
    expect((await thread(child, teacher)).opening).toMatchObject({ after_id: '0', older: null });
  });
});

describe('the list of a parent (D143)', () => {
  it('has the conversation with teacher and child’s name beside the own one', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await sent(mother, teacher, 'Own');
    const rows = (await list(mother)).data;
    expect(rows).toMatchObject([
      { other_user_id: String(teacher.id), open: false },
      { id, type: 'open', other_user_name: 'Maryam', children: [{ id: String(child.id), name: 'Yusuf' }], open: true },
    ]);
    expect((await list(mother, '?role=teacher')).data).toHaveLength(2);
    expect(await listed(teacher, id)).toMatchObject({ open: true, other_user_id: String(child.id) });
  });

  it('counts messages as unread until they are read, and hides a closed conversation until the next one', async () => {
    const { child, teacher, mother, id } = await openFamily();
    const { id: second } = await sent(child, teacher, 'Two');
    expect(await listed(mother, id)).toMatchObject({ unread_count: 2 });
    const first = (await (await log(mother, id)).json()).data[0].id;
    expect((await call(mother.user, 'patch', `/chat/${id}/read`, { up_to: first })).body.data).toEqual({ unread: 1 });
    await call(mother.user, 'patch', `/chat/${id}/read`, { up_to: second });
    await call(mother.user, 'patch', `/chat/${id}/read`, { up_to: first });
    expect(await (await log(mother, id)).json()).toMatchObject({ last_read_id: second });
    expect(await unread(mother)).toBe(0);
    expect((await call(mother.user, 'put', `/chat/${id}`, {})).status).toBe(200);
    expect(await listed(mother, id)).toBeUndefined();
    await sent(teacher, child, 'Three');
    expect(await listed(mother, id)).toMatchObject({ unread_count: 1 });
    expect(await listed(teacher, id)).toMatchObject({ unread_count: 1 });
  });

  it('reading by a parent changes nothing for the two', async () => {
    const { child, teacher, mother, id } = await openFamily();
    await call(mother.user, 'patch', `/chat/${id}/read`, {});
    expect((await thread(teacher, child)).data[0]).toMatchObject({ is_read: false });
    expect(await listed(child, id)).toMatchObject({ unread_count: 1 });
  });

  it('pages of the conversation begin where it was opened', async () => {
    const { child, teacher, mother } = await family();
    const { chat_id: id } = await sent(teacher, child, 'Earlier');
    await publish(1, true);
    await accept(mother, child);
    const { id: one } = await sent(teacher, child, 'One');
    await sent(teacher, child, 'Two');
    const page = async (search: string) => (await log(mother, id, search)).json();
    expect(await page('?limit=1')).toMatchObject({ data: [{ message: 'Two' }], hasMore: true });
    expect((await page(`?before=${one}`)).data).toEqual([]);
    expect((await page('?after=0')).data).toHaveLength(2);
    expect((await page(`?after=${one}`)).data).toMatchObject([{ message: 'Two' }]);
  });
});

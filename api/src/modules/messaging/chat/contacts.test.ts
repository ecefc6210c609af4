import { describe, expect, it } from 'vitest';
import { createChatFixture } from '#testing/fixtures/chat.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { as, setStudent, setTeacher, get, list } = createChatFixture(api);

type Someone = Awaited<ReturnType<typeof as>>;
/** Without the office, which `office.test.ts` covers. */
const contacts = async (who: Someone, search = '') => {
  const { data } = await get(who, `contacts?search=${encodeURIComponent(search)}`);
  return (data as { id: string; name: string }[]).filter(({ id }) => id !== '0');
};
const namesOf = async (who: Someone, search?: string) => (await contacts(who, search)).map(({ name }) => name);

const unrelated = { relations: [], children: [], is_parent: false };

describe('contacts', () => {
  it('contacts are the viewer’s own people and the admins, by name, each listed once', async () => {
    const [leader, teacher, student] = [
      await as('leader', { name: 'Bilal' }),
      await as('teacher', { name: 'Salma' }),
      await as('student', { name: 'Yusuf' }),
    ];
    const admin = await as('admin', { name: 'Maryam' });
    for (const role of ['guest', 'student', 'teacher', 'leader']) await as(role, { name: 'Stranger' });
    await setTeacher(teacher, leader);
    await setStudent(student, { teacher, leader });
    expect(await contacts(student)).toEqual([
      { id: String(leader.id), name: 'Bilal', image: null, role: 'leader', ...unrelated },
      { id: String(admin.id), name: 'Maryam', image: null, role: 'admin', ...unrelated },
      { id: String(teacher.id), name: 'Salma', image: null, role: 'teacher', ...unrelated },
    ]);
    expect(await namesOf(teacher)).toEqual(['Bilal', 'Maryam', 'Yusuf']);
    expect(await namesOf(leader)).toEqual(['Maryam', 'Salma', 'Yusuf']);
    expect(await namesOf(await as('guest'))).toEqual(['Maryam']);
    expect(await contacts(admin)).toHaveLength(8);
  });

  it.each([
    ['احمد', 'أَحْمَد المصري'],
    ['إحمد', 'أحمد المصري'],
    ['فاطمه', 'فاطمة الزهراء'],
    ['هدي', 'هدى صالح'],
    ['محـمد', 'محمد'],
    ['AHMED', 'Yusuf Ahmed'],
    ['  yusuf ', 'Yusuf Ahmed'],
    ['50%', 'Group 50%'],
  ])('a search of contacts for %j finds %j', async (search, name) => {
    const admin = await as('admin', { name: 'Maryam' });
    await as('student', { name });
    expect(await namesOf(admin, search)).toEqual([name]);
  });

  it.each(['%', '_', '\\', "'"])('a search of contacts matches %j literally', async (search) => {
    const admin = await as('admin', { name: 'Maryam' });
    await as('student', { name: 'Yusuf' });
    expect(await namesOf(admin, search)).toEqual([]);
  });

  it('at most fifty contacts are listed', async () => {
    const admin = await as('admin');
    for (let number = 0; number < 51; number += 1) await api.buildUser();
    expect(await contacts(admin)).toHaveLength(50);
  });

  it('a contact search that is too long is rejected', async () => {
    const { token } = await as('student');
    expect((await api.request('get', `/api/contacts?search=${'x'.repeat(101)}`, { token })).status).toBe(422);
  });
});

describe('parents (D118)', () => {
  async function family() {
    const [teacher, leader, mother] = [
      await as('teacher', { name: 'Salma' }),
      await as('leader', { name: 'Bilal' }),
      await as('guest', { name: 'Amina' }),
    ];
    const children = [await as('student', { name: 'Maryam' }), await as('student', { name: 'Yusuf' })];
    for (const child of children) {
      await setStudent(child, { teacher });
      await api.deps.database.sql.query({
        text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
        values: [child.id, mother.id],
      });
    }
    await setTeacher(teacher, leader);
    const named = children.map(({ id }, place) => ({ id: String(id), name: ['Maryam', 'Yusuf'][place] }));
    return { teacher, leader, mother, named };
  }

  it('a parent’s contacts are the teachers and leaders of the children, and name the child', async () => {
    const { mother, named } = await family();
    expect(await contacts(mother)).toMatchObject([
      { name: 'Bilal', role: 'leader', children: named, is_parent: false },
      { name: 'Salma', role: 'teacher', children: named, is_parent: false },
    ]);
  });

  it('the contacts of teachers and leaders include parents, marked as parents', async () => {
    const { teacher, leader, named } = await family();
    for (const writer of [teacher, leader])
      expect((await contacts(writer)).find(({ name }) => name === 'Amina')).toMatchObject({
        relations: ['parent'],
        children: named,
        is_parent: true,
      });
  });

  it('admins see that a person is a parent, without children in common', async () => {
    const { mother } = await family();
    const admin = await as('admin');
    expect((await contacts(admin)).find(({ id }) => id === String(mother.id))).toMatchObject({
      role: 'guest',
      relations: ['parent'],
      children: [],
    });
    expect((await get(admin, `messages/${mother.id}`)).other).toMatchObject({ relations: ['parent'] });
  });

  it('the conversation and its line in the list name the child', async () => {
    const { teacher, mother, named } = await family();
    await api.request('post', '/api/messages/send', {
      token: mother.token,
      body: { message: 'Salam', receiver_id: teacher.id },
    });
    expect((await get(teacher, `messages/${mother.id}`)).other).toMatchObject({ children: named, is_parent: true });
    expect((await get(teacher, 'chats')).data).toMatchObject([{ children: named, is_parent: true, can_write: true }]);
    expect((await list(mother)).data).toMatchObject([{ children: named, is_parent: false }]);
  });

  it('a list is offered only if it has or could have a person', async () => {
    const { teacher, leader, mother } = await family();
    const lists = async (who: Someone) => (await get(who, 'chats/lists')).data;
    expect(await lists(mother)).toEqual(['leader', 'teacher']);
    expect(await lists(await as('guest'))).toEqual([]);
    expect(await lists(teacher)).toEqual(['leader', 'student']);
    expect(await lists(leader)).toEqual(['teacher', 'student']);
    expect(await lists(await as('admin'))).toEqual(['leader', 'teacher', 'student']);
  });

  it('a list stays for a conversation whose relation has ended', async () => {
    const { teacher, mother } = await family();
    const body = { message: 'Salam', receiver_id: teacher.id };
    await api.request('post', '/api/messages/send', { token: mother.token, body });
    await api.deps.database.sql.query({ text: 'delete from relations' });
    expect((await get(mother, 'chats/lists')).data).toEqual(['teacher']);
    expect((await api.request('post', '/api/messages/send', { token: mother.token, body })).status).toBe(403);
  });
});

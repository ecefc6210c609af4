import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { createChatFixture } from './chat.fixture.ts';

const api = await useTestApi();
const { as, setStudent, setTeacher, get } = createChatFixture(api);

type Someone = Awaited<ReturnType<typeof as>>;
const contacts = async (who: Someone, search = '') =>
  (await get(who, `contacts?search=${encodeURIComponent(search)}`)).data as { id: string; name: string }[];
const namesOf = async (who: Someone, search?: string) => (await contacts(who, search)).map(({ name }) => name);

describe('contacts', () => {
  it('contacts are your own people and the admins, by name, each once', async () => {
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
      { id: String(leader.id), name: 'Bilal', image: null, role: 'leader' },
      { id: String(admin.id), name: 'Maryam', image: null, role: 'admin' },
      { id: String(teacher.id), name: 'Salma', image: null, role: 'teacher' },
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
  ])('contacts: %j finds %j', async (search, name) => {
    const admin = await as('admin', { name: 'Maryam' });
    await as('student', { name });
    expect(await namesOf(admin, search)).toEqual([name]);
  });

  it.each(['%', '_', '\\', "'"])('contacts: %j is matched literally', async (search) => {
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

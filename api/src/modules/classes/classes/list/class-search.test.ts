import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { call, after } = classCalls(api);
type Person = { id: number };

async function academy() {
  const leader = await api.buildUser({ role: 'leader' });
  const teacher = await api.buildTeacher({ leader, name: 'Ümit Çelik' });
  const student = await api.buildStudent({ teacher, leader, name: 'أحمد فاطمة' });
  const other = await api.buildStudent({ teacher, leader, name: 'Yusuf' });
  const material = await api.buildMaterial({ name: 'سُورَة طه' });
  const own = await api.buildClass({
    student,
    teacher,
    leader,
    materialId: material.id,
    title: 'حلقة ٣٠',
    startsAt: after(60),
  });
  await api.buildClass({ student: other, teacher, leader, title: 'Class', startsAt: after(120) });
  await api.buildClass({ title: 'حلقة 30', startsAt: after(180) });
  return { leader, teacher, student, admin: await api.buildUser({ role: 'admin' }), own };
}

const page = async (viewer: Person, search: string, query = '') =>
  (await call(viewer, 'get', `/classes?search=${encodeURIComponent(search)}&${query}`)).body;
const idsOf = async (viewer: Person, search: string, query = '') =>
  (await page(viewer, search, query)).data.map(({ id }: { id: string }) => Number(id));

describe('the search among classes', () => {
  it.each(['student', 'teacher', 'leader'] as const)(
    'a search by the %s finds a class by student, teacher, material and title, folded as in D67',
    async (role) => {
      const { own, ...people } = await academy();
      for (const search of ['احمد', 'UMIT احمد', 'طه فاطمه', 'حلقة 30', 'سورة'])
        expect([search, await idsOf(people[role], search)]).toEqual([search, [own.id]]);
      expect(await idsOf(people[role], 'احمد yusuf')).toEqual([]);
      expect(await idsOf(people[role], '%')).toEqual([]);
    },
  );

  it('an admin finds classes of all teachers, and the total counts the matches', async () => {
    const { admin, own, student } = await academy();
    expect((await page(admin, 'حلقه 30', 'per_page=1')).pagination).toMatchObject({ total: 2, totalPages: 2 });
    expect(await idsOf(admin, 'حلقه احمد')).toEqual([own.id]);
    expect(await idsOf(admin, 'حلقه', `student_id=${student.id}&status=scheduled`)).toEqual([own.id]);
    expect(await idsOf(admin, 'حلقه', 'status=cancelled')).toEqual([]);
  });

  it('a search does not find classes by an e-mail, which not everybody sees', async () => {
    const { admin, teacher } = await academy();
    const { email } = await api.buildUser({ role: 'student' });
    for (const viewer of [admin, teacher]) expect(await idsOf(viewer, email)).toEqual([]);
  });

  it('a search term without a letter or digit does not narrow the list', async () => {
    const { teacher } = await academy();
    expect((await page(teacher, '\u064b')).pagination.total).toBe(2);
  });
});

import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Person = { id: number; name: string };

async function search(person: Person, q: string) {
  const path = `/api/search?q=${encodeURIComponent(q)}`;
  const response = await api.request('get', path, { token: await api.tokenFor(person) });
  expect(response.status).toBe(200);
  return (await response.json()).data as { kind: string; id: string; title: string; detail: string | null }[];
}
const found = async (person: Person, q: string) =>
  (await search(person, q)).map(({ kind, title }) => `${kind} ${title}`);

it('a search finds people by any part of name, e-mail, phone and code, in any spelling', async () => {
  const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
  const teacher = await api.buildTeacher({ name: 'Huda Saleh', email: 'huda@academy.test' });
  const student = await api.buildStudent({ name: 'مريم الأحمد', teacher, phone: '07912345678' });
  const [own] = await search(admin, 'مريم الاحمد');
  expect(own).toMatchObject({ kind: 'user.student', id: String(student.id), title: 'مريم الأحمد', image: null });
  for (const q of ['حمد', 'مَريَم', 'الاحمد مريم', '0791234', '+0791 234', own?.detail ?? ''])
    expect(await found(admin, q), q).toEqual(['user.student مريم الأحمد']);
  for (const q of ['hud', 'SALEH', 'saleh huda', 'huda@academy'])
    expect(await found(admin, q), q).toEqual(['user.teacher Huda Saleh']);
  expect(await found(admin, 'huda maryam')).toEqual([]);
  expect(await found(admin, 'h')).toEqual([]);
  expect(await found(admin, '%')).toEqual([]);
});

it('a search lists names that begin with the term first, then those with such a word, then other matches', async () => {
  const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
  for (const name of ['Susan Amin', 'Bina Sanders', 'Sana Amin']) await api.buildUser({ role: 'guest', name });
  expect(await found(admin, 'san')).toEqual([
    'user.guest Sana Amin',
    'user.guest Bina Sanders',
    'user.guest Susan Amin',
  ]);
});

it('a search stays within the viewer’s scope, and ignores contact details that the viewer may not see (D9)', async () => {
  const leader = await api.buildUser({ role: 'leader', name: 'Leader' });
  const teacher = await api.buildTeacher({ name: 'Teacher Noor', leader });
  const own = await api.buildStudent({ name: 'Noor Own', teacher, phone: '07912345678', email: 'own@academy.test' });
  await api.buildStudent({ name: 'Noor Foreign' });
  await api.buildUser({ role: 'super-admin', name: 'Noor Super' });
  expect(await found(leader, 'noor')).toEqual(['user.student Noor Own', 'user.teacher Teacher Noor']);
  expect(await found(leader, '0791234')).toEqual(['user.student Noor Own']);
  expect(await found(teacher, 'noor')).toEqual(['user.student Noor Own']);
  expect(await search(teacher, 'own@academy')).toEqual([]);
  expect(await search(teacher, '0791234')).toEqual([]);
  expect((await search(teacher, 'noor'))[0]?.detail).toMatch(/^S-/);
  expect(await search(own, 'noor')).toEqual([]);
});

it('a search finds own conversations with messages by the name of the other person', async () => {
  const teacher = await api.buildTeacher({ name: 'Huda Saleh' });
  const student = await api.buildStudent({ name: 'Yusuf', teacher });
  const chat = await api.buildChat({ between: [student, teacher] });
  expect(await search(student, 'saleh')).toEqual([]);
  await api.buildMessage({ chat });
  expect(await search(student, 'saleh')).toMatchObject([
    { kind: 'chat', id: String(teacher.id), title: 'Huda Saleh', detail: null },
  ]);
  expect(await found(teacher, 'yusuf')).toEqual(['user.student Yusuf', 'chat Yusuf']);
  const other = await api.buildStudent({ name: 'Other' });
  expect(await search(other, 'saleh')).toEqual([]);
});

it.each([
  ['O’Neil', "O'Neil"],
  ["O'Neil", 'O’Neil'],
  ['سورة ٱلۡمُلۡكِۖ', 'الملك'],
  // With its word: digits alone may be a part of the generated codes and phones.
  ['حلقة ٣٠٧', 'حلقة 307'],
  ['Al-Hassan', 'Al‑Hassan'],
  ['René', 'rene'],
])('the person %s is found by %s', async (name, term) => {
  const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
  await api.buildUser({ role: 'guest', name });
  expect(await found(admin, term)).toEqual([`user.guest ${name}`]);
});

it('a search finds a user only by the current name, and no deleted users', async () => {
  const admin = await api.buildUser({ role: 'admin', name: 'Admin' });
  const token = await api.tokenFor(admin);
  const guest = await api.buildUser({ role: 'guest', name: 'Before' });
  await api.request('put', `/api/users/${guest.id}`, { token, body: { name: 'Afterwards' } });
  expect(await found(admin, 'before')).toEqual([]);
  expect(await found(admin, 'afterw')).toEqual(['user.guest Afterwards']);
  await api.request('delete', `/api/users/${guest.id}`, { token });
  expect(await found(admin, 'afterw')).toEqual([]);
});

it('the indexes of search have no pending list, which each search would read completely', async () => {
  const text = `select indexrelid::regclass::text as name, coalesce(c.reloptions, '{}') @> '{fastupdate=false}' as direct
    from pg_index i join pg_class c on c.oid = i.indexrelid where pg_get_indexdef(indexrelid) like '%search_grams%' and c.relname like '%folded%' order by 1`;
  const names = [
    'bank_transfers_folded_idx',
    'classes_folded_title_idx',
    'daily_report_parts_folded_idx',
    'monthly_reports_folded_idx',
    'payments_folded_idx',
    'purchases_folded_idx',
    'student_profiles_folded_code_idx',
    'teacher_profiles_folded_code_idx',
    'users_folded_idx',
  ];
  const rows = names.map((name) => ({ name, direct: true }));
  expect(await api.deps.database.sql.query({ text, values: [] })).toEqual(rows);
});

import { beforeEach, expect, it } from 'vitest';
import { relations } from '#modules/people/relatives/relatives.table.ts';
import { usePayments } from '#testing/fixtures/purchases.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const payments = usePayments(api);
const { sql } = api.deps.database;
const HOUR = 3_600_000;
type Person = { id: number; name: string };

let parent: Person;
let child: Person;
let leader: Person;
let admin: Person;

beforeEach(async () => {
  parent = await api.buildUser({ role: 'guest', name: 'Amina' });
  leader = await api.buildUser({ role: 'leader' });
  admin = await api.buildUser({ role: 'admin' });
  child = await api.buildStudent({ name: 'Yusuf', leader });
  await sql.orm.insert(relations).values({ userId: child.id, relatedUserId: parent.id, relationshipType: 'parent' });
});

const get = async (person: Person, path: string) =>
  (await api.request('get', `/api/statistics/${path}`, { token: await api.tokenFor(person) })).json();
const stepsOf = async (person: Person) => (await get(person, 'next-steps')).data;
const linesOf = async (person: Person) =>
  (await get(person, 'attention')).data.filter(({ kind }: { kind: string }) => kind === 'without_teacher');

async function paid(payer = parent, student = child) {
  const response = await payments.start(payer, await payments.package(), 'one-time', undefined, student);
  await payments.pay((await response.json()).url);
  await payments.deliver();
  return api.clock.now();
}
const ref = ({ id, name }: Person) => ({ id: String(id), name });
const assign = (teacher: Person) =>
  sql.query({ text: 'update student_profiles set teacher_id = $1 where user_id = $2', values: [teacher.id, child.id] });

it('a payer sees until when a teacher is chosen, then the teacher, and the first class until it has started (D119)', async () => {
  expect(await stepsOf(parent)).toEqual([]);
  const paidAt = await paid();
  const [step] = await stepsOf(parent);
  expect(step).toMatchObject({ student: ref(child), teacher: null, firstClassAt: null });
  expect(Date.parse(step.teacherBy) - Date.parse(step.paidAt)).toBe(24 * HOUR);
  expect(await stepsOf(child)).toEqual([step]);
  const teacher = await api.buildTeacher({ name: 'Maryam' });
  await assign(teacher);
  expect(await stepsOf(parent)).toMatchObject([{ teacher: ref(teacher), firstClassAt: null }]);
  const startsAt = new Date(paidAt.getTime() + 48 * HOUR);
  await api.buildClass({ student: child, teacher, startsAt: new Date(paidAt.getTime() - HOUR), status: 'trial' });
  await api.buildClass({ student: child, teacher, startsAt });
  expect(await stepsOf(parent)).toMatchObject([{ firstClassAt: startsAt.toISOString() }]);
  api.clock.advance(49 * HOUR);
  expect(await stepsOf(parent)).toEqual([]);
});

it('a person unrelated to the payment does not see its next steps', async () => {
  await paid();
  expect(await stepsOf(await api.buildUser({ role: 'guest' }))).toEqual([]);
});

it('“paid, without a teacher” is shown to admins at once and to the leader after 24 hours, until there is a teacher (D119)', async () => {
  expect(await linesOf(admin)).toEqual([]);
  await paid();
  const [line] = await linesOf(admin);
  expect(line).toMatchObject({ total: 1, items: [{ class_id: null, student: ref(child), teacher: null }] });
  expect(line.items[0].starts_at).toEqual(expect.any(String));
  expect(await linesOf(leader)).toEqual([]);
  api.clock.advance(25 * HOUR);
  expect(await linesOf(leader)).toEqual([line]);
  expect(await linesOf(await api.buildUser({ role: 'leader' }))).toEqual([]);
  await assign(await api.buildTeacher());
  expect([await linesOf(admin), await linesOf(leader)]).toEqual([[], []]);
});

it('admins are notified that a child with a payment has no teacher', async () => {
  await paid();
  const token = await api.tokenFor(admin);
  const { data } = await (await api.request('get', '/api/notifications?limit=50', { token })).json();
  expect(data.map(({ key }: { key: string }) => key)).toContain('user.needs-teacher');
});

it('a student without a profile gets one by the first payment, and has the next steps (D38, D119)', async () => {
  const bare = await api.buildUser({ role: 'student', name: 'Sara' });
  await sql.query({ text: 'delete from student_profiles where user_id = $1', values: [bare.id] });
  await sql.orm.insert(relations).values({ userId: bare.id, relatedUserId: parent.id, relationshipType: 'parent' });
  await paid(parent, bare);
  expect(await stepsOf(parent)).toMatchObject([{ student: ref(bare), teacher: null }]);
  expect(await linesOf(admin)).toMatchObject([{ total: 1, items: [{ student: ref(bare) }] }]);
});

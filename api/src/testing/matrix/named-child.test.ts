import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const DAY_MS = 86_400_000;

type Status = [call: string, status: number];

const newParent = async () => {
  const user = await api.buildUser({ role: 'guest' });
  return { user, token: await api.tokenFor(user) };
};
type Parent = Awaited<ReturnType<typeof newParent>>;

const relate = (studentId: number, { user }: Parent, kind = 'parent') =>
  sql.query({
    text: 'insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)',
    values: [studentId, user.id, kind],
  });

const newTeacher = async () => api.buildTeacher({ leader: await api.buildUser({ role: 'leader' }) });

/** The child whom a parent has named, once the office has chosen the teacher (D163). */
async function namedChild({ token }: Parent) {
  const named = await api.request('post', '/api/children', { token, body: { name: 'Yusuf', age: 8 } });
  const id = Number((await named.json()).data.id);
  const teacher = await newTeacher();
  const admin = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const body = { teacher_id: String(teacher.id) };
  expect((await api.request('post', `/api/users/students/${id}`, { token: admin, body })).status).toBe(200);
  return { id, teacher };
}

/** A child of a family that the office has set up. */
async function officeChild(parent: Parent) {
  const teacher = await newTeacher();
  const { id } = await api.buildStudent({ teacher, profile: { age: 8 } });
  await relate(id, parent);
  return { id, teacher };
}
type Child = Awaited<ReturnType<typeof officeChild>>;

/** What a parent does with a child, each call with its status. */
async function statusesOf({ token }: Parent, { id, teacher }: Child): Promise<Status[]> {
  const startsAt = new Date(api.clock.now().getTime() + DAY_MS);
  const lesson = await api.buildClass({ student: { id }, teacher, startsAt });
  const calls = [
    ['get', `/classes/${lesson.id}`],
    ['get', `/classes/${lesson.id}/progress`],
    ['get', `/students/${id}/progress`],
    ['get', `/students/${id}/certificates`],
    ['get', `/students/${id}/makeups`],
    ['get', `/students/${id}/holds`],
    ['get', `/students/${id}/statement`],
    ['get', `/users/${id}/ledger`],
    ['get', `/subscriptions/summary?student_id=${id}`],
    ['get', `/payments?student_id=${id}`],
    ['get', `/receipts?student_id=${id}`],
    ['get', `/messages/${teacher.id}`],
    ['post', `/classes/${lesson.id}/requests`, { kind: 'excuse' }],
    ['post', '/personal-data/export', { student_id: String(id) }],
  ] as const;
  const statuses: Status[] = [];
  for (const [method, path, body] of calls) {
    const call = path.replaceAll(String(lesson.id), 'class').replaceAll(String(id), 'child');
    const response = await api.request(method, `/api${path}`, { token, ...(body && { body }) });
    statuses.push([call.replace(String(teacher.id), 'teacher'), response.status]);
  }
  return statuses;
}

it('a parent has the same rights to a child whom they have named as to one whom the office has added (D163, D8)', async () => {
  const [one, other] = [await newParent(), await newParent()];
  const statuses = await statusesOf(one, await namedChild(one));
  expect(statuses).toEqual(await statusesOf(other, await officeChild(other)));
  expect(statuses.filter(([, status]) => status >= 300)).toEqual([]);
});

it.each([
  ['a parent who has named a child of the same name', async (parent: Parent) => void (await namedChild(parent))],
  ['a guest', async () => {}],
])('%s reaches nothing of a child whom somebody else has named (D163, D9)', async (_who, become) => {
  const child = await namedChild(await newParent());
  const stranger = await newParent();
  await become(stranger);
  const statuses = await statusesOf(stranger, child);
  expect(statuses.filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
});

it('an aunt of a named child reads as any aunt does, and changes nothing', async () => {
  const [parent, aunt, other] = [await newParent(), await newParent(), await newParent()];
  const [named, added] = [await namedChild(parent), await officeChild(await newParent())];
  await relate(named.id, aunt, 'aunt');
  await relate(added.id, other, 'aunt');
  const statuses = await statusesOf(aunt, named);
  expect(statuses).toEqual(await statusesOf(other, added));
  expect(statuses).toContainEqual(['/classes/class/requests', 403]);
});

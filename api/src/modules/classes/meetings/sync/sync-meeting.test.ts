import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useMeetings } from '#testing/fixtures/meetings.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const meetings = await useMeetings(api);
const { call, schedule, team } = classCalls(api);
const { sql } = api.deps.database;
type Person = { id: number };

const drain = () => api.deps.jobs.drain();
const detail = async (person: Person, id: string) => (await call(person, 'get', `/classes/${id}`)).body.data;
const isThere = async (link: string) => (await fetch(link)).status === 200;
/** Makes all waiting jobs due. */
const wait = () => sql.query({ text: `update pgboss.job set start_after = now() where state < 'active'` });
const delay = async () => {
  const text = `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job where state < 'active'`;
  return (await sql.query<{ seconds: number }>({ text })).map(({ seconds }) => seconds);
};
const events = async () =>
  (await sql.query<{ channel: string }>({ text: `select channel from realtime_outbox where name = 'class'` })).map(
    ({ channel }) => channel,
  );

async function authorizedTeam() {
  const own = await team();
  await meetings.authorize(own.teacher);
  return own;
}

async function scheduled(own: Awaited<ReturnType<typeof team>>, person: Person = own.teacher, fields: object = {}) {
  const { status, body } = await schedule(person, own, fields);
  expect(status).toBe(201);
  return body.data.id as string;
}

it('a teacher without an authorization must give it first, and can then save the same class (D68)', async () => {
  const own = await team();
  const rejected = await schedule(own.teacher, own);
  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'meeting_authorization_required', message: 'Zoom authorization required' },
  });
  await meetings.authorize(own.teacher);
  const id = await scheduled(own);
  expect(await detail(own.teacher, id)).toMatchObject({ zoom_link: null, meeting: { state: 'pending' } });
  await drain();
  const { zoom_link, meeting } = await detail(own.student, id);
  expect([await isThere(zoom_link), meeting]).toEqual([true, { state: 'ready' }]);
});

it('a class with a typed link, a past class, and an academy without a provider need no authorization', async () => {
  const own = await team();
  const typed = await scheduled(own, own.teacher, { zoom_link: 'https://meet.test/1' });
  await scheduled(own, own.teacher, { date: '2020-03-01' });
  await drain();
  expect(await detail(own.teacher, typed)).toMatchObject({ zoom_link: 'https://meet.test/1', meeting: null });
  api.deps.meetings = { ...api.deps.meetings, provider: null };
  const without = await scheduled(own, own.teacher, { time: '19:00' });
  await drain();
  expect(meetings.calls).toEqual([]);
  expect(await detail(own.teacher, without)).toMatchObject({ zoom_link: null, meeting: null });
  expect((await call(own.teacher, 'get', '/zoom/auth')).status).toBe(503);
});

it('the meeting of a class that a leader schedules waits for the teacher’s authorization', async () => {
  const own = await team();
  const id = await scheduled(own, own.leader, { teacher_id: own.teacher.id });
  await drain();
  expect(await detail(own.teacher, id)).toMatchObject({ zoom_link: null, meeting: { state: 'unauthorized' } });
  await meetings.authorize(own.teacher);
  await drain();
  expect((await detail(own.teacher, id)).meeting).toEqual({ state: 'ready' });
});

it('a class is saved while the provider is down, and its link is added later, with an event for all sides', async () => {
  const own = await authorizedTeam();
  meetings.faults.push({ status: 500 }, { status: 503 }, { status: 500 });
  const id = await scheduled(own);
  await drain();
  expect(await detail(own.teacher, id)).toMatchObject({ zoom_link: null, meeting: { state: 'pending' } });
  expect(await delay()).toEqual([10]);
  await sql.query({ text: 'delete from realtime_outbox' });
  await wait();
  await drain();
  expect((await detail(own.student, id)).zoom_link).toMatch(/\/j\/\d+$/);
  const people = [own.student, own.teacher, own.leader].map((person) => `chat.${person.id}`);
  expect((await events()).sort()).toEqual(people.sort());
});

it('the making of a meeting waits as long as the provider’s limit states', async () => {
  const own = await authorizedTeam();
  meetings.faults.push({ status: 429, retryAfter: '3000' });
  await scheduled(own);
  await drain();
  expect(await delay()).toEqual([3000]);
});

it('a meeting is updated when its class is moved, given to another teacher or cancelled', async () => {
  const own = await authorizedTeam();
  const id = await scheduled(own);
  await drain();
  const { zoom_link: first } = await detail(own.teacher, id);
  await call(own.teacher, 'post', `/classes/${id}`, { title: 'Tajweed' });
  await drain();
  expect(await (await fetch(first)).text()).toContain('Tajweed');
  expect((await detail(own.teacher, id)).zoom_link).toBe(first);
  const other = await api.buildTeacher({ leader: own.leader });
  await meetings.authorize(other);
  await call(own.leader, 'post', `/classes/${id}`, { teacher_id: other.id });
  await drain();
  const { zoom_link: second } = await detail(own.leader, id);
  expect([await isThere(first), await isThere(second)]).toEqual([false, true]);
  await call(own.leader, 'post', `/classes/${id}/cancel`, { reason: 'holiday' });
  await drain();
  expect([await isThere(second), (await detail(own.leader, id)).zoom_link]).toEqual([false, null]);
});

it('a link that is typed later replaces the meeting, and a link that is emptied is restored', async () => {
  const own = await authorizedTeam();
  const id = await scheduled(own);
  await drain();
  const { zoom_link: made } = await detail(own.teacher, id);
  await call(own.teacher, 'post', `/classes/${id}`, { zoom_link: null });
  await drain();
  expect((await detail(own.teacher, id)).zoom_link).toBe(made);
  await call(own.teacher, 'post', `/classes/${id}`, { zoom_link: 'https://meet.test/1' });
  await drain();
  expect(await detail(own.teacher, id)).toMatchObject({ zoom_link: 'https://meet.test/1', meeting: null });
  expect(await isThere(made)).toBe(false);
});

it('a meeting that was deleted at the provider is made again when its class changes', async () => {
  const own = await authorizedTeam();
  const id = await scheduled(own);
  await drain();
  const { zoom_link: made } = await detail(own.teacher, id);
  await sql.query({ text: `delete from meeting_sandbox_records where kind = 'meeting'` });
  await call(own.teacher, 'post', `/classes/${id}`, { title: 'Tajweed' });
  await drain();
  const { zoom_link: again } = await detail(own.teacher, id);
  expect([again !== made, await isThere(again)]).toEqual([true, true]);
});

it('two jobs at the same time leave a class with one meeting', async () => {
  const own = await authorizedTeam();
  const id = await scheduled(own);
  meetings.calls.splice(0);
  await Promise.all([drain(), drain(), drain()]);
  expect(meetings.calls).toEqual(['POST /v2/users/me/meetings']);
  expect((await detail(own.teacher, id)).meeting).toEqual({ state: 'ready' });
});

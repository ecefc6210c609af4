import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { clockCalls } from '../clock/clock.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, report, team } = classCalls(api);
const { run } = clockCalls(api);
type Person = { id: number };

const MINUTE_MS = 60_000;
const act = (person: Person, id: number, verb: 'join' | 'leave') => call(person, 'post', `/attendance/${id}/${verb}`);
const logOf = async (person: Person, id: number) =>
  (await call(person, 'get', `/attendance?class_id=${id}`)).body.data.map(
    (entry: { user: { id: string }; duration: number | null }) => [Number(entry.user.id), entry.duration],
  );

it('a class can be joined from ten minutes before its start to a quarter of an hour after its end, by staff always (D23)', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(11), zoomLink: 'https://zoom.test/1' });
  for (const person of [own.teacher, own.student])
    expect(await act(person, id, 'join')).toMatchObject({
      status: 409,
      body: { data: { opens_at: after(1).toISOString(), closes_at: after(56).toISOString() } },
    });
  expect((await act(own.leader, id, 'join')).status).toBe(200);
  api.clock.advance(MINUTE_MS);
  for (const person of [own.teacher, own.student])
    expect(await act(person, id, 'join')).toMatchObject({
      status: 200,
      body: { data: { joined_at: after(0).toISOString(), zoom_link: 'https://zoom.test/1' } },
    });
  api.clock.advance(56 * MINUTE_MS);
  expect((await act(own.teacher, id, 'join')).status).toBe(409);
});

it('each stay is an entry, joining twice is one stay, and time beyond an hour after the end is not counted', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(0) });
  expect((await act(own.teacher, id, 'leave')).body).toEqual({ data: null });
  const first = await act(own.teacher, id, 'join');
  api.clock.advance(5 * MINUTE_MS);
  expect(await act(own.teacher, id, 'join')).toEqual(first);
  expect((await act(own.teacher, id, 'leave')).body.data).toEqual({ left_at: after(0).toISOString(), duration: 300 });
  api.clock.advance(MINUTE_MS);
  await act(own.teacher, id, 'join');
  await act(own.student, id, 'join');
  expect(await logOf(own.teacher, id)).toEqual([
    [own.teacher.id, 300],
    [own.teacher.id, null],
    [own.student.id, null],
  ]);
  api.clock.advance(600 * MINUTE_MS);
  await report(own.teacher, id);
  expect((await act(own.teacher, id, 'leave')).body.data.duration).toBe(84 * 60);
});

it('an open stay ends an hour after the class, before and after the clock has stored it (D23)', async () => {
  const own = await team();
  const { id, endsAt } = await api.buildClass({ ...own, startsAt: after(0) });
  for (const person of [own.teacher, own.student]) await act(person, id, 'join');
  await act(own.student, id, 'leave');
  const last = new Date(endsAt.getTime() + 60 * MINUTE_MS);
  api.clock.advance(last.getTime() - 1 - api.clock.now().getTime());
  await run();
  expect(await logOf(own.teacher, id)).toEqual([
    [own.teacher.id, null],
    [own.student.id, 0],
  ]);
  api.clock.advance(1);
  const stored = () =>
    sql.query({ text: 'select left_at from attendance_log where user_id = $1', values: [own.teacher.id] });
  const read = async () => (await call(own.admin, 'get', `/attendance?class_id=${id}`)).body.data[0];
  expect(await stored()).toEqual([{ left_at: null }]);
  const entry = { left_at: last.toISOString(), duration: 90 * 60 };
  expect(await read()).toMatchObject(entry);
  api.clock.advance(600 * MINUTE_MS);
  await Promise.all([run(1), run(1)]);
  expect(await stored()).toEqual([{ left_at: last }]);
  expect(await read()).toMatchObject(entry);
  expect((await act(own.teacher, id, 'leave')).body).toEqual({ data: null });
});

it('students see the stays of the teacher and their own, relatives those of the teacher', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(0) });
  for (const person of [own.teacher, own.student, own.admin]) await act(person, id, 'join');
  expect(await logOf(own.student, id)).toEqual([
    [own.teacher.id, null],
    [own.student.id, null],
  ]);
  const relative = await api.buildUser({ role: 'guest' });
  await api.deps.database.sql.query({
    text: "insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')",
    values: [own.student.id, relative.id],
  });
  expect(await logOf(relative, id)).toEqual([[own.teacher.id, null]]);
  expect(await logOf(own.leader, id)).toHaveLength(3);
  const { log } = (await call(own.student, 'get', `/classes/${id}`)).body.data;
  expect(log).toMatchObject([
    { user: { id: String(own.teacher.id) }, left_at: null, duration: null },
    { user: { id: String(own.student.id) } },
  ]);
  expect((await call(own.student, 'get', '/attendance')).status).toBe(422);
});

it('open pages of a class’s people learn at once who joins and leaves, but nothing that changes nothing', async () => {
  const own = await team();
  const { id } = await api.buildClass({ ...own, startsAt: after(0) });
  const published = async () => {
    const text = `with gone as (delete from realtime_outbox returning channel, name)
      select channel from gone where name = 'class' order by channel`;
    return (await sql.query<{ channel: string }>({ text })).map(({ channel }) => channel);
  };
  const people = [own.student, own.teacher, own.leader].map((person) => `chat.${person.id}`).sort();
  await published();
  for (const verb of ['join', 'leave'] as const) {
    await act(own.teacher, id, verb);
    expect(await published()).toEqual(people);
    await act(own.teacher, id, verb);
    expect(await published()).toEqual([]);
  }
});

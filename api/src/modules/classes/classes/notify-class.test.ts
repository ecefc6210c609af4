import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, family, report, schedule } = classCalls(api);
type Person = { id: number };

/** The keys of a person's notifications about a class, oldest first. */
async function keysFor({ id }: Person): Promise<string[]> {
  const rows = await sql.query<{ key: string }>({
    text: `select key from notifications where recipient_id = $1 and starts_with(key, 'class.') order by created_at, id`,
    values: [id],
  });
  return rows.map(({ key }) => key);
}

it('the student and teacher are notified when a class is scheduled, moved and cancelled; the actor never is', async () => {
  const own = await family();
  const { id } = (await schedule(own.leader, own, { teacher_id: own.teacher.id })).body.data;
  api.clock.advance(1000);
  await call(own.teacher, 'post', `/classes/${id}`, { notes: 'Bring the book' });
  await call(own.teacher, 'post', `/classes/${id}`, { date: '2040-03-02', time: '17:00' });
  api.clock.advance(1000);
  for (let time = 0; time < 2; time += 1) await call(own.admin, 'post', `/classes/${id}/cancel`);
  for (const person of [own.student, own.parent])
    expect(await keysFor(person)).toEqual(['class.scheduled', 'class.moved', 'class.cancelled']);
  expect(await keysFor(own.teacher)).toEqual(['class.scheduled', 'class.cancelled']);
  expect(await keysFor(own.leader)).toEqual(['class.cancelled']);
  for (const person of [own.aunt, own.admin]) expect(await keysFor(person)).toEqual([]);
});

it('a change of teacher notifies the former teacher of a cancelled class, the new one of a scheduled class, the family of a change', async () => {
  const own = await family();
  const next = await api.buildTeacher({ leader: own.leader, name: 'Amina' });
  const { id } = (await schedule(own.leader, own, { teacher_id: own.teacher.id })).body.data;
  for (const teacher_id of [next.id, own.teacher.id, next.id]) {
    api.clock.advance(1000);
    expect((await call(own.leader, 'post', `/classes/${id}`, { teacher_id })).status).toBe(200);
  }
  expect(await keysFor(own.teacher)).toEqual(['class.scheduled', 'class.withdrawn']);
  expect(await keysFor(next)).toEqual(['class.withdrawn', 'class.scheduled']);
  for (const person of [own.student, own.parent])
    expect(await keysFor(person)).toEqual(['class.scheduled', 'class.moved']);
  const [last] = (await call(own.teacher, 'get', '/notifications')).body.data;
  expect(last).toMatchObject({ key: 'class.withdrawn', read: false, params: { teacher: own.teacher.name } });
  expect((await call(next, 'get', '/notifications')).body.data[0].params.teacher).toBe('Amina');
});

it('a change of student notifies the former family of a cancelled class and the new family of a scheduled one', async () => {
  const own = await family();
  const next = await api.buildStudent({ teacher: own.teacher, leader: own.leader, name: 'Idris' });
  const { id } = (await schedule(own.leader, own, { teacher_id: own.teacher.id })).body.data;
  api.clock.advance(1000);
  expect((await call(own.leader, 'post', `/classes/${id}`, { student_id: next.id })).status).toBe(200);
  for (const person of [own.student, own.parent])
    expect(await keysFor(person)).toEqual(['class.scheduled', 'class.withdrawn']);
  expect(await keysFor(next)).toEqual(['class.scheduled']);
  expect(await keysFor(own.teacher)).toEqual(['class.scheduled', 'class.moved']);
  const { params, message } = (await call(own.student, 'get', '/notifications')).body.data[0];
  expect(params.student).toBe('Yusuf');
  expect(message).toMatch(/^The class of Yusuf with .* on Thu, 1 Mar 2040, .* is cancelled for you$/);
});

it('recording a past class notifies nobody, and deleting a class removes its notifications', async () => {
  const own = await family();
  const [date, time] = after(-60).toISOString().slice(0, 16).split('T');
  await sql.query({ text: `update users set timezone = 'UTC'` });
  await schedule(own.teacher, own, { date, time });
  expect(await keysFor(own.student)).toEqual([]);
  const { id } = (await schedule(own.teacher, own)).body.data;
  expect(await keysFor(own.student)).toEqual(['class.scheduled']);
  await call(own.admin, 'delete', `/classes/${id}`);
  expect(await keysFor(own.student)).toEqual([]);
});

it.each([
  ['presence', ['class.reported'], [], []],
  ['trial', ['class.reported'], [], ['class.trial-held']],
  ['absence_student', ['class.student-absent'], [], []],
  ['absence_teacher', ['class.teacher-absent'], ['class.teacher-absent'], ['class.teacher-absent']],
] as const)(
  'after a report with %s the family is notified with %j, the leader with %j, admins with %j',
  async (attendance, ...heard) => {
    const own = await family();
    const { id } = await api.buildClass({ ...own, startsAt: after(-60) });
    await report(own.teacher, id, { attendance });
    const [ofFamily, ofLeader, ofAdmin] = heard;
    for (const person of [own.student, own.parent]) expect(await keysFor(person)).toEqual(ofFamily);
    expect(await keysFor(own.leader)).toEqual(ofLeader);
    expect(await keysFor(own.admin)).toEqual(ofAdmin);
    for (const person of [own.aunt, own.teacher]) expect(await keysFor(person)).toEqual([]);
  },
);

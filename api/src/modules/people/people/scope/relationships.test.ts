import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { relationshipsOf } from './relationships.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
type Person = { id: number };
const DAY = 24 * 60 * 60_000;
/** By the database's clock, which decides about relations; the API's clock may have been moved. */
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const relationships = (person: Person) =>
  sql.query<{ other_id: number }>({
    text: `select other_id::int, own_role, other_role from ${relationshipsOf('$1::bigint')} b order by 1, 2, 3`,
    values: [person.id],
  });
const others = async (person: Person) => (await relationships(person)).map(({ other_id }) => other_id);

describe('a teacher’s students (D7)', () => {
  it.each([
    ['59 days ago', -59, true],
    ['61 days ago', -61, false],
    ['to come', 30, true],
  ])('a teacher’s students include those with a class %s', async (_, days, isBound) => {
    const [teacher, student] = [await api.buildTeacher(), await api.buildStudent()];
    await api.buildClass({ teacher, student, startsAt: inDays(days), status: days < 0 ? 'ended' : 'scheduled' });
    expect(await others(teacher)).toEqual(isBound ? [student.id] : []);
    expect(await others(student)).toEqual(isBound ? [teacher.id] : []);
  });

  it('a teacher’s students exclude those whose class was cancelled or deleted', async () => {
    const [teacher, student] = [await api.buildTeacher(), await api.buildStudent()];
    await api.buildClass({ teacher, student, startsAt: inDays(1), status: 'cancelled' });
    await api.buildClass({ teacher, student, startsAt: inDays(1), deletedAt: api.clock.now() });
    expect(await others(teacher)).toEqual([]);
  });

  it('each student of a teacher is listed once', async () => {
    const teacher = await api.buildTeacher();
    const student = await api.buildStudent({ teacher });
    for (const days of [-2, -1, 1]) await api.buildClass({ teacher, student, startsAt: inDays(days) });
    expect(await relationships(teacher)).toEqual([
      { other_id: student.id, own_role: 'teacher', other_role: 'student' },
    ]);
  });

  it('a teacher’s students are also the students of their leader', async () => {
    const leader = await api.buildUser({ role: 'leader' });
    const teacher = await api.buildTeacher({ leader });
    const student = await api.buildStudent({ teacher: await api.buildTeacher() });
    await api.buildClass({ teacher, student, startsAt: inDays(-3), status: 'ended' });
    expect(await relationships(leader)).toEqual([
      { other_id: teacher.id, own_role: 'leader', other_role: 'teacher' },
      { other_id: student.id, own_role: 'leader', other_role: 'student' },
    ]);
    const path = `/api/users/${student.id}`;
    for (const viewer of [teacher, leader])
      expect((await api.request('get', path, { token: await api.tokenFor(viewer) })).status).toBe(200);
  });
});

it('relationships are looked up by index, however many classes exist', async () => {
  const people = [await api.buildUser({ role: 'leader' }), await api.buildTeacher(), await api.buildStudent()];
  const [leader, teacher, student] = people;
  await sql.query({ text: 'update teacher_profiles set leader_id = $1', values: [leader?.id] });
  // Forty students for each of about five hundred teachers; these are two of them.
  await sql.query({
    text: `with other as (insert into users (name, email, password_hash, role_id)
        select 'Other', 'other-' || n || '@academy.test', 'x', $3 from generate_series(1, 500) n returning id)
      insert into classes (teacher_id, student_id, class_number, starts_at, ends_at, wall_time, zone, title)
      select coalesce(t.id, $1), coalesce(s.id, $2), n, now() - n * interval '1 minute', now() - (n - 30) * interval '1 minute', '', 'UTC', 'x'
      from generate_series(1, 20000) n left join (select id, row_number() over () as place from other) t on t.place = n % 501
        left join (select id, row_number() over () as place from other) s on s.place = n % 499`,
    values: [teacher?.id, student?.id, teacher?.roleId],
  });
  await sql.query({ text: 'analyze' });
  for (const person of people) {
    const plan = await sql.query<Record<string, string>>({
      text: `explain select * from ${relationshipsOf(`${person.id}::bigint`)} b`,
    });
    expect(plan.flatMap((line) => Object.values(line)).join('\n')).not.toContain('Seq Scan on classes');
    expect((await relationships(person)).length).toBeGreaterThan(0);
  }
});

import { beforeEach, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Person = { id: number; name: string };
const [MINUTE, DAY] = [60_000, 86_400_000];
const ago = (milliseconds: number) => new Date(api.clock.now().getTime() - milliseconds);

let leader: Person;
let teacher: Person;
let admin: Person;

beforeEach(async () => {
  leader = await api.buildUser({ role: 'leader' });
  teacher = await api.buildTeacher({ leader });
  admin = await api.buildUser({ role: 'admin' });
});

async function lines(viewer: Person) {
  const response = await api.request('get', '/api/statistics/attention', { token: await api.tokenFor(viewer) });
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

/** A student who needs no attention: with remaining classes and a class to come. */
async function fineStudent(of: Person = teacher) {
  const student = await api.buildStudent({ teacher: of });
  await give(student, 5);
  await api.buildClass({ student, teacher: of, startsAt: ago(-DAY) });
  return student;
}

const give = (student: Person, delta: number) =>
  api.deps.database.sql.query({
    text: `insert into class_ledger (student_id, delta, reason) values ($1, $2, 'manual')`,
    values: [student.id, delta],
  });

const ref = ({ id, name }: Person) => ({ id: String(id), name });

it('an academy without problems has nothing that needs attention', async () => {
  await fineStudent();
  expect(await lines(admin)).toEqual([]);
  expect(await lines(leader)).toEqual([]);
});

it('a report is overdue two days after the class', async () => {
  const student = await fineStudent();
  const late = await api.buildClass({
    student,
    teacher,
    startsAt: ago(2 * DAY + 31 * MINUTE),
    status: 'scheduled',
    createdAt: ago(3 * DAY),
  });
  await api.buildClass({ student, teacher, startsAt: ago(2 * DAY + 29 * MINUTE), createdAt: ago(3 * DAY) });
  // The report on a class of last week was recorded today.
  await api.buildClass({ student, teacher, startsAt: ago(7 * DAY), createdAt: ago(MINUTE) });
  const item = {
    class_id: String(late.id),
    series_id: null,
    student: ref(student),
    teacher: ref(teacher),
    starts_at: late.startsAt.toISOString(),
  };
  for (const viewer of [admin, leader])
    expect(await lines(viewer)).toEqual([{ kind: 'overdue_reports', total: 1, items: [item] }]);
});

it('a hand-in that is unmarked for three days needs the attention of the leader and admins (C25)', async () => {
  const { sql } = api.deps.database;
  const student = await fineStudent();
  const { id: classId } = await api.buildClass({ student, teacher, startsAt: ago(5 * DAY), status: 'ended' });
  const handIn = async (at: Date, grade: string | null) => {
    const [sheet, sound] = [await api.buildImage({ owner: teacher }), await api.buildImage({ owner: student })];
    await sql.query({
      text: `with given as (insert into assignments (class_id, student_id, media_id, title, uploaded_by)
          values ($1, $2, $3, 'Page', $4) returning id)
        insert into hand_ins (assignment_id, number, is_latest, media_id, created_at, grade) select id, 1, true, $5, $6, $7 from given`,
      values: [classId, student.id, sheet.id, teacher.id, sound.id, at, grade],
    });
  };
  const late = ago(3 * DAY);
  await handIn(late, null);
  await handIn(ago(3 * DAY - MINUTE), null);
  await handIn(ago(4 * DAY), 'good');
  const item = {
    ...{ class_id: String(classId), series_id: null, student: ref(student), teacher: ref(teacher) },
    starts_at: late.toISOString(),
  };
  for (const viewer of [admin, leader])
    expect(await lines(viewer)).toEqual([{ kind: 'unmarked_work', total: 1, items: [item] }]);
  expect(await lines(await api.buildUser({ role: 'leader' }))).toEqual([]);
});

it('a teacher who has not joined five minutes after the start counts as absent', async () => {
  const student = await fineStudent();
  const alone = await api.buildClass({ student, teacher, startsAt: ago(6 * MINUTE) });
  await api.buildClass({ student, teacher, startsAt: ago(4 * MINUTE) });
  expect(await lines(admin)).toMatchObject([
    { kind: 'absent_teachers', total: 1, items: [{ class_id: String(alone.id) }] },
  ]);
  await api.deps.database.sql.query({
    text: 'insert into attendance_log (class_id, user_id, joined_at) values ($1, $2, $3)',
    values: [alone.id, teacher.id, ago(MINUTE)],
  });
  expect(await lines(admin)).toEqual([]);
});

it('the attention list has students without remaining classes, without a class in two weeks, and absent twice in a row', async () => {
  const empty = await fineStudent();
  await give(empty, -5);
  const idle = await api.buildStudent({ teacher, profile: { createdAt: ago(30 * DAY) } });
  await give(idle, 1);
  await api.buildClass({ student: idle, teacher, startsAt: ago(15 * DAY), status: 'ended' });
  await api.buildClass({ student: idle, teacher, startsAt: ago(DAY), status: 'cancelled' });
  const absent = await fineStudent();
  for (const days of [1, 2])
    await api.buildClass({
      student: absent,
      teacher,
      startsAt: ago(days * DAY),
      status: 'ended',
      attendance: 'absence_student',
    });
  await api.buildClass({ student: absent, teacher, startsAt: ago(3 * DAY), status: 'ended' });
  const back = await fineStudent();
  for (const days of [2, 3])
    await api.buildClass({
      student: back,
      teacher,
      startsAt: ago(days * DAY),
      status: 'ended',
      attendance: 'absence_student',
    });
  await api.buildClass({ student: back, teacher, startsAt: ago(DAY), status: 'ended' });
  const stopped = await api.buildStudent({ teacher, profile: { lastStatus: 'stopped' } });
  await give(stopped, -1);
  const line = (kind: string, student: Person) => ({
    kind,
    total: 1,
    items: [{ class_id: null, series_id: null, student: ref(student), teacher: ref(teacher), starts_at: null }],
  });
  const expected = [line('out_of_classes', empty), line('without_classes', idle), line('missed_twice', absent)];
  expect(await lines(admin)).toEqual(expected);
  expect(await lines(leader)).toEqual(expected);
  const response = await api.request('get', '/api/statistics/teachers', { token: await api.tokenFor(leader) });
  expect((await response.json()).data).toMatchObject([{ id: String(teacher.id), students_at_risk: 3 }]);
});

it('the attention list has a bounced address of a student or parent until it is changed (D88)', async () => {
  const { sql } = api.deps.database;
  const [alone, child] = [await fineStudent(), await fineStudent()];
  const parent = await api.buildUser({ role: 'guest' });
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`,
    values: [child.id, parent.id],
  });
  expect(await lines(admin)).toEqual([]);
  await sql.query({
    text: 'update users set bounced_email = email where id = any($1)',
    values: [[alone.id, parent.id]],
  });
  const expected = [{ kind: 'bounced_address', total: 2, items: [{ student: ref(alone) }, { student: ref(child) }] }];
  expect(await lines(admin)).toMatchObject(expected);
  expect(await lines(leader)).toMatchObject(expected);
  await sql.query({
    text: `update users set email = 'new-' || id || '@academy.test' where id = any($1)`,
    values: [[alone.id, parent.id]],
  });
  expect(await lines(admin)).toEqual([]);
});

it('a leader sees only their own team in the attention list', async () => {
  const other = await api.buildTeacher();
  const student = await fineStudent(other);
  await api.buildClass({ student, teacher: other, startsAt: ago(3 * DAY), createdAt: ago(4 * DAY) });
  expect(await lines(leader)).toEqual([]);
  expect(await lines(admin)).toMatchObject([{ kind: 'overdue_reports', total: 1 }]);
});

it('the attention list names three of each kind', async () => {
  const students = await Promise.all(Array.from({ length: 4 }, () => fineStudent()));
  for (const student of students) await give(student, -5);
  const [line] = await lines(admin);
  expect(line).toMatchObject({ kind: 'out_of_classes', total: 4 });
  expect(line.items).toHaveLength(3);
});

it('a count of a hundred means a hundred or more', async () => {
  await api.deps.database.sql.query({
    text: `with added as (insert into users (name, email, password_hash, role_id)
        select 'Student', 'many-' || n || '@academy.test', 'x', (select id from roles where name = 'student')
        from generate_series(1, 101) n returning id)
      insert into student_profiles (user_id, code, created_at) select id, 'M-' || id, $1 from added`,
    values: [api.clock.now()],
  });
  expect(await lines(admin)).toMatchObject([{ kind: 'out_of_classes', total: 100 }]);
});

it('a series with a class that was not made needs attention; a leader sees only those of the team (D93)', async () => {
  const student = await fineStudent();
  const { sql } = api.deps.database;
  const material = await api.buildMaterial();
  const [series] = await sql.query<{ id: number }>({
    text: `insert into series (student_id, teacher_id, material_id, zone, zone_of, anchor_on, starts_on)
      values ($1, $2, $3, 'UTC', 'student', '2026-01-05', '2026-01-05') returning id`,
    values: [student.id, teacher.id, material.id],
  });
  await sql.query({
    text: `with slot as (insert into series_slots (series_id, weekday, time, minutes) values ($1, 1, '17:00', 30) returning id)
      insert into series_obstacles (slot_id, slot_date, starts_at, ends_at, reason, state)
      select id, day, $2::timestamptz, $2::timestamptz + interval '30 minutes', 'teacher', state from slot,
        (values ('2026-01-05'::date, 'waiting'), ('2026-01-12'::date, 'skipped')) v(day, state)`,
    values: [series?.id, ago(-DAY)],
  });
  const [line] = await lines(leader);
  expect(line).toMatchObject({ kind: 'classes_not_made', total: 1, items: [{ series_id: String(series?.id) }] });
  expect(await lines(await api.buildUser({ role: 'leader' }))).toEqual([]);
  // An ended series makes no more classes (D90).
  await sql.query({ text: `update series set ended_at = now(), end_reason = 'teacher_left'` });
  expect(await lines(leader)).toEqual([]);
});

it('a make-up needs attention a week before its end, until it is used (D103)', async () => {
  const student = await fineStudent();
  const missed = await api.buildClass({ student, teacher, startsAt: ago(20 * DAY), status: 'cancelled' });
  const endsAt = ago(-8 * DAY);
  const { sql } = api.deps.database;
  await sql.query({
    text: `insert into make_ups (student_id, class_id, reason, until, ends_at) values ($1, $2, 'excuse', $3::timestamptz::date, $3::timestamptz)`,
    values: [student.id, missed.id, endsAt],
  });
  const ending = async (viewer: Person) =>
    (await lines(viewer)).find(({ kind }: { kind: string }) => kind === 'makeups_ending');
  expect(await ending(admin)).toBeUndefined();
  api.clock.advance(2 * DAY);
  const item = {
    ...{ class_id: null, series_id: null, student: ref(student), teacher: ref(teacher) },
    starts_at: new Date(endsAt.getTime() - MINUTE).toISOString(),
  };
  for (const viewer of [admin, leader])
    expect(await ending(viewer)).toEqual({ kind: 'makeups_ending', total: 1, items: [item] });
  const used = await api.buildClass({ student, teacher, startsAt: ago(-DAY) });
  await sql.query({ text: 'update make_ups set used_by = $2 where class_id = $1', values: [missed.id, used.id] });
  expect(await ending(admin)).toBeUndefined();
});

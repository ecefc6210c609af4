import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, schedule, team } = classCalls(api);

async function moving() {
  const own = await team();
  const next = await api.buildTeacher({ leader: own.leader });
  const dates = ['2040-03-01', '2040-03-02', '2040-03-03'];
  for (const date of dates) await schedule(own.teacher, own, { date });
  await api.buildClass({ ...own, startsAt: after(-60) });
  const people = { student_id: own.student.id, from_teacher_id: own.teacher.id, to_teacher_id: next.id };
  const move = (person: { id: number }, fields: object = {}) =>
    call(person, 'post', '/classes/move', { ...people, ...fields });
  const taught = async (teacher: { id: number }) =>
    (await sql.query({ text: 'select from classes where teacher_id = $1', values: [teacher.id] })).length;
  return { ...own, next, move, taught };
}

it('a student’s future classes, and only these, are given to another teacher (D7)', async () => {
  const own = await moving();
  expect(await own.move(own.leader)).toEqual({ status: 200, body: { data: { moved: 3, conflicts: [] } } });
  expect([await own.taught(own.next), await own.taught(own.teacher)]).toEqual([3, 1]);
  expect((await own.move(own.leader)).body.data.moved).toBe(0);
  const notified = await sql.query<{ key: string }>({
    text: `select key from notifications where recipient_id = any($1::bigint[])
      and (key <> 'class.scheduled' or recipient_id = $2) order by array_position($1, recipient_id)`,
    values: [[own.teacher.id, own.student.id, own.next.id], own.next.id],
  });
  expect(notified.map(({ key }) => key)).toEqual(['class.withdrawn', 'class.moved', 'class.scheduled']);
});

it('no class is moved if the new teacher has another class at one of the times, unless that class is marked to stay', async () => {
  const own = await moving();
  const other = await api.buildStudent({ teacher: own.next });
  const fields = { teacher_id: own.next.id, date: '2040-03-02' };
  const inTheWay = (await schedule(own.admin, { ...own, student: other }, fields)).body.data.id;
  const conflicts = [
    {
      id: expect.any(String),
      title: 'Qaida – Yusuf',
      starts_at: '2040-03-02T14:00:00.000Z',
      who: 'teacher',
      conflict: {
        who: 'teacher',
        id: inTheWay,
        title: `Qaida – ${other.name}`,
        starts_at: '2040-03-02T14:00:00.000Z',
        ends_at: '2040-03-02T14:30:00.000Z',
      },
    },
  ];
  expect((await own.move(own.admin)).body.data).toEqual({ moved: 0, conflicts });
  expect(await own.taught(own.next)).toBe(1);
  expect((await own.move(own.admin, { skip_conflicts: true })).body.data).toEqual({ moved: 2, conflicts });
  expect([await own.taught(own.next), await own.taught(own.teacher)]).toEqual([3, 2]);
});

it('classes can be moved by leaders within their team, and by admins', async () => {
  const [own, foreign] = [await moving(), await team()];
  expect((await own.move(own.next)).status).toBe(403);
  const elsewhere = await own.move(own.leader, { to_teacher_id: foreign.teacher.id });
  expect(elsewhere).toMatchObject({ status: 422, body: { fields: [{ path: 'to_teacher_id', code: 'not_yours' }] } });
  expect((await own.move(own.leader, { student_id: foreign.student.id })).status).toBe(422);
  expect((await own.move(own.admin, { to_teacher_id: own.student.id })).body.fields[0].path).toBe('to_teacher_id');
});

it('an overlap of the student that an admin allowed stays when the class is given to another teacher (D7, D22)', async () => {
  const own = await moving();
  const other = await api.buildTeacher({ leader: own.leader });
  const beside = { teacher_id: other.id, allow_overlap: true, overlap_reason: 'Two at once' };
  const kept = (await schedule(own.admin, own, { ...beside, date: '2040-03-02' })).body.data.id;
  const moved = { ...beside, teacher_id: own.teacher.id, date: '2040-03-04' };
  await schedule(own.admin, own, { teacher_id: other.id, date: '2040-03-04' });
  const id = (await schedule(own.admin, own, moved)).body.data.id;
  expect((await own.move(own.leader)).body.data).toEqual({ moved: 4, conflicts: [] });
  const rows = await sql.query<{ by: number; reason: string }>({
    text: 'select overlap_by as by, overlap_reason as reason from classes where id = any($1::bigint[]) order by id',
    values: [[kept, id]],
  });
  expect(rows).toEqual([kept, id].map(() => ({ by: own.admin.id, reason: 'Two at once' })));
});

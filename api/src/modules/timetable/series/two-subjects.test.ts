import { describe, expect, it } from 'vitest';
import { nameEnrolmentsOfClasses } from '#modules/classes/classes/class-enrolment.ts';
import { nameEnrolments } from '#modules/people/people/index.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, dayOf, detail, make, report, schedule, team } = seriesCalls(api);

type Own = Awaited<ReturnType<typeof team>>;

const query = <Row extends object>(text: string, ...values: unknown[]) => sql.query<Row>({ text, values });
const learn = async ({ admin, student }: Own, teacher: { id: number }, subject = 'arabic') => {
  const body = { subject, teacherId: String(teacher.id), since: '2026-01-01' };
  return (await call(admin, 'post', `/students/${student.id}/enrolments`, body)).body.data.id as string;
};

/** A student who learns the Quran with one teacher and Arabic with another. */
async function twoSubjects() {
  const own = await team();
  const { teacher: other } = await team();
  const [first] = await query<{ id: number }>('select id from enrolments where student_id = $1', own.student.id);
  return { own, other, quran: String(first?.id), arabic: await learn(own, other) };
}

const stored = async (id: string) =>
  (await query<{ enrolment_id: number | null }>('select enrolment_id from classes where id = $1', id))[0]?.enrolment_id;
const named = async (viewer: { id: number }, id: string) => {
  const { enrolment_id, subject } = (await call(viewer, 'get', `/classes/${id}`)).body.data;
  return [enrolment_id, subject];
};

describe('the enrolment of a class (D125)', () => {
  it('with one subject a class has it without being asked, and names nothing', async () => {
    const own = await team();
    const { body } = await schedule(own.admin, own, { teacher_id: (await team()).teacher.id });
    const [first] = await query<{ id: number }>('select id from enrolments where student_id = $1', own.student.id);
    expect(await named(own.admin, body.data.id)).toEqual([String(first?.id), null]);
    expect(await stored(body.data.id)).toBe(first?.id);
  });

  it('with two it is that of the teacher; a third teacher must say which', async () => {
    const { own, other, quran, arabic } = await twoSubjects();
    const { teacher: third } = await team();
    const by = async (teacher: { id: number }, fields: object = {}) =>
      (await schedule(own.admin, own, { teacher_id: teacher.id, ...fields })).body;
    expect(await named(own.admin, (await by(own.teacher)).data.id)).toEqual([quran, 'memorisation']);
    expect(await named(own.student, (await by(other, { time: '18:00' })).data.id)).toEqual([arabic, 'arabic']);
    const asked = await by(third, { time: '19:00' });
    expect(asked.fields).toMatchObject([{ path: 'enrolment_id', code: 'required' }]);
    const said = await by(third, { time: '19:00', enrolment_id: arabic });
    expect(await named(own.admin, said.data.id)).toEqual([arabic, 'arabic']);
  });

  it('a teacher of two subjects says which', async () => {
    const { own, quran } = await twoSubjects();
    const reading = await learn(own, own.teacher, 'reading');
    expect((await schedule(own.teacher, own)).body.fields).toMatchObject([{ path: 'enrolment_id' }]);
    for (const [time, enrolment_id] of [
      ['17:00', quran],
      ['18:00', reading],
    ])
      expect((await schedule(own.teacher, own, { time, enrolment_id })).body.data).toMatchObject({ enrolment_id });
  });

  it('the subject of another student, and one that has ended by then, are rejected at their field', async () => {
    const { own, other, arabic } = await twoSubjects();
    const stranger = await twoSubjects();
    await call(own.admin, 'post', `/enrolments/${arabic}/end`, {});
    for (const [enrolment_id, code] of [
      [stranger.arabic, 'unknown'],
      [arabic, 'ended'],
    ]) {
      const { status, body } = await schedule(own.admin, own, { teacher_id: own.teacher.id, enrolment_id });
      expect([status, body.fields]).toMatchObject([422, [{ path: 'enrolment_id', code }]]);
    }
    // A class on a day on which it went on can still be recorded.
    const past = { teacher_id: other.id, date: '2026-02-03', enrolment_id: arabic };
    expect((await schedule(own.admin, own, past)).body.data).toMatchObject({ enrolment_id: arabic, subject: 'arabic' });
  });

  it('a new teacher of a class brings the own subject; another one gives what it was', async () => {
    const { own, other, quran, arabic } = await twoSubjects();
    const { id } = (await schedule(own.admin, own, { teacher_id: own.teacher.id })).body.data;
    const to = async (fields: object) => {
      await call(own.admin, 'post', `/classes/${id}`, fields);
      return (await named(own.admin, id))[0];
    };
    expect(await to({ teacher_id: (await team()).teacher.id })).toBe(quran);
    expect(await to({ teacher_id: other.id })).toBe(arabic);
    expect(await to({ enrolment_id: quran })).toBe(quran);
    const own2 = await team();
    expect(await to({ student_id: own2.student.id })).not.toBe(quran);
    expect(await stored(id)).not.toBe(Number(quran));
  });
});

it('a make-up is of the enrolment of its class, and so is the class that uses it with a third teacher (D103, D125)', async () => {
  const { own, other, arabic } = await twoSubjects();
  const { id } = (await schedule(own.admin, own, { teacher_id: other.id })).body.data;
  await call(own.admin, 'post', `/classes/${id}/cancel`, { reason: 'teacher_unavailable' });
  const [makeUp] = (await call(own.admin, 'get', `/students/${own.student.id}/makeups`)).body.data;
  expect(makeUp).toMatchObject({ enrolmentId: arabic });
  const date = new Date(api.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { teacher: third } = await team();
  const used = await schedule(own.admin, own, { teacher_id: third.id, date, makeupId: makeUp.id });
  expect(used.body.data).toMatchObject({ enrolment_id: arabic });
});

it('a report names the subject of its class (D125)', async () => {
  const { own, other } = await twoSubjects();
  const startsAt = new Date(api.clock.now().getTime() - 3 * 3_600_000);
  const { id } = await api.buildClass({ teacher: other, student: own.student, startsAt });
  await report(other, id);
  const [listed] = (await call(own.student, 'get', '/daily-reports')).body.data;
  expect(listed.class.subject).toBe('arabic');
});

describe('the enrolment of a series (D125)', () => {
  it('its classes are of it, and so are those of the series that continues it', async () => {
    const { own, other, arabic } = await twoSubjects();
    const { id } = (await make(own.admin, own, { teacherId: other.id })).body.data;
    const series = await detail(own.student, id);
    expect(series).toMatchObject({ enrolmentId: arabic, subject: 'arabic' });
    for (const each of series.classes) expect(await stored(each.id)).toBe(Number(arabic));
    const following = { scope: 'following', classId: series.classes[2].id, changes: { time: '18:00' } };
    const next = (await change(own.admin, id, following)).body.data;
    expect(next).toMatchObject({ pastId: id, enrolmentId: arabic });
    const all = { scope: 'all', changes: { teacherId: own.teacher.id } };
    const given = (await change(own.admin, next.id, all)).body.data;
    expect(given).toMatchObject({ subject: 'memorisation' });
    expect(await stored(given.classes[0].id)).toBe(Number(given.enrolmentId));
  });

  it('which subject is asked at its field, by the preview too; loose classes that join take it', async () => {
    const { own, arabic } = await twoSubjects();
    const teacherId = (await team()).teacher.id;
    const asked = [{ path: 'enrolmentId', code: 'required' }];
    expect((await make(own.admin, own, { teacherId })).body.fields).toMatchObject(asked);
    const body = { studentId: own.student.id, teacherId, materialId: own.material.id, startsOn: dayOf(0) };
    const slots = [{ weekday: 1, time: '17:00' }];
    expect((await call(own.admin, 'post', '/series/preview', { ...body, slots })).body.fields).toMatchObject(asked);
    const [quran] = await query<{ id: number }>(
      'select id from enrolments where student_id = $1 and is_first',
      own.student.id,
    );
    const loose = await schedule(own.admin, own, { teacher_id: teacherId, date: dayOf(0), enrolment_id: quran?.id });
    await make(own.admin, own, { teacherId, enrolmentId: arabic, joinClasses: true });
    expect(await stored(loose.body.data.id)).toBe(Number(arabic));
  });
});

describe('what an older process has written (D125)', () => {
  it('is read by the rule, and stored by the clock: in batches, with what it is read as', async () => {
    const { own, other, quran, arabic } = await twoSubjects();
    const ids: string[] = [];
    for (const [teacher, time] of [
      [own.teacher, '15:00'],
      [other, '16:00'],
      [(await team()).teacher, '17:00'],
    ] as const)
      ids.push((await schedule(own.admin, own, { teacher_id: teacher.id, time, enrolment_id: arabic })).body.data.id);
    const { id: seriesId } = (await make(own.admin, own, { teacherId: other.id })).body.data;
    await query('update classes set enrolment_id = null where student_id = $1', own.student.id);
    await query('update series set enrolment_id = null where student_id = $1', own.student.id);
    // A substitute gives the class of the absent teacher.
    await query(
      'update classes set teacher_id = $2, substitute_for_id = $3 where id = $1',
      ids[1],
      own.leader.id,
      other.id,
    );
    const wanted = [quran, arabic, quran];
    const read = async () => {
      const found: string[] = [];
      for (const id of ids) found.push((await named(own.admin, id))[0]);
      return found;
    };
    expect(await read()).toEqual(wanted);
    expect(await detail(own.admin, seriesId)).toMatchObject({ enrolmentId: arabic });
    await nameEnrolmentsOfClasses(sql);
    await nameEnrolments(sql, { table: 'series', batch: 1 });
    expect(await read()).toEqual(wanted);
    const found: unknown[] = [];
    for (const id of ids) found.push(await stored(id));
    expect(found).toEqual(wanted.map(Number));
    const [row] = await query<{ enrolment_id: number }>('select enrolment_id from series where id = $1', seriesId);
    expect(row?.enrolment_id).toBe(Number(arabic));
  });

  it('a class of a teacher of before is of the enrolment that this teacher had', async () => {
    const { own, other, arabic } = await twoSubjects();
    const { id } = (await schedule(own.admin, own, { teacher_id: other.id })).body.data;
    await call(own.admin, 'put', `/enrolments/${arabic}`, { teacherId: String((await team()).teacher.id) });
    await query('update classes set enrolment_id = null where id = $1', id);
    expect((await named(own.admin, id))[0]).toBe(arabic);
  });
});

it('after a merge of accounts classes and series are of the same enrolments (D125, D164)', async () => {
  const { own, other, arabic } = await twoSubjects();
  const into = await team();
  const { id } = (await schedule(own.admin, own, { teacher_id: other.id })).body.data;
  const { id: seriesId } = (await make(own.admin, own, { teacherId: other.id })).body.data;

  const body = { other: String(own.student.id) };
  const { status } = await call(own.admin, 'post', `/users/${into.student.id}/merge`, body);
  expect(status).toBe(200);
  expect(await named(own.admin, id)).toEqual([arabic, 'arabic']);
  expect(await detail(own.admin, seriesId)).toMatchObject({
    enrolmentId: arabic,
    student: { id: String(into.student.id) },
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { dayIn } from '#base/time/wall-time.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from '../progress.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, due, family, get, known, recorded, shown } = progressCalls(api);

type Person = { id: number };
type Family = Awaited<ReturnType<typeof family>>;
const examOf = (person: Person, student: Person, body: object = {}) =>
  call(person, 'post', `/students/${student.id}/exams`, { juz: [30], pages: 4, ...body });
const change = (person: Person, id: string, body: object) => call(person, 'put', `/exams/${id}`, body);
const read = (person: Person, id: string) => call(person, 'get', `/exams/${id}`);
const listed = async (person: Person, student: Person) =>
  (await call(person, 'get', `/students/${student.id}/exams`)).body.data as { id: string; result: number | null }[];
const today = () => dayIn('Asia/Amman', api.clock.now());

let own: Family;
beforeEach(async () => {
  own = await family();
  await known(own.teacher, own.student, { juz: [30] });
});

interface Started {
  id: string;
  version: number;
  drawn: { page: number; surahFrom: number; ayahFrom: number }[];
}
async function started(person: Person = own.leader): Promise<Started> {
  const { status, body } = await examOf(person, own.student);
  expect(status).toBe(201);
  return body.data;
}

/** A second teacher of the leader's team. */
const colleague = () => api.buildTeacher({ leader: own.leader });

describe('who holds an exam (D156)', () => {
  it('a leader or an admin does, at once; the student’s teacher and the family do not', async () => {
    for (const person of [own.teacher, own.student, own.parent, own.aunt])
      expect((await examOf(person, own.student)).status).toBe(403);
    const other = await family();
    expect((await examOf(other.leader, own.student)).status).toBe(404);
    expect((await examOf(other.teacher, own.student)).status).toBe(404);
    const exam = await started();
    expect(exam.drawn).toHaveLength(4);
    expect(exam).toMatchObject({ status: 'started', heldOn: today(), may: { hold: true, delete: true } });
    await call(own.leader, 'delete', `/exams/${exam.id}`);
    expect((await examOf(own.admin, own.student)).status).toBe(201);
  });

  it('a leader who teaches the student does not', async () => {
    await sql.query({
      text: 'update student_profiles set teacher_id = $2 where user_id = $1',
      values: [own.student.id, own.leader.id],
    });
    expect((await examOf(own.leader, own.student)).status).toBe(403);
  });

  it('a named teacher does: sees what was drawn after the start, which nobody else sees before the result', async () => {
    const teacher = await colleague();
    const named = await examOf(own.leader, own.student, { examinerId: teacher.id });
    expect(named).toMatchObject({ status: 201, body: { data: { status: 'planned', drawn: [] } } });
    const { id } = named.body.data;
    expect((await read(teacher, id)).body.data).toMatchObject({ status: 'planned', drawn: [], may: { hold: true } });
    expect((await change(teacher, id, { mistakes: [] })).status).toBe(409);
    expect((await change(own.leader, id, { start: true })).status).toBe(403);
    const running = await change(teacher, id, { start: true });
    expect(running.body.data.drawn).toHaveLength(4);
    expect((await change(teacher, id, { start: true })).body.data.drawn).toEqual(running.body.data.drawn);
    expect((await read(own.leader, id)).body.data).toMatchObject({
      status: 'started',
      drawn: [],
      may: { hold: false },
    });
    expect((await call(teacher, 'get', '/exams')).body.data).toMatchObject([{ id, status: 'started' }]);
    expect((await call(own.teacher, 'get', '/exams')).body.data).toEqual([]);
    const counted = async (person: Person) => (await call(person, 'get', '/exams')).body.statistics;
    expect(await counted(own.leader)).toEqual({ held: 0, passed: 0 });
    expect(
      (await change(teacher, id, { mistakes: [], result: 4, note: '', version: running.body.data.version })).status,
    ).toBe(200);
    expect(await Promise.all([own.leader, teacher, own.teacher].map(counted))).toEqual([
      { held: 1, passed: 1 },
      { held: 1, passed: 1 },
      { held: 0, passed: 0 },
    ]);
  });

  it('the student’s own teacher cannot be named, nor one of another team, nor one who has become the teacher', async () => {
    const other = await family();
    for (const examinerId of [own.teacher.id, other.teacher.id, own.parent.id])
      expect(await examOf(own.leader, own.student, { examinerId })).toMatchObject({
        status: 422,
        body: { fields: [{ path: 'examinerId' }] },
      });
    const teacher = await colleague();
    const { id } = (await examOf(own.leader, own.student, { examinerId: teacher.id })).body.data;
    await sql.query({
      text: 'update student_profiles set teacher_id = $2 where user_id = $1',
      values: [own.student.id, teacher.id],
    });
    expect((await change(teacher, id, { start: true })).status).toBe(403);
  });
});

describe('what is asked (D156)', () => {
  it.each([
    ['a juz without anything solid', { juz: [1] }, 'juz'],
    ['a range without anything solid', { juz: [], ranges: [entryOf('2:1→2:20')] }, 'ranges'],
    ['nothing', { juz: [] }, 'juz'],
    ['an ayah that there is not', { juz: [], ranges: [entryOf('112:1→112:5')] }, 'ranges.0.ayahTo'],
    ['juz 31', { juz: [31] }, 'juz'],
    ['no page', { pages: 0 }, 'pages'],
  ])('%s is 422', async (_name, body, path) => {
    const answer = await examOf(own.leader, own.student, body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[0].path).toContain(path);
  });

  it('one juz may be sent as a number, and fewer pages are drawn where fewer are solid', async () => {
    const { body } = await examOf(own.leader, own.student, { juz: 30, pages: 20 });
    expect(body.data).toMatchObject({ juz: [30] });
    await call(own.leader, 'delete', `/exams/${body.data.id}`);
    const some = await examOf(own.leader, own.student, { juz: [], ranges: [entryOf('78:1→78:40')], pages: 20 });
    expect(some.body.data.drawn.map(({ page }: { page: number }) => page)).toEqual([582, 583]);
  });

  it('a second open exam is 409; a deleted one makes room', async () => {
    const { id } = await started();
    expect((await examOf(own.admin, own.student)).status).toBe(409);
    expect((await call(own.teacher, 'delete', `/exams/${id}`)).status).toBe(404);
    expect((await call(own.leader, 'delete', `/exams/${id}`)).status).toBe(200);
    expect((await examOf(own.admin, own.student)).status).toBe(201);
  });
});

describe('the result of an exam (D156)', () => {
  it('is read by family and teacher once it is recorded, who are told then', async () => {
    const { id, drawn } = await started();
    const [first] = drawn;
    const page = first?.page;
    await change(own.leader, id, { mistakes: [{ page, count: 1 }] });
    for (const person of [own.student, own.parent, own.teacher]) {
      expect(await listed(person, own.student)).toEqual([]);
      expect((await read(person, id)).status).toBe(404);
    }
    const done = await change(own.leader, id, { result: 4, note: 'Calm and clear' });
    expect(done.body.data).toMatchObject({ status: 'recorded', isPassed: true, may: { delete: false } });
    for (const person of [own.student, own.parent, own.aunt, own.teacher])
      expect((await listed(person, own.student))[0]).toMatchObject({
        ...{ id, result: 4, note: 'Calm and clear', may: { hold: false } },
        mistakes: [{ page, count: 1 }],
      });
    const keys = await sql.query<{ id: number }>({
      text: `select recipient_id::int as id from notifications where key = 'exam.recorded' order by 1`,
    });
    expect(keys.map((each) => each.id)).toEqual([own.student.id, own.parent.id, own.teacher.id].sort((a, b) => a - b));
    expect((await call(own.leader, 'delete', `/exams/${id}`)).status).toBe(409);
  });

  it('is corrected by the examiner or an admin, with audit, and by nobody else', async () => {
    const { id } = await started();
    await change(own.leader, id, { result: 2 });
    expect((await change(own.admin, id, { result: 3 })).body.data).toMatchObject({ isPassed: true });
    expect((await change(own.teacher, id, { result: 5 })).status).toBe(403);
    const lines = await sql.query({
      text: `select before, after from audit_log where action = 'exam.update' and subject_id = $1`,
      values: [id],
    });
    expect(lines).toEqual([{ before: { result: 2 }, after: { result: 3 } }]);
    const notified = await sql.query({ text: `select from notifications where key = 'exam.recorded'` });
    expect(notified).toHaveLength(3);
  });

  it('of two who save the second is asked to read again, and the same again is once', async () => {
    const { id, version, drawn } = await started();
    const [first, second] = drawn.map(({ page }) => page);
    const one = { mistakes: [{ page: first, count: 2 }], version };
    expect((await change(own.leader, id, one)).body.data.version).toBe(version + 1);
    expect((await change(own.leader, id, one)).status).toBe(200);
    const other = await change(own.admin, id, { mistakes: [{ page: second, count: 2 }], version });
    expect(other).toMatchObject({ status: 409, body: { code: 'outdated' } });
    const both = await Promise.all(
      [own.leader, own.admin].map((person, index) => change(person, id, { result: 3 + index, version: version + 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('mistakes are at a place of a drawn page; the same place counts once', async () => {
    const { id, drawn } = await started();
    const { page, surahFrom: surah, ayahFrom: ayah } = drawn[0] ?? { page: 0, surahFrom: 0, ayahFrom: 0 };
    const at = (mistakes: object[]) => change(own.leader, id, { mistakes });
    expect((await at([{ page: 1, count: 1 }])).body.fields[0].path).toBe('mistakes.0.page');
    expect((await at([{ page, surah: 1, ayah: 1, count: 1 }])).body.fields[0].path).toBe('mistakes.0.ayah');
    expect((await at([{ page, surah: 112, ayah: 9, count: 1 }])).status).toBe(422);
    const { body } = await at([
      { page, surah, ayah, count: 1 },
      { page, surah, ayah, count: 2 },
      { page, count: 0 },
    ]);
    expect(body.data.mistakes).toEqual([{ page, surah, ayah, count: 3 }]);
    expect((await change(own.leader, id, { result: 6 })).status).toBe(422);
  });

  it('takes nothing away where it was not passed; weak pages become due until a class hears them', async () => {
    const { id, drawn } = await started();
    const [weak, fine] = drawn.map(({ page }) => page);
    const before = await shown(own.student, own.student);
    await change(own.leader, id, {
      mistakes: [
        { page: weak, count: 1 },
        { page: weak, surah: null, ayah: null, count: 4 },
        { page: fine, count: 1 },
      ],
    });
    const pagesDue = async () => {
      const { items, waiting } = await due(own.student, own.student);
      return [...items, ...waiting].map(({ page }: { page: number }) => page);
    };
    expect(await pagesDue()).not.toContain(weak);
    expect((await change(own.leader, id, { result: 1 })).body.data).toMatchObject({ isPassed: false });
    expect(await shown(own.student, own.student)).toEqual(before);
    expect(await pagesDue()).toContain(weak);
    expect(await pagesDue()).not.toContain(fine);
  });
});

describe('what reads exams (D156)', () => {
  const toExamine = (person: Person) => call(person, 'get', '/students-to-examine');
  const ofOwn = async (person: Person) =>
    (await toExamine(person)).body.data.filter(
      ({ student }: { student: { id: string } }) => student.id === String(own.student.id),
    );

  it('leaders and admins see whose juz is ready, until it is passed', async () => {
    expect((await toExamine(own.teacher)).status).toBe(403);
    expect(await ofOwn((await family()).leader)).toEqual([]);
    for (const person of [own.leader, own.admin]) expect(await ofOwn(person)).toMatchObject([{ juz: [30] }]);
    const { id, drawn } = await started();
    expect(await ofOwn(own.leader)).toEqual([]);
    await change(own.leader, id, { result: 2, mistakes: [{ page: drawn[0]?.page, count: 3 }] });
    expect(await ofOwn(own.leader)).toEqual([]);
    await change(own.leader, id, { mistakes: [] });
    expect(await ofOwn(own.leader)).toMatchObject([{ juz: [30] }]);
    await change(own.leader, id, { result: 3 });
    expect(await ofOwn(own.leader)).toEqual([]);
  });

  it('a certificate needs a passed exam where the academy says so', async () => {
    const certificates = () => call(own.teacher, 'get', `/students/${own.student.id}/certificates`);
    const propose = () => call(own.teacher, 'post', `/students/${own.student.id}/certificates`, { juz: 30 });
    expect((await certificates()).body).toMatchObject({ proposable: [30], examNeeded: [] });
    const superAdmin = await api.buildUser({ role: 'super-admin' });
    const set = await call(superAdmin, 'put', '/settings', { certificate_needs_exam: true });
    expect(set.status).toBe(200);
    expect((await certificates()).body).toMatchObject({ proposable: [], examNeeded: [30] });
    expect(await propose()).toMatchObject({ status: 409, body: { fields: [{ code: 'exam_needed' }] } });
    const { id } = await started();
    await change(own.leader, id, { result: 2 });
    expect((await propose()).status).toBe(409);
    await change(own.leader, id, { result: 3 });
    expect((await propose()).status).toBe(201);
    await call(superAdmin, 'put', '/settings', { certificate_needs_exam: false });
  });

  it('the hand-over and the draft of the month say it', async () => {
    await recorded(own, 60, entryOf('112:1→112:4', { kind: 'far' }));
    const { id } = await started();
    const handed = async () => (await get(own.teacher, own.student, '/handover')).body.data.exams;
    expect(await handed()).toEqual([]);
    await change(own.leader, id, { result: 4 });
    expect(await handed()).toMatchObject([{ heldOn: today(), juz: [30], result: 4, isPassed: true }]);
    const [year, month] = today().split('-').map(Number);
    const draft = await get(own.teacher, own.student, `/month?year=${year}&month=${month}`);
    expect(draft.body.data.memorised).toMatchObject({
      en: expect.stringContaining('Exam (juz 30): passed, very good.'),
      ar: expect.stringContaining('اختبار (الجزء 30): اجتازه الطالب، جيد جدًا.'),
    });
  });
});

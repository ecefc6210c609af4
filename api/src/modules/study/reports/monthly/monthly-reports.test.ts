import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { answered, monthlyCalls, type Person, read } from './monthly-reports.fixture.ts';
import { questions } from './questions.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, submit, show, team, teamOfNovember } = monthlyCalls(api);

const list = async (person: Person, query = '') => (await call(person, 'get', `/monthly-reports?${query}`)).body;
const idsOf = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ id }: { id: string }) => id);

async function relate(student: Person, relative: Person, type = 'parent') {
  await sql.query({
    text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, $3)`,
    values: [student.id, relative.id, type],
  });
}

describe('monthly reports', () => {
  it('a monthly report sent repeatedly with one key is stored once, with the text of its questions', async () => {
    const own = await teamOfNovember();
    const headers = { 'idempotency-key': 'k'.repeat(32) };
    const sent = await submit(own.teacher, { student: own.student.id }, headers);
    expect(sent).toMatchObject({ status: 201, body: { data: { to_go: 0, next_student: null } } });
    expect((await submit(own.teacher, { student: own.student.id }, headers)).body).toEqual(sent.body);
    const { data } = (await show(own.student, sent.body.data.id)).body;
    expect(data).toMatchObject({ year: 2026, month: 10, language: 'en', questionsAndAnswers: read(answered()) });
    expect(data.teacher).toEqual({ id: String(own.teacher.id), name: own.teacher.name });
    expect(data.author).toEqual(data.teacher);
    expect((await list(own.student)).data).toMatchObject([{ id: data.id, questionsAndAnswers: read(answered()) }]);
  });

  it('a monthly report keeps the language of its questions', async () => {
    const own = await teamOfNovember();
    const questionsAndAnswers = answered(undefined, questions.ar);
    const { body } = await submit(own.teacher, { student: own.student.id, questionsAndAnswers });
    const { data } = (await show(own.student, body.data.id)).body;
    expect(data).toMatchObject({ language: 'ar', questionsAndAnswers: read(questionsAndAnswers) });
  });

  it('a second monthly report for the same teacher, student and month is rejected', async () => {
    const own = await teamOfNovember();
    expect((await submit(own.teacher, { student: own.student.id })).status).toBe(201);
    expect(await submit(own.leader, { student: own.student.id, teacher: own.teacher.id })).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: 'A report for this student and month already exists' },
    });
    expect((await submit(own.teacher, { student: own.student.id, month: 9 })).status).toBe(201);
    expect((await submit(own.teacher, { student: own.student.id, year: 2025 })).status).toBe(201);
  });

  it('a monthly report for a month without a year is for the latest such month (C13)', async () => {
    const own = await teamOfNovember();
    const { body } = await submit(own.teacher, { student: own.student.id, month: 12 });
    expect((await show(own.teacher, body.data.id)).body.data).toMatchObject({ year: 2025, month: 12 });
  });

  it.each([
    ['in English', ['Why?', ...questions.en.slice(1)], 'en', ['Why?', ...questions.en.slice(1)]],
    ['in Arabic', ['لماذا؟', '', '', '', '', '', ''], 'ar', ['لماذا؟', ...questions.ar.slice(1)]],
    ['none', ['', '', '', '', '', '', ''], 'en', questions.en],
  ] as const)(
    'a report stores the client’s text of a question, %s, or ours without one',
    async (_, asked, language, kept) => {
      const own = await team();
      const { body } = await submit(own.teacher, {
        student: own.student.id,
        questionsAndAnswers: answered(undefined, [...asked]),
      });
      const { data } = (await show(own.teacher, body.data.id)).body;
      expect(data.language).toBe(language);
      expect(data.questionsAndAnswers.map(({ question }: { question: string }) => question)).toEqual(kept);
    },
  );

  it.each([
    ['a month to come', { year: 2026, month: 12 }, 'month'],
    [
      'an empty answer',
      { questionsAndAnswers: answered(['', '2', '3', '4', '5', '6', '7']) },
      'questionsAndAnswers.0.answer',
    ],
    [
      'an answer that is too long',
      { questionsAndAnswers: answered(['x'.repeat(2001), '2', '3', '4', '5', '6', '7']) },
      'questionsAndAnswers.0.answer',
    ],
    ['six answers', { questionsAndAnswers: answered().slice(1) }, 'questionsAndAnswers'],
    ['a month that does not exist', { month: 13 }, 'month'],
  ])('a monthly report with %s is rejected', async (_, fields, path) => {
    const own = await teamOfNovember();
    const { status, body } = await submit(own.teacher, { student: own.student.id, ...fields });
    expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
  });

  it('a teacher can report only on own students: current ones, and those of that month (D7)', async () => {
    const [own, foreign] = [await teamOfNovember(), await team()];
    expect(await submit(own.teacher, { student: foreign.student.id })).toMatchObject({
      status: 422,
      body: { message: 'Student is not yours', fields: [{ path: 'student', code: 'not_yours' }] },
    });
    const about = { teacher: own.teacher, student: foreign.student, status: 'ended' } as const;
    await api.buildClass({ ...about, startsAt: new Date('2026-03-10T12:00:00Z') });
    expect((await submit(own.teacher, { student: foreign.student.id, month: 3 })).status).toBe(201);
    expect((await submit(own.teacher, { student: foreign.student.id, month: 4 })).status).toBe(422);
    expect((await submit(own.teacher, { student: foreign.student.id, teacher: foreign.teacher.id })).status).toBe(422);
    expect((await submit(own.admin, { student: foreign.student.id })).status).toBe(201);
    expect((await submit(own.student, { student: own.student.id })).status).toBe(403);
  });

  it('a monthly report can be read by its student, relatives, teachers of the student, the leader and admins (D9)', async () => {
    const [own, foreign] = [await teamOfNovember(), await team()];
    const aunt = await api.buildUser({ role: 'guest' });
    await relate(own.student, aunt, 'aunt');
    const { id } = (await submit(own.teacher, { student: own.student.id })).body.data;
    const other = (await submit(foreign.teacher, { student: foreign.student.id })).body.data.id;
    for (const person of [own.student, aunt, own.teacher, own.leader]) {
      expect(await idsOf(person)).toEqual([id]);
      expect((await show(person, id)).status).toBe(200);
      expect((await show(person, other)).status).toBe(404);
    }
    expect(await idsOf(own.admin)).toEqual([other, id]);
    expect((await call(await api.buildUser({ role: 'guest' }), 'get', '/monthly-reports')).status).toBe(403);
  });

  it('monthly reports are listed by month, latest first, and found by person and month', async () => {
    const own = await teamOfNovember();
    const ids: string[] = [];
    for (const month of [9, 11, 10])
      ids.push((await submit(own.teacher, { student: own.student.id, month })).body.data.id);
    const [september, november, october] = ids;
    expect(await list(own.student, 'limit=2')).toMatchObject({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(await idsOf(own.student)).toEqual([november, october, september]);
    expect(await idsOf(own.admin, `_id=${own.teacher.id}&month=9`)).toEqual([september]);
    expect(await idsOf(own.admin, `_id=${own.leader.id}`)).toEqual([]);
    expect(await list(own.admin, 'page=9')).toMatchObject({ data: [], total: 3 });
  });

  it('a monthly report notifies the student, parents and the leader with the month’s name (D53)', async () => {
    const own = await teamOfNovember();
    const [parent, aunt] = [await api.buildUser({ role: 'guest' }), await api.buildUser({ role: 'guest' })];
    await relate(own.student, parent);
    await relate(own.student, aunt, 'aunt');
    const { id } = (await submit(own.teacher, { student: own.student.id })).body.data;
    const found = await sql.query({
      text: `select recipient_id, params, related_id from notifications where key = 'monthly-report.submitted' order by 1`,
    });
    const params = { student: own.student.name, teacher: own.teacher.name, month: '2026-10' };
    expect(found).toEqual(
      [own.leader, own.student, parent]
        .map((person) => ({ recipient_id: person.id, params, related_id: Number(id) }))
        .sort((one, other) => one.recipient_id - other.recipient_id),
    );
  });
});

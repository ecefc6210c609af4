import { describe, expect, it } from 'vitest';
import { requestCalls } from '#modules/timetable/requests/requests.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { age, call, classIn, family, team } = requestCalls(api);
const { sql } = api.deps.database;
const DAY_MS = 86_400_000;

type Person = { id: number };
type Family = Awaited<ReturnType<typeof family>>;

/** Builds this many held classes, the last one yesterday. */
async function held(
  own: Pick<Family, 'student' | 'teacher' | 'leader' | 'material'>,
  count: number,
  fields: object = {},
) {
  for (let days = count; days > 0; days -= 1) await classIn(own, -24 * days, { status: 'ended', ...fields });
}

async function monthlyReport({ student, teacher }: Family, createdAt = api.clock.now()): Promise<string> {
  const [row] = await sql.query<{ id: string }>({
    text: `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id, created_at)
      values ($1, $2, 2026, 1, 'en', '[]', $1, $3) returning id::text`,
    values: [teacher.id, student.id, createdAt],
  });
  return row?.id ?? '';
}

const questionsOf = async (person: Person) => (await call(person, 'get', '/feedback/questions')).body.data;
const thirdOf = (student: Person, score: number, words?: string) => ({
  ...{ occasion: 'third_class', studentId: String(student.id), score },
  ...(words === undefined ? {} : { words }),
});
const answer = (person: Person, body: object) => call(person, 'post', '/feedback', body);
const listOf = async (person: Person, query = '') => (await call(person, 'get', `/feedback${query}`)).body.data;
const idsOf = async (person: Person, query?: string) =>
  (await listOf(person, query)).map(({ id }: { id: string }) => id);

describe('questions to a family (C24)', () => {
  it('the student’s third held class asks for feedback, the second and a missed one do not', async () => {
    const own = await family();
    await held(own, 2);
    await classIn(own, -12, { status: 'ended', attendance: 'absence_student' });
    expect(await questionsOf(own.parent)).toEqual([]);
    const { id } = await classIn(own, -6, { status: 'ended' });
    const { ends_at } = (await call(own.admin, 'get', `/classes/${id}`)).body.data;
    expect(await questionsOf(own.parent)).toEqual([
      {
        occasion: 'third_class',
        student: { id: String(own.student.id), name: 'Yusuf' },
        teacher: { id: String(own.teacher.id), name: own.teacher.name },
        monthlyReportId: null,
        at: ends_at,
      },
    ]);
  });

  it('each monthly report asks for feedback, for thirty days', async () => {
    const own = await family();
    await monthlyReport(own, new Date(api.clock.now().getTime() - 29 * DAY_MS));
    expect(await questionsOf(own.parent)).toMatchObject([{ occasion: 'monthly_report' }]);
    api.clock.advance(2 * DAY_MS);
    expect(await questionsOf(own.parent)).toEqual([]);
  });

  it('a parent is asked for feedback, and so is a student who may make requests (D100), nobody else', async () => {
    const own = await family();
    await held(own, 3);
    await age(own.student, 9);
    for (const person of [own.aunt, own.student, own.teacher, own.leader, own.admin])
      expect(await questionsOf(person)).toEqual([]);
    await age(own.student, 12);
    expect(await questionsOf(own.student)).toHaveLength(1);
  });
});

describe('an answer (C24)', () => {
  it('feedback is given once for an occasion, even by two parents at once', async () => {
    const own = await family();
    await held(own, 3);
    const both = await Promise.all([5, 4].map((score) => answer(own.parent, thirdOf(own.student, score))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await questionsOf(own.parent)).toEqual([]);
    expect(await listOf(own.admin)).toHaveLength(1);
  });

  it('feedback for another family, or for no open question, is 404', async () => {
    const [own, other] = [await family(), await family()];
    expect((await answer(own.parent, thirdOf(own.student, 5))).status).toBe(404);
    await held(own, 3);
    for (const person of [other.parent, own.aunt, own.teacher, own.admin])
      expect((await answer(person, thirdOf(own.student, 5))).status).toBe(404);
    const report = { occasion: 'monthly_report', monthlyReportId: await monthlyReport(own), score: 3 };
    expect((await answer(other.parent, report)).status).toBe(404);
    expect((await answer(own.parent, { ...report, words: ' Kind ' })).body.data).toMatchObject({
      ...{ occasion: 'monthly_report', score: 3, words: 'Kind' },
    });
    expect((await answer(own.parent, report)).status).toBe(409);
  });

  it.each([0, 6, 2.5, '5'])('feedback with a score of %s is 422', async (score) => {
    const own = await family();
    await held(own, 3);
    expect((await answer(own.parent, { ...thirdOf(own.student, 1), score })).status).toBe(422);
  });
});

describe('readers of the answers (C24)', () => {
  it('leaders read feedback about the team, admins all feedback, the teacher none through any call', async () => {
    const [own, other] = [await family(), await team()];
    await held(own, 3);
    const { id } = (await answer(own.parent, thirdOf(own.student, 1, 'Too fast for him'))).body.data;
    for (const person of [own.leader, own.admin]) expect(await idsOf(person)).toEqual([id]);
    expect(await idsOf(other.leader)).toEqual([]);
    for (const person of [own.teacher, own.parent, own.student])
      expect((await call(person, 'get', '/feedback')).status).toBe(403);
    expect((await call(other.leader, 'put', `/feedback/${id}/handled`)).status).toBe(404);
    expect(await listOf(own.leader)).toMatchObject([
      { score: 1, words: 'Too fast for him', answeredBy: { id: String(own.parent.id) }, handledAt: null },
    ]);
  });

  it('a teacher who also leads cannot read feedback about their own classes', async () => {
    const own = await family();
    await sql.query({
      text: 'update users set role_id = (select id from roles where name = $2) where id = $1',
      values: [own.teacher.id, 'admin'],
    });
    await held(own, 3);
    const { id } = (await answer(own.parent, thirdOf(own.student, 1))).body.data;
    expect(await idsOf(own.teacher)).toEqual([]);
    expect((await call(own.teacher, 'put', `/feedback/${id}/handled`)).status).toBe(404);
    const attention = (await call(own.teacher, 'get', '/statistics/attention')).body.data;
    expect(attention.map(({ kind }: { kind: string }) => kind)).not.toContain('low_feedback');
  });

  it('a teacher who is also an admin cannot read it in a view as the leader or another admin, other admins can', async () => {
    const own = await family();
    await sql.query({
      text: 'update users set role_id = (select id from roles where name = $2) where id = $1',
      values: [own.teacher.id, 'super-admin'],
    });
    await held(own, 3);
    const { id } = (await answer(own.parent, thirdOf(own.student, 1, 'Too fast for him'))).body.data;
    const owner = await api.buildUser({ role: 'super-admin' });
    for (const seen of [own.leader, own.admin])
      for (const [looking, found] of [
        [own.teacher, []],
        [owner, [id]],
      ] as const) {
        const { token } = (await call(looking, 'post', `/users/${seen.id}/view-as`)).body.data;
        const read = async (path: string) => (await (await api.request('get', `/api${path}`, { token })).json()).data;
        expect((await read('/feedback')).map((each: { id: string }) => each.id)).toEqual(found);
        const lines: { kind: string }[] = await read('/statistics/attention');
        expect(lines.filter(({ kind }) => kind === 'low_feedback')).toHaveLength(found.length);
      }
  });

  it('scores 1 and 2 need attention until staff have followed up, score 3 does not', async () => {
    const [own, content] = [await family(), await family()];
    await held(own, 3);
    await held(content, 3);
    await answer(content.parent, thirdOf(content.student, 3));
    const { id } = (await answer(own.parent, thirdOf(own.student, 2))).body.data;
    const low = async (person: Person) =>
      (await call(person, 'get', '/statistics/attention')).body.data.find(
        ({ kind }: { kind: string }) => kind === 'low_feedback',
      );
    for (const person of [own.leader, own.admin]) {
      expect(await low(person)).toMatchObject({
        ...{ total: 1, items: [{ student: { id: String(own.student.id) }, teacher: null }] },
      });
      expect(await idsOf(person, '?state=low')).toEqual([id]);
    }
    expect(await low(content.leader)).toBeUndefined();
    const done = (await call(own.leader, 'put', `/feedback/${id}/handled`)).body.data;
    expect(done).toMatchObject({ handledBy: { id: String(own.leader.id) } });
    expect((await call(own.admin, 'put', `/feedback/${id}/handled`)).body.data).toEqual(done);
    expect(await low(own.admin)).toBeUndefined();
    expect(await idsOf(own.admin, '?state=low')).toEqual([]);
  });
});

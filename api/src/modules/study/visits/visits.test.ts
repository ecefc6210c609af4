import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { visitCalls, WEEK } from './visits.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const calls = visitCalls(api);
const { call, change, classOf, family, idsOf, notified, recorded, scoresFor, setRubric, statusOf, visit } = calls;
type Person = { id: number };
type Family = Awaited<ReturnType<typeof family>>;

beforeEach(setRubric);

const linesOf = async (person: Person) => (await calls.rubricOf(person)).lines;
const keysOf = async (person: Person) => (await notified(person)).map(({ key }) => key);

/** What the export of a person has. */
async function exported({ id, name, email }: { id: number; name: string; email: string }): Promise<string> {
  const { exportStatements } = await import('#base/personal-data/personal-data.ts');
  const { personalData } = await import('../../../personal-data.ts');
  const found = [];
  for (const { text } of exportStatements(personalData))
    found.push(await sql.query({ text, values: [id, name, email] }));
  return JSON.stringify(found);
}

describe('a visit of a class (D155)', () => {
  it('is read by its teacher after the release, and by nobody of the family ever', async () => {
    const own = await family();
    const foreign = await family();
    const { body } = await visit(own.leader, await classOf(own), {
      scores: await scoresFor(own.leader),
      advice: 'Secret advice',
      release: false,
    });
    const { id } = body.data;
    expect(body.data).toMatchObject({ status: 'draft', releasedAt: null, may: { record: true, answer: false } });
    for (const person of [own.leader, own.admin]) expect(await statusOf(person, id)).toBe(200);
    for (const person of [own.teacher, foreign.leader, foreign.teacher]) {
      expect(await statusOf(person, id)).toBe(404);
      expect(await idsOf(person)).toEqual([]);
    }
    expect(await keysOf(own.teacher)).toEqual([]);
    expect(await exported(own.teacher)).not.toContain('Secret');

    expect((await change(own.leader, id, { release: true })).body.data.status).toBe('released');
    expect(await statusOf(own.teacher, id)).toBe(200);
    expect(await idsOf(own.teacher)).toEqual([id]);
    expect(await keysOf(own.teacher)).toEqual(['visit.released']);
    expect(await exported(own.teacher)).toMatch(/Secret advice.*Secret words/);
    for (const person of [foreign.leader, foreign.teacher]) expect(await statusOf(person, id)).toBe(404);
    for (const person of [own.student, own.parent, own.aunt]) {
      expect((await call(person, 'get', '/visits')).status).toBe(403);
      expect(await statusOf(person, id)).toBe(403);
      expect(await keysOf(person)).toEqual([]);
    }
    expect(await exported(own.student)).not.toContain('Secret');
  });

  it('is released with its first scores unless it is kept back, and the same request again changes nothing', async () => {
    const own = await family();
    const { id } = await recorded(own);
    expect((await call(own.teacher, 'get', `/visits/${id}`)).body.data).toMatchObject({
      advice: 'Secret advice',
      may: { record: false, move: false, delete: false, answer: true },
    });
    await change(own.leader, id, { release: true });
    expect(await keysOf(own.teacher)).toEqual(['visit.released']);
  });

  it('is answered by its teacher alone, and stays as it is from then on', async () => {
    const own = await family();
    const { id } = await recorded(own);
    expect((await change(own.leader, id, { answer: 'Mine' })).status).toBe(403);
    expect((await change(own.teacher, id, { advice: 'Mine' })).status).toBe(403);
    expect((await change(own.leader, id, { advice: 'Better advice' })).body.data.advice).toBe('Better advice');
    const answered = await change(own.teacher, id, { answer: 'Thank you, I will slow down.' });
    expect(answered.body.data).toMatchObject({ answer: 'Thank you, I will slow down.', advice: 'Better advice' });
    expect((await change(own.teacher, id, { answer: 'Thank you, I will slow down.' })).body).toEqual(answered.body);
    expect(await keysOf(own.leader)).toEqual(['visit.answered']);
    for (const fields of [{ advice: 'Too late' }, { scores: await scoresFor(own.leader, 1) }])
      expect((await change(own.leader, id, fields)).status).toBe(409);
    expect((await call(own.leader, 'delete', `/visits/${id}`)).status).toBe(409);
  });

  it('keeps its lines when the rubric changes', async () => {
    const own = await family();
    const { id, scores } = await recorded(own);
    const [first, ...rest] = await linesOf(own.admin);
    const lines = [{ title: { en: 'New line', ar: 'بند جديد' } }, { ...first, title: { en: 'Other', ar: 'غيره' } }];
    expect((await call(own.admin, 'put', '/visit-rubric', { lines })).body.data.lines).toMatchObject([
      { title: lines[0]?.title },
      { id: first?.id, title: { en: 'Other', ar: 'غيره' } },
    ]);
    expect((await call(own.leader, 'get', `/visits/${id}`)).body.data.scores).toEqual(scores);
    const mended = await change(own.leader, id, { scores: [{ lineId: rest[0]?.id, score: 1 }] });
    expect(mended.body.data.scores).toHaveLength(scores.length);
    expect(mended.body.data.scores[1]).toMatchObject({ lineId: rest[0]?.id, score: 1 });
    expect((await call(own.admin, 'put', '/visit-rubric', { lines: [rest[0]] })).status).toBe(409);
    expect((await call(own.leader, 'put', '/visit-rubric', { lines })).status).toBe(403);
  });

  it('is rejected at the field that is wrong, and not stored', async () => {
    const own = await family();
    const [line] = await linesOf(own.leader);
    const classId = await classOf(own);
    const fieldsOf = async (fields: object) => {
      const { status, body } = await visit(own.leader, classId, fields);
      return [status, body.fields?.map(({ path }: { path: string }) => path)];
    };
    expect(await fieldsOf({ scores: [{ lineId: line?.id, score: 5 }] })).toEqual([422, ['scores.0.score']]);
    expect(await fieldsOf({ scores: [{ lineId: 999_999, score: 2 }] })).toEqual([422, ['scores.0.lineId']]);
    expect(await fieldsOf({ scores: [] })).toEqual([422, ['scores']]);
    expect(await fieldsOf({ scores: [{ lineId: line?.id }] })).toEqual([422, ['scores']]);
    expect(await fieldsOf({ scores: [{ lineId: line?.id }], release: false })).toEqual([422, ['scores']]);
    expect(await fieldsOf({ scores: [1, 2].map((score) => ({ lineId: line?.id, score })) })).toEqual([
      422,
      ['scores.1.lineId'],
    ]);
    const foreign = await family();
    expect((await visit(own.leader, await classOf(foreign), {})).body.fields).toMatchObject([{ path: 'classId' }]);
    expect((await visit(own.leader, await classOf(own, WEEK), { scores: await scoresFor(own.leader) })).status).toBe(
      409,
    );
    expect((await visit(own.teacher, classId)).status).toBe(403);
    expect(await idsOf(own.leader)).toEqual([]);
  });

  it.each([
    ['draft', { release: false }],
    ['released', {}],
  ])('keeps its scores: a %s one is not changed to one without any score', async (_status, fields) => {
    const own = await family();
    const { id } = await recorded(own, fields);
    const before = await calls.shown(own.leader, id);
    const none = (await scoresFor(own.leader)).map((score) => ({ ...score, score: null }));
    for (const scores of [[], none])
      expect((await change(own.leader, id, { scores, ...fields })).body.fields).toMatchObject([
        { path: 'scores', code: 'required' },
      ]);
    expect(await calls.shown(own.leader, id)).toEqual(before);
  });

  it('is one for each class: of two people who plan one at once, the second gets 409', async () => {
    const own = await family();
    const classId = await classOf(own);
    const both = await Promise.all([visit(own.leader, classId), visit(own.admin, classId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a planned visit (D155)', () => {
  it('gets another class, is recorded when the class has started, or is deleted', async () => {
    const own = await family();
    const [first, second] = [await classOf(own, WEEK), await classOf(own, 2 * WEEK)];
    const { id } = (await visit(own.leader, first)).body.data;
    expect(await idsOf(own.leader, '?status=planned')).toEqual([id]);
    expect(await statusOf(own.teacher, id)).toBe(404);
    expect((await change(own.leader, id, { classId: second })).body.data.class.id).toBe(String(second));
    const scores = await scoresFor(own.leader);
    expect((await change(own.leader, id, { scores })).status).toBe(409);
    api.clock.advance((2 * WEEK + 1) * 60_000);
    expect((await change(own.admin, id, { scores })).body.data).toMatchObject({
      status: 'released',
      visitor: { id: String(own.admin.id) },
    });
    const other = (await visit(own.leader, await classOf(own))).body.data;
    expect((await call(own.leader, 'delete', `/visits/${other.id}`)).status).toBe(200);
    expect(await statusOf(own.leader, other.id)).toBe(404);
  });

  it.each([
    ['was cancelled', `update classes set status = 'cancelled', cancel_reason = 'other' where id = $1`],
    ['was deleted', 'update classes set deleted_at = now() where id = $1'],
  ])('is marked, and cannot be recorded, when its class %s', async (_name, text) => {
    const own = await family();
    const classId = await classOf(own);
    const { id } = (await visit(own.leader, classId)).body.data;
    await sql.query({ text, values: [classId] });
    expect((await call(own.leader, 'get', `/visits/${id}`)).body.data).toMatchObject({
      isOff: true,
      may: { record: false, move: true, delete: true },
    });
    expect((await change(own.leader, id, { scores: await scoresFor(own.leader) })).status).toBe(409);
  });
});

describe('the list of teachers to visit (D155)', () => {
  const round = async (person: Person) => (await call(person, 'get', '/teachers-to-visit?per_page=100')).body;
  const set = (own: Family, weeks: number) => call(own.admin, 'put', '/settings', { visit_rhythm_weeks: weeks });

  it('marks as overdue who was not visited for the weeks of the rhythm, until a visit is planned or made', async () => {
    const own = await family();
    await set(own, 4);
    await classOf(own, -5 * WEEK);
    const recent = await classOf(own, -WEEK);
    const next = await classOf(own, WEEK);
    const teacher = { id: String(own.teacher.id) };
    expect(await round(own.leader)).toMatchObject({
      data: [{ teacher, lastVisitAt: null, isOverdue: true, planned: null }],
      overdue: 1,
      weeks: 4,
    });
    const { id } = (await visit(own.leader, next)).body.data;
    expect(await round(own.leader)).toMatchObject({
      data: [{ isOverdue: false, planned: { id } }],
      overdue: 0,
      open: 1,
    });
    await call(own.leader, 'delete', `/visits/${id}`);
    await visit(own.leader, recent, { scores: await scoresFor(own.leader) });
    expect(await round(own.leader)).toMatchObject({ data: [{ teacher, isOverdue: false }], overdue: 0, open: 0 });
    api.clock.advance(3 * WEEK * 60_000);
    expect(await round(own.leader)).toMatchObject({ overdue: 1 });
    await set(own, 0);
    expect(await round(own.leader)).toMatchObject({ data: [{ dueAt: null, isOverdue: false }], overdue: 0 });
  });

  it('has the teachers of a leader’s team, or all for admins, who teach and can sign in, and is closed to others', async () => {
    const own = await family();
    const foreign = await family();
    await classOf(own);
    await classOf(foreign);
    const idle = await api.buildTeacher({ leader: own.leader });
    const idsIn = async (person: Person) =>
      (await round(person)).data.map(({ teacher }: { teacher: { id: string } }) => Number(teacher.id));
    expect(await idsIn(own.leader)).toEqual([own.teacher.id]);
    const all = await idsIn(own.admin);
    expect(all).toEqual(expect.arrayContaining([own.teacher.id, foreign.teacher.id]));
    expect(all).not.toContain(idle.id);
    for (const person of [own.teacher, own.student, own.parent])
      expect((await call(person, 'get', '/teachers-to-visit')).status).toBe(403);
    await sql.query({ text: 'update users set active = false where id = $1', values: [own.teacher.id] });
    expect(await idsIn(own.leader)).toEqual([]);
  });
});

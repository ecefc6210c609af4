import { beforeEach, describe, expect, it } from 'vitest';
import { academyMonth } from '#testing/academy-day.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { progressCalls } from '../progress.fixture.ts';
import { seedCurricula } from './seed-curricula.ts';
import type { WireCurriculum, WireLevel } from './steps.schema.ts';

const api = await useTestApi();
const { after, call, report, team } = progressCalls(api);
const { sql } = api.deps.database;
type Step = { stepId: string; state: string; quality?: number | null };

let own: Awaited<ReturnType<typeof team>>;
let admin: { id: number };
let grammar: WireCurriculum;

const inBoth = (text: string) => ({ en: text, ar: `ع ${text}` });
const idsOf = ({ steps }: WireCurriculum) => steps.map(({ id }) => id);
const titlesOf = ({ steps }: WireCurriculum) => steps.map(({ title }) => title.en);
const save = (steps: object[], version?: number) =>
  call(admin, 'put', `/curricula/${grammar.id}/steps`, { steps, ...(version && { version }) });
const asSent = ({ steps }: WireCurriculum) =>
  steps.map(({ id, title, level, retired }) => ({ id, title, level, retired }));

async function recorded(minutesAgo: number, ...steps: Step[]) {
  const { id } = await api.buildClass({ teacher: own.teacher, student: own.student, startsAt: after(-minutesAgo) });
  const sent = await report(own.teacher, id, { parts: { steps } });
  return { ...sent, id: Number(sent.body.data?.id), classId: id };
}
const levels = async (person: { id: number } = own.student): Promise<WireLevel[]> =>
  (await call(person, 'get', `/students/${own.student.id}/steps`)).body.data;
const states = async () => (await levels()).flatMap(({ steps }) => steps.map(({ state }) => state));

beforeEach(async () => {
  own = await team();
  admin = await api.buildUser({ role: 'admin' });
  await sql.query({ text: 'update curricula set is_retired = true' });
  const made = await call(admin, 'post', '/curricula', { title: inBoth('Grammar'), subject: 'arabic' });
  grammar = made.body.data;
  const sent = ['Nouns', 'Verbs', 'Sentences'].map((title, index) => ({
    title: inBoth(title),
    level: index < 2 ? 'First' : 'Second',
    levelAr: 'مستوى',
  }));
  grammar = (await save(sent)).body.data;
});

describe('the editor of a curriculum (D128)', () => {
  it('saves steps in their order, renames, adds and deletes them', async () => {
    const [nouns, verbs] = asSent(grammar);
    const { body } = await save([verbs ?? {}, { title: inBoth('Letters'), level: 'First' }, nouns ?? {}]);
    expect(titlesOf(body.data)).toEqual(['Verbs', 'Letters', 'Nouns']);
    expect(body.data.version).toBe(grammar.version + 1);
  });

  it('of two who save at once, the second is asked to read again', async () => {
    const sent = asSent(grammar);
    const [one, other] = await Promise.all([save(sent, grammar.version), save(sent, grammar.version)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  it('a step that reports name is retired when it is left out, and keeps its history', async () => {
    const [nouns, verbs] = idsOf(grammar);
    await recorded(60, { stepId: nouns ?? '', state: 'passed', quality: 4 });
    const { body } = await save(asSent(grammar).filter(({ id }) => id !== nouns && id !== verbs));
    expect(titlesOf(body.data)).toEqual(['Sentences', 'Nouns']);
    expect((await levels()).find(({ level }) => level === 'First')).toMatchObject({
      steps: [{ title: { en: 'Nouns' }, retired: true, state: 'passed' }],
      passed: 0,
      of: 0,
    });
  });

  it('a merged step gives its history to the other one, once a report', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    await recorded(120, { stepId: nouns, state: 'begun' });
    await recorded(60, { stepId: nouns, state: 'passed', quality: 5 }, { stepId: verbs, state: 'again' });
    const { status, body } = await save(
      asSent(grammar).map((step) => (step.id === nouns ? { ...step, mergeInto: verbs } : step)),
    );
    expect([status, titlesOf(body.data)]).toEqual([200, ['Verbs', 'Sentences']]);
    expect(body.data.steps[0].recorded).toBe(2);
    expect(await states()).toEqual(['again', null]);
  });

  it('names the step whose id or whose merge is wrong', async () => {
    const [nouns, verbs] = asSent(grammar);
    const wrong: [object[], string][] = [
      [[{ ...nouns, id: '999999' }], 'steps.0.id'],
      [[nouns ?? {}, nouns ?? {}], 'steps.1.id'],
      [[{ ...nouns, mergeInto: nouns?.id }], 'steps.0.mergeInto'],
      [
        [
          { ...nouns, mergeInto: verbs?.id },
          { ...verbs, mergeInto: nouns?.id },
        ],
        'steps.0.mergeInto',
      ],
      [[{ ...nouns, title: { en: 'Nouns', ar: ' ' } }], 'steps.0.title.ar'],
    ];
    for (const [steps, path] of wrong) {
      const { status, body } = await save(steps);
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
  });

  it('each subject names its curriculum in use', async () => {
    const arabic = async () =>
      (await call(own.student, 'get', '/subjects')).body.data.find(({ key }: { key: string }) => key === 'arabic');
    expect(await arabic()).toMatchObject({ curriculumId: grammar.id });
    await call(admin, 'put', `/curricula/${grammar.id}`, { title: grammar.title, subject: 'arabic', retired: true });
    expect(await arabic()).toMatchObject({ curriculumId: null });
  });

  it('the built-in curriculum is made once, whatever the number of processes', async () => {
    await sql.query({
      text: 'delete from curriculum_steps s using curricula c where c.id = s.curriculum_id and c.key is not null',
    });
    await sql.query({ text: 'delete from curricula where key is not null' });
    await Promise.all([seedCurricula(sql, api.clock.now()), seedCurricula(sql, api.clock.now())]);
    const { data } = (await call(admin, 'get', '/curricula')).body;
    expect(data.filter(({ subject }: { subject: string }) => subject === 'reading')).toMatchObject([
      { title: { en: 'Reading from the first letter' }, levels: 7, count: 31 },
    ]);
  });
});

describe('steps in reports (D128)', () => {
  it('the last class that recorded a step decides, whatever the order of the reports', async () => {
    const [nouns = '', verbs = '', sentences = ''] = idsOf(grammar);
    await recorded(60, { stepId: nouns, state: 'again' }, { stepId: sentences, state: 'passed', quality: 3 });
    await recorded(180, { stepId: nouns, state: 'passed', quality: 5 }, { stepId: verbs, state: 'begun' });
    expect(await levels()).toMatchObject([
      {
        level: 'First',
        levelAr: 'مستوى',
        passed: 0,
        of: 2,
        steps: [{ state: 'again', quality: null }, { state: 'begun' }],
      },
      { level: 'Second', passed: 1, of: 1, steps: [{ state: 'passed', quality: 3 }] },
    ]);
  });

  it('the page of a class shows the steps of its report to viewers who may read it', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    const { classId } = await recorded(
      60,
      { stepId: verbs, state: 'passed', quality: 4 },
      { stepId: nouns, state: 'again' },
    );
    const path = `/classes/${classId}/progress`;
    const steps = [
      { stepId: verbs, title: inBoth('Verbs'), state: 'passed', quality: 4 },
      { stepId: nouns, title: inBoth('Nouns'), state: 'again', quality: null },
    ];
    for (const person of [own.student, own.teacher, own.leader])
      expect((await call(person, 'get', path)).body).toEqual({ data: { entries: [], steps, notCounted: 0 } });
    expect((await call((await team()).teacher, 'get', path)).status).toBe(404);
  });

  it('a corrected report replaces its steps, and one without takes them away (H6)', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    const { id } = await recorded(60, { stepId: nouns, state: 'passed', quality: 5 });
    const correct = (parts: object) => call(own.teacher, 'post', `/daily-reports/${id}`, { parts });
    await correct({ steps: [{ stepId: verbs, state: 'passed', quality: 2 }] });
    expect(await states()).toEqual([null, 'passed', null]);
    const found = (await call(own.teacher, 'get', `/daily-reports/${id}`)).body.data;
    const part = found.parts.find(({ kind }: { kind: string }) => kind === 'steps');
    expect(part.body).toEqual({ steps: [{ stepId: verbs, state: 'passed', quality: 2 }] });
    expect((await correct({ steps: part.body })).status).toBe(200);
    await correct({ steps: null });
    expect(await states()).toEqual([null, null, null]);
  });

  it('the steps of a class that was missed do not count', async () => {
    const [nouns = ''] = idsOf(grammar);
    const { classId } = await recorded(60, { stepId: nouns, state: 'passed', quality: 5 });
    await sql.query({ text: `update classes set attendance = 'absence_student' where id = $1`, values: [classId] });
    expect(await states()).toEqual([null, null, null]);
  });

  it('names the step that a report cannot record', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    await save(asSent(grammar).map((step) => ({ ...step, retired: step.id === verbs })));
    const wrong: [Step[], string][] = [
      [[{ stepId: verbs, state: 'begun' }], 'parts.steps.0.stepId'],
      [[{ stepId: '999999', state: 'begun' }], 'parts.steps.0.stepId'],
      [[{ stepId: nouns, state: 'begun', quality: 3 }], 'parts.steps.0.quality'],
      [[{ stepId: nouns, state: 'passed', quality: 6 }], 'parts.steps.0.quality'],
      [
        [
          { stepId: nouns, state: 'begun' },
          { stepId: nouns, state: 'passed' },
        ],
        'parts.steps.1.stepId',
      ],
    ];
    for (const [steps, path] of wrong) {
      const { status, body } = await recorded(60, ...steps);
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
  });

  it('a report keeps a step that was retired since, when it is corrected', async () => {
    const [nouns = ''] = idsOf(grammar);
    const { id } = await recorded(60, { stepId: nouns, state: 'begun' });
    await save(asSent(grammar).map((step) => ({ ...step, retired: true })));
    const steps = [{ stepId: nouns, state: 'passed', quality: 4 }];
    expect((await call(own.teacher, 'post', `/daily-reports/${id}`, { parts: { steps } })).status).toBe(200);
    expect(await states()).toEqual(['passed']);
  });

  it('the month and the summary for the next teacher name them', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    await recorded(60, { stepId: nouns, state: 'passed', quality: 5 }, { stepId: verbs, state: 'again' });
    const [year, month] = academyMonth(after(-60)).split('-').map(Number);
    const rest = `/students/${own.student.id}/progress`;
    const { data } = (await call(own.teacher, 'get', `${rest}/month?year=${year}&month=${month}`)).body;
    expect(data.memorised).toEqual({
      en: 'Steps passed: Nouns. To repeat: Verbs.',
      ar: 'الخطوات المتقنة: ع Nouns. تُعاد: ع Verbs.',
    });
    const summary = (await call(own.teacher, 'get', `${rest}/handover`)).body.data;
    expect(summary.levels).toEqual([
      expect.objectContaining({ level: 'First', passed: 1, of: 2, again: [inBoth('Verbs')], next: inBoth('Verbs') }),
    ]);
  });

  it('a family gets no report that is not released, and what it records is a fact (D154)', async () => {
    await call(admin, 'put', '/settings', { reports_visible: 'after_release', report_release_hours: 24 });
    const { id } = await recorded(60, { stepId: idsOf(grammar)[0] ?? '', state: 'passed', quality: 5 });
    const reportOf = async (person: { id: number }) => (await levels(person))[0]?.steps[0];
    expect(await reportOf(own.student)).toMatchObject({ state: 'passed', reportId: null });
    expect(await reportOf(own.teacher)).toMatchObject({ state: 'passed', reportId: String(id) });
    api.clock.advance(24 * 60 * 60_000);
    expect(await reportOf(own.student)).toMatchObject({ reportId: String(id) });
  });

  it('a level has its certificate once all its steps are passed, until a report is corrected', async () => {
    const [nouns = '', verbs = ''] = idsOf(grammar);
    const passed = (stepId: string) => ({ stepId, state: 'passed', quality: 5 });
    const paper = async () => {
      const path = `/api/students/${own.student.id}/steps/certificate?curriculum=${grammar.id}&level=First&language=ar`;
      return api.request('get', path, { token: await api.tokenFor(own.student) });
    };
    await recorded(120, passed(nouns));
    expect((await paper()).status).toBe(404);
    const { id } = await recorded(60, passed(verbs));
    const response = await paper();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const retire = (isRetired: boolean) =>
      sql.query({ text: 'update curricula set is_retired = $2 where id = $1', values: [grammar.id, isRetired] });
    await retire(true);
    expect((await paper()).status).toBe(200);
    expect((await levels())[0]).toMatchObject({ level: 'First', passed: 2, of: 2 });
    await call(own.teacher, 'post', `/daily-reports/${id}`, { parts: { steps: [{ stepId: verbs, state: 'again' }] } });
    expect((await paper()).status).toBe(404);
    await retire(false);
    await call(own.teacher, 'post', `/daily-reports/${id}`, { parts: { steps: [passed(verbs)] } });
    expect((await paper()).status).toBe(200);
    await save([...asSent(grammar), { title: inBoth('Letters'), level: 'First' }]);
    expect((await paper()).status).toBe(404);
  });
});

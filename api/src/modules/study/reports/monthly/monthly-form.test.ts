import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { monthlyCalls, type Person } from './monthly-reports.fixture.ts';
import { questions } from './questions.ts';

const api = await useTestApi();
const { call, submit, show, form, teamOfNovember } = monthlyCalls(api);

describe('the form of a monthly report', () => {
  it('the form of a monthly report shows the classes of the month, their reports and authors', async () => {
    const own = await teamOfNovember();
    const { teacher, student } = own;
    const build = (day: string, fields: object) =>
      api.buildClass({ teacher, student, startsAt: new Date(`2026-${day}T12:00:00Z`), ...fields });
    const held = await build('10-05', { status: 'ended', accomplished: 'al-Mulk 1–10' });
    await api.buildReport({ classId: held.id, author: teacher, text: 'Read well' });
    await build('10-07', { status: 'ended', attendance: 'absence_student' });
    await build('10-09', { status: 'cancelled' });
    await build('10-12', { status: 'scheduled' });
    await build('11-02', { status: 'ended' });
    const { status, body } = await form(teacher, student);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      student: { id: String(student.id), name: 'Yusuf' },
      questions,
      facts: { held: 1, absence_student: 1, absence_teacher: 0, cancelled: 1, open: 1, minutes: 30 },
      draft: null,
      report_id: null,
    });
    expect(body.data.classes).toMatchObject([
      { class_id: String(held.id), accomplished: 'al-Mulk 1–10', report: 'Read well', author: { name: teacher.name } },
    ]);
    const { id } = (await submit(teacher, { student: student.id })).body.data;
    expect((await form(teacher, student)).body.data.report_id).toBe(id);
    expect((await show(student, id)).body.data.facts.held).toBe(1);
  });

  it('a class to come does not count as a class without a report', async () => {
    const own = await teamOfNovember();
    const { teacher, student } = own;
    const build = (day: number) =>
      api.buildClass({ teacher, student, startsAt: new Date(Date.UTC(2026, 10, day, 12)), status: 'scheduled' });
    for (const day of [18, 26, 29]) await build(day);
    expect((await form(teacher, student, 11)).body.data.facts.open).toBe(1);
    const { id } = (await submit(teacher, { student: student.id, month: 11 })).body.data;
    expect((await show(student, id)).body.data.facts.open).toBe(1);
  });

  it('the form of a monthly report counts months in the teacher’s zone (D55)', async () => {
    const own = await teamOfNovember();
    const { teacher, student } = own;
    // 1 November 00:30 in Amman.
    await api.buildClass({ teacher, student, status: 'ended', startsAt: new Date('2026-10-31T21:30:00Z') });
    expect((await form(teacher, student, 10)).body.data.facts.held).toBe(0);
    expect((await form(teacher, student, 11)).body.data.facts.held).toBe(1);
  });

  it('a draft of a monthly report is stored for its author until the report is submitted', async () => {
    const own = await teamOfNovember();
    const save = (person: Person, answers: string[]) =>
      call(person, 'put', '/monthly-reports/draft', {
        student: own.student.id,
        teacher: own.teacher.id,
        month: 10,
        answers,
      });
    expect((await save(own.teacher, ['Half'])).status).toBe(200);
    expect((await save(own.teacher, ['Half a', 'thought'])).status).toBe(200);
    expect((await form(own.teacher, own.student)).body.data.draft.answers).toEqual(['Half a', 'thought']);
    expect((await form(own.leader, own.student)).body.data.draft).toBeNull();
    await submit(own.teacher, { student: own.student.id });
    expect((await form(own.teacher, own.student)).body.data.draft).toBeNull();
    expect((await save(own.teacher, ['x'.repeat(2001)])).status).toBe(422);
  });
});

describe('students without a monthly report', () => {
  const due = async (person: Person, query = '') =>
    (await call(person, 'get', `/monthly-reports/due?${query}`)).body.data;

  it('students without a monthly report are those whom the teacher taught in the month and has not reported on', async () => {
    const own = await teamOfNovember();
    const { teacher, leader } = own;
    const [zayd, anas] = [
      await api.buildStudent({ teacher, leader, name: 'Zayd' }),
      await api.buildStudent({ teacher, leader, name: 'Anas' }),
    ];
    const build = (student: Person, fields: object = {}) =>
      api.buildClass({ teacher, student, status: 'ended', startsAt: new Date('2026-10-10T12:00:00Z'), ...fields });
    for (const student of [zayd, anas, anas]) await build(student);
    await build(own.student, { status: 'cancelled' });
    expect(await due(teacher)).toEqual({
      year: 2026,
      month: 10,
      done: 0,
      students: [
        { student: { id: String(anas.id), name: 'Anas' }, held: 2 },
        { student: { id: String(zayd.id), name: 'Zayd' }, held: 1 },
      ],
    });
    const { data } = (await submit(teacher, { student: anas.id })).body;
    expect(data).toMatchObject({ to_go: 1, next_student: { name: 'Zayd' } });
    expect(await due(teacher)).toMatchObject({ done: 1, students: [{ student: { name: 'Zayd' } }] });
    expect(await due(teacher, 'month=9')).toMatchObject({ month: 9, done: 0, students: [] });
  });

  it('in the last days of a month the students without a monthly report are those of that month', async () => {
    const own = await teamOfNovember();
    expect(await due(own.teacher)).toMatchObject({ year: 2026, month: 10 });
    api.clock.advance(5 * 24 * 60 * 60_000);
    expect(await due(own.teacher)).toMatchObject({ year: 2026, month: 11 });
  });
});

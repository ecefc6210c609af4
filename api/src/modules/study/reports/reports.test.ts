import { describe, expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, give, ledger, report, team } = classCalls(api);
type Person = { id: number };

const DAY_MS = 24 * 60 * 60_000;
const list = async (person: Person, query = '') => (await call(person, 'get', `/daily-reports?${query}`)).body;
const idsOf = async (person: Person, query = '') =>
  (await list(person, query)).data.map(({ id }: { id: string }) => id);
const show = (person: Person, id: string) => call(person, 'get', `/daily-reports/${id}`);
const edit = (person: Person, id: string, body: object) => call(person, 'post', `/daily-reports/${id}`, body);

async function reported() {
  const own = await team();
  await give(own.student, 5);
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(-60), title: 'Tajweed' });
  const { id } = (await report(own.teacher, classId, { report: 'Read well.\nRevise al-Mulk.' })).body.data;
  return { ...own, classId, id: id as string };
}

describe('daily reports', () => {
  it('daily reports are listed, newest first, with an excerpt', async () => {
    const own = await reported();
    api.clock.advance(60_000);
    const { student, teacher } = own;
    const second = await api.buildClass({ student, teacher, startsAt: after(-120) });
    const { id } = (await report(own.teacher, second.id, { report: 'x'.repeat(300) })).body.data;
    const page = await list(own.student);
    expect(page.pagination).toEqual({ total: 2, page: 1, per_page: 10, totalPages: 1 });
    expect(page.data.map((row: { id: string; excerpt: string }) => [row.id, row.excerpt.length])).toEqual([
      [id, 200],
      [own.id, 26],
    ]);
    expect(page.data[1]).toMatchObject({
      class: { id: String(own.classId), title: 'Tajweed', attendance: 'presence', status: 'ended' },
      student: { id: String(own.student.id) },
      teacher: { id: String(own.teacher.id) },
      may: { edit: false, delete: false, note: false },
    });
    const { starts_at, ends_at } = page.data[0].class;
    expect([starts_at, ends_at]).toEqual([after(-120), after(-90)].map((at) => at.toISOString()));
    expect(await idsOf(own.student, 'sort_order=asc')).toEqual([own.id, id]);
    expect(await idsOf(own.teacher, `student_id=${own.teacher.id}`)).toEqual([]);
    expect(await idsOf(own.admin, `teacher_id=${own.teacher.id}&per_page=1&page=2`)).toEqual([own.id]);
  });

  it('daily reports can be read by the student, relatives, the teacher, the leader and admins (D9)', async () => {
    const [own, foreign] = [await reported(), await reported()];
    const aunt = await api.buildUser({ role: 'guest' });
    await sql.query({
      text: `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'aunt')`,
      values: [own.student.id, aunt.id],
    });
    for (const person of [own.student, aunt, own.teacher, own.leader]) {
      expect(await idsOf(person)).toEqual([own.id]);
      expect((await show(person, own.id)).status).toBe(200);
      expect((await show(person, foreign.id)).status).toBe(404);
    }
    expect(await idsOf(own.admin)).toEqual([foreign.id, own.id]);
    expect((await call(await api.buildUser({ role: 'guest' }), 'get', '/daily-reports')).status).toBe(403);
  });

  it('daily reports show the text, its parts, and the accomplished work of the class', async () => {
    const own = await reported();
    const { data } = (await show(own.student, own.id)).body;
    expect(data).toMatchObject({
      report: 'Read well.\nRevise al-Mulk.',
      parts: [{ kind: 'comment', body: { text: 'Read well.\nRevise al-Mulk.' } }],
      author: { id: String(own.teacher.id) },
      edited_at: null,
      leader_note: null,
    });
    const { report: shown, draft, report_id } = (await call(own.student, 'get', `/classes/${own.classId}`)).body.data;
    expect([shown, draft, report_id]).toMatchObject([{ id: own.id, text: data.report }, null, own.id]);
  });

  it('daily reports can be changed by their teacher for a day, by staff after it (D21)', async () => {
    const own = await reported();
    expect((await edit(own.teacher, own.id, { report: 'Better' })).body.data).toMatchObject({
      report: 'Better',
      edited_at: api.clock.now().toISOString(),
    });
    api.clock.advance(DAY_MS);
    expect((await show(own.teacher, own.id)).body.data.may).toEqual({ edit: false, delete: false, note: false });
    expect((await edit(own.teacher, own.id, { report: 'Late' })).status).toBe(409);
    expect((await edit(own.leader, own.id, { report: 'By the leader' })).status).toBe(200);
    expect((await edit(own.student, own.id, { report: 'Mine' })).status).toBe(403);
    const audit = await sql.query({
      text: `select after ->> 'report' as report from audit_log where action = 'report.update'`,
    });
    expect(audit).toEqual([{ report: 'Better' }, { report: 'By the leader' }]);
  });

  it('daily reports can be changed by their teacher for as many hours as the academy has set (D21, D86)', async () => {
    const own = await reported();
    await call(own.admin, 'put', '/settings', { report_edit_hours: 48 });
    api.clock.advance(2 * DAY_MS - 1);
    expect((await edit(own.teacher, own.id, { report: 'Late' })).status).toBe(200);
    api.clock.advance(1);
    expect((await edit(own.teacher, own.id, { report: 'Too late' })).status).toBe(409);
  });

  it('daily reports have a note that only leaders and admins write and read (D58)', async () => {
    const own = await reported();
    expect((await edit(own.leader, own.id, { leader_note: 'Call the parents' })).status).toBe(200);
    expect((await edit(own.teacher, own.id, { leader_note: 'Mine' })).status).toBe(403);
    expect((await show(own.admin, own.id)).body.data.leader_note).toBe('Call the parents');
    for (const person of [own.teacher, own.student])
      expect((await show(person, own.id)).body.data.leader_note).toBeNull();
    expect((await edit(own.teacher, own.id, { report: 'Other' })).status).toBe(200);
    expect((await show(own.leader, own.id)).body.data.leader_note).toBe('Call the parents');
  });

  it('deleting a daily report reopens its class and reverses the bookings', async () => {
    const own = await reported();
    expect((await ledger(own.student)).sum).toBe(4);
    expect((await call(own.leader, 'delete', `/daily-reports/${own.id}`)).status).toBe(403);
    expect((await call(own.admin, 'delete', `/daily-reports/${own.id}`)).status).toBe(200);
    expect((await ledger(own.student)).sum).toBe(5);
    expect((await show(own.admin, own.id)).status).toBe(404);
    const { data } = (await call(own.teacher, 'get', `/classes/${own.classId}`)).body;
    expect(data).toMatchObject({ status: 'needs_report_to_end', report: null, draft: null });
    const cookie = { cookie: 'language=ar' };
    const arabic = (await call(own.teacher, 'get', `/classes/${own.classId}`, undefined, cookie)).body.data;
    expect([data.history.at(-1).reason, arabic.history.at(-1).reason]).toEqual(['Report deleted', 'حُذف التقرير']);
    expect((await report(own.teacher, own.classId)).status).toBe(201);
    expect(await idsOf(own.student)).toHaveLength(1);
  });

  it('the daily report of a reopened class is a draft again, and the same report when it is sent again', async () => {
    const own = await reported();
    await call(own.admin, 'post', `/classes/${own.classId}/reopen`, { reason: 'Mistake' });
    expect(await idsOf(own.student)).toEqual([]);
    expect((await show(own.student, own.id)).status).toBe(404);
    const { data } = (await call(own.teacher, 'get', `/classes/${own.classId}`)).body;
    expect(data).toMatchObject({ report: null, draft: { report: 'Read well.\nRevise al-Mulk.' } });
    expect((await call(own.student, 'get', `/classes/${own.classId}`)).body.data.draft).toBeNull();
    const again = await report(own.teacher, own.classId, { report: 'Corrected' });
    expect(again.body.data.id).toBe(own.id);
    expect((await show(own.student, own.id)).body.data.report).toBe('Corrected');
  });
});

it('the remaining data of a report is deleted when its reopened class is cancelled', async () => {
  const own = await reported();
  await call(own.admin, 'post', `/classes/${own.classId}/reopen`, { reason: 'Never held' });
  expect((await call(own.admin, 'post', `/classes/${own.classId}/cancel`)).status).toBe(200);
  expect(await sql.query({ text: 'select from daily_reports where deleted_at is null' })).toEqual([]);
  expect((await list(own.admin)).pagination.total).toBe(0);
  expect((await ledger(own.student)).sum).toBe(5);
});

describe('a draft of a report', () => {
  const save = (person: Person, classId: number, body: object) =>
    call(person, 'put', `/daily-reports/drafts/${classId}`, body);

  it('a draft of a report is stored for its author, also before the class starts, and is deleted with the report', async () => {
    const own = await team();
    const { id } = await api.buildClass({ ...own, startsAt: after(5) });
    const draft = { attendance: 'presence', report: 'He re', accomplished: 'al-Mulk', notes: null };
    expect(await save(own.teacher, id, draft)).toMatchObject({ status: 200, body: { data: draft } });
    await save(own.teacher, id, { ...draft, report: 'He read' });
    const draftFor = async (person: Person) => (await call(person, 'get', `/classes/${id}`)).body.data.draft;
    expect(await draftFor(own.teacher)).toMatchObject({ report: 'He read', accomplished: 'al-Mulk' });
    expect(await draftFor(own.leader)).toBeNull();
    api.clock.advance(10 * 60_000);
    await report(own.teacher, id);
    expect(await draftFor(own.teacher)).toBeNull();
    expect(await sql.query({ text: 'select from daily_report_drafts' })).toEqual([]);
    expect((await save(own.teacher, id, draft)).status).toBe(409);
    expect((await save(own.teacher, id, { report: 'x'.repeat(5001) })).status).toBe(422);
  });
});

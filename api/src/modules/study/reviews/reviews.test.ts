import { describe, expect, it } from 'vitest';
import { presetSettings } from '#base/academy/academy-settings.ts';
import { releaseDue } from '#modules/study/reports/release-reports.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, family, report, team } = classCalls(api);
type Person = { id: number };
type Made = Awaited<ReturnType<typeof reported>>;
type Family = Awaited<ReturnType<typeof family>>;

const HOUR_MS = 60 * 60_000;
const WORDS = 'Read the whole page without a stop, slowly.';
const held = { reports_visible: 'after_release', report_release_hours: 24 };

const set = async (own: { admin: Person }, values: object) =>
  expect((await call(own.admin, 'put', '/settings', values)).status).toBe(200);

let slot = 0;
/** Reports a class of its own hour. */
async function reported(own: Pick<Family, 'teacher' | 'student' | 'leader'>, fields: object = {}) {
  const { student, teacher, leader } = own;
  slot += 1;
  const { id: classId } = await api.buildClass({ student, teacher, leader, startsAt: after(-60 * slot) });
  const sent = { report: WORDS, accomplished: 'Secret pages', notes: 'Secret note', ...fields };
  const { status, body } = await report(teacher, classId, sent);
  expect(status).toBe(201);
  return { id: body.data.id as string, classId };
}

const queue = async (person: Person, status = 'waiting') =>
  (await call(person, 'get', `/report-reviews?status=${status}`)).body;
const idsOf = async (person: Person, status?: string) =>
  (await queue(person, status)).data.map(({ reportId }: { reportId: string }) => reportId);
const decide = (person: Person, id: string, act: 'read' | 'return' | 'release', body?: object) =>
  call(person, 'put', `/report-reviews/${id}/${act}`, body);
const runJob = () => releaseDue(sql, { now: api.clock.now(), settings: api.deps.academySettings });

/** What a person of the family can read of the report, by all calls that show its words. */
async function readBy(person: Person, { id, classId }: { id: string; classId: number }) {
  const list = (await call(person, 'get', '/daily-reports?search=whole')).body.data;
  const { data: shown } = (await call(person, 'get', `/classes/${classId}`)).body;
  return {
    detail: (await call(person, 'get', `/daily-reports/${id}`)).status,
    listed: list?.length,
    report: shown.report?.text ?? null,
    words: [shown.report_id, shown.accomplished, shown.notes, shown.may.viewReport],
    attendance: [shown.status, shown.attendance],
  };
}

const reopen = (person: Person, classId: number) =>
  call(person, 'post', `/classes/${classId}/reopen`, { reason: 'Mistake' });

/** What the export of a student has. */
async function exported({ student }: Pick<Family, 'student'>): Promise<string> {
  const { exportStatements } = await import('#base/personal-data/personal-data.ts');
  const { personalData } = await import('../../../personal-data.ts');
  const values = [student.id, student.name, student.email];
  const found = [];
  for (const { text } of exportStatements(personalData)) found.push(await sql.query({ text, values }));
  return JSON.stringify(found);
}

const keysOf = async (person: Person) =>
  (
    await sql.query<{ key: string }>({
      text: `select key from notifications where recipient_id = $1 and key like 'class.%' order by id`,
      values: [person.id],
    })
  ).map(({ key }) => key);

describe('reports that families read after a release (D154)', () => {
  it('by default a family reads a report at once', async () => {
    const own = await family();
    const made = await reported(own);
    expect(await readBy(own.parent, made)).toMatchObject({ detail: 200, report: WORDS });
    expect(await keysOf(own.parent)).toEqual(['class.reported']);
  });

  it('the words of a hidden report are shown to the family nowhere, and its facts count', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own);
    for (const person of [own.student, own.parent, own.aunt]) {
      expect(await readBy(person, made)).toEqual({
        detail: 404,
        listed: 0,
        report: null,
        words: [null, '', null, false],
        attendance: ['ended', 'presence'],
      });
      expect(await keysOf(person)).toEqual([]);
    }
    const row = (await call(own.parent, 'get', `/classes?student_id=${own.student.id}`)).body.data[0];
    expect(row).toMatchObject({ accomplished: '', notes: null, report_id: null });
    const later = new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    for (const person of [own.teacher, own.leader, own.admin]) {
      expect(await readBy(person, made)).toMatchObject({ detail: 200, listed: 1, report: WORDS });
      expect((await call(person, 'get', `/daily-reports/${made.id}`)).body.data.hidden_until).toBe(later);
    }
  });

  it('an absence is announced at once, and its words are hidden', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own, { attendance: 'absence_student' });
    expect(await keysOf(own.parent)).toEqual(['class.student-absent']);
    expect((await readBy(own.parent, made)).detail).toBe(404);
    api.clock.advance(24 * HOUR_MS);
    await runJob();
    expect(await keysOf(own.parent)).toEqual(['class.student-absent']);
    expect((await readBy(own.parent, made)).detail).toBe(200);
  });

  it('a leader’s release shows it to the family and announces it once', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own);
    const released = await decide(own.leader, made.id, 'release');
    expect(released.body.data).toMatchObject({
      status: 'released',
      hiddenUntil: null,
      by: { id: String(own.leader.id) },
    });
    expect((await decide(own.leader, made.id, 'release')).body).toEqual(released.body);
    for (const person of [own.student, own.parent]) {
      expect(await readBy(person, made)).toMatchObject({
        detail: 200,
        listed: 1,
        words: [made.id, 'Secret pages', 'Secret note', true],
      });
      expect(await keysOf(person)).toEqual(['class.reported']);
    }
    api.clock.advance(25 * HOUR_MS);
    await runJob();
    expect(await keysOf(own.parent)).toEqual(['class.reported']);
  });

  it('a family never waits longer than the hours, and is told once by many processes', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own);
    api.clock.advance(24 * HOUR_MS - 1);
    await runJob();
    expect((await readBy(own.parent, made)).detail).toBe(404);
    api.clock.advance(1);
    expect((await readBy(own.parent, made)).detail).toBe(200);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await keysOf(own.parent)).toEqual(['class.reported']);
    expect(await idsOf(own.leader)).toEqual([]);
    expect((await queue(own.leader)).statistics).toMatchObject({ byThemselves: 1, read: 0, medianMinutes: null });
  });

  it('what waits is released when the academy shortens the hours, or shows reports at once', async () => {
    const own = await family();
    await set(own, held);
    const first = await reported(own);
    api.clock.advance(3 * HOUR_MS);
    await set(own, { report_release_hours: 2 });
    await runJob();
    expect((await readBy(own.parent, first)).detail).toBe(200);
    const second = await reported(own);
    await releaseDue(sql, { now: api.clock.now(), settings: presetSettings });
    expect((await readBy(own.parent, second)).detail).toBe(200);
  });

  it('a report that is submitted again is hidden again, and a reopened one waits and is not announced', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own);
    await call(own.admin, 'post', `/classes/${made.classId}/reopen`, { reason: 'Mistake' });
    api.clock.advance(25 * HOUR_MS);
    await runJob();
    expect(await keysOf(own.parent)).toEqual([]);
    expect(await sql.query({ text: 'select from daily_reports where hidden_until is not null' })).toHaveLength(1);
    expect((await report(own.teacher, made.classId, { report: WORDS })).body.data.id).toBe(made.id);
    expect((await readBy(own.parent, made)).detail).toBe(404);
    await decide(own.leader, made.id, 'release');
    expect(await keysOf(own.parent)).toEqual(['class.reported']);
  });

  it.each([
    ['reopened', ({ admin }: Family, { classId }: Made) => reopen(admin, classId)],
    ['deleted', ({ admin }: Family, { id }: Made) => call(admin, 'delete', `/daily-reports/${id}`)],
    [
      'reopened and its class cancelled',
      async ({ admin }: Family, { classId }: Made) => {
        await reopen(admin, classId);
        return call(admin, 'post', `/classes/${classId}/cancel`, { reason: 'mistake' });
      },
    ],
    ['deleted with its class', ({ admin }: Family, { classId }: Made) => call(admin, 'delete', `/classes/${classId}`)],
  ] as const)('the words of a hidden report that is %s stay hidden', async (_name, change) => {
    const own = await family();
    await set(own, held);
    // A class without a report: the report's id must not be that of its class.
    await api.buildClass({ ...own, startsAt: after(-30) });
    const range = { surahFrom: 78, ayahFrom: 1, surahTo: 78, ayahTo: 5 };
    const entry = { ...range, kind: 'new', quality: 4, note: 'Secret of the entry' };
    const made = await reported(own, { parts: { progress: { entries: [entry] } } });
    expect((await change(own, made)).status).toBe(200);
    api.clock.advance(25 * HOUR_MS);
    await runJob();
    for (const person of [own.student, own.parent]) {
      const shown = await Promise.all(
        [`/classes/${made.classId}`, `/classes?student_id=${own.student.id}`, `/classes/${made.classId}/progress`].map(
          (path) => call(person, 'get', path),
        ),
      );
      expect(JSON.stringify(shown)).not.toContain('Secret');
    }
    expect(await exported(own)).not.toContain('Secret');
  });

  it('a class whose report the family has read keeps its words when it is reopened, whatever else is hidden', async () => {
    const own = await family();
    await set(own, held);
    await reported(own);
    const { id, classId } = await reported(own);
    await decide(own.leader, id, 'release');
    expect((await reopen(own.admin, classId)).status).toBe(200);
    const shown = (await call(own.parent, 'get', `/classes/${classId}`)).body.data;
    expect(shown).toMatchObject({ accomplished: 'Secret pages', notes: 'Secret note' });
  });

  it('a role that reads classes but no reports is promised none, and reads the class as before', async () => {
    const own = await family();
    await set(own, held);
    const { classId } = await reported(own);
    const clerk = await api.buildUser({ permissions: ['classes.my_classes.read'] });
    const read = async (person: Person) => (await call(person, 'get', `/classes/${classId}`)).body.data;
    const none = { report_id: null, report_expected_at: null, may: { viewReport: false } };
    expect(await read(clerk)).toMatchObject({ ...none, accomplished: 'Secret pages', notes: 'Secret note' });
    const later = new Date(api.clock.now().getTime() + 24 * HOUR_MS).toISOString();
    expect(await read(own.parent)).toMatchObject({ ...none, report_expected_at: later, accomplished: '', notes: null });
  });

  it('an attendance that is corrected before the release is announced with it, once', async () => {
    const own = await family();
    await set(own, held);
    const [absent, came] = [await reported(own), await reported(own, { attendance: 'absence_student' })];
    expect(await keysOf(own.parent)).toEqual(['class.student-absent']);
    for (const [{ classId }, attendance] of [[absent, 'absence_student'] as const, [came, 'presence'] as const])
      expect((await call(own.admin, 'post', `/classes/${classId}`, { attendance })).status).toBe(200);
    api.clock.advance(24 * HOUR_MS);
    await runJob();
    const about = await sql.query({
      text: `select key, related_id::int as id from notifications where recipient_id = $1 and key like 'class.%'
        order by related_id, notifications.id`,
      values: [own.parent.id],
    });
    expect(about).toEqual([
      { key: 'class.student-absent', id: absent.classId },
      { key: 'class.student-absent', id: came.classId },
      { key: 'class.reported', id: came.classId },
    ]);
  });

  it('an export has no words of a hidden report', async () => {
    const own = await family();
    await set(own, held);
    await reported(own);
    expect(await exported(own)).not.toMatch(/Secret pages|whole page/);
    api.clock.advance(24 * HOUR_MS);
    await runJob();
    expect(await exported(own)).toMatch(/Secret pages.*whole page|whole page.*Secret pages/);
  });
});

describe('the queue of reports to read (D154)', () => {
  it('has the first reports of each teacher, each k-th, and what a rule flags', async () => {
    const own = await family();
    await set(own, { report_reviews_first: 2, report_reviews_every: 2 });
    const made: string[] = [];
    for (let count = 0; count < 4; count += 1) made.push((await reported(own)).id);
    const absent = await reported(own, { attendance: 'absence_student' });
    const short = await reported(own, { report: 'Good' });
    const { data, waiting } = await queue(own.leader);
    expect(data.map((row: { reportId: string; reasons: string[] }) => [row.reportId, row.reasons])).toEqual([
      [made[0], ['first']],
      [made[1], ['first']],
      [made[3], ['sample']],
      [absent.id, ['absence']],
      [short.id, ['sample', 'short']],
    ]);
    expect(waiting).toBe(5);
    expect(data[0]).toMatchObject({
      report: WORDS,
      accomplished: 'Secret pages',
      student: { id: String(own.student.id) },
      hiddenUntil: null,
    });
  });

  it('has a recitation with a low quality', async () => {
    const own = await family();
    const entry = { kind: 'new', surahFrom: 78, ayahFrom: 1, surahTo: 78, ayahTo: 5 };
    const withQuality = (quality: number) => ({ parts: { progress: { entries: [{ ...entry, quality }] } } });
    await reported(own, withQuality(3));
    const weak = await reported(own, withQuality(2));
    expect(await idsOf(own.leader)).toEqual([weak.id]);
  });

  it('is of the own team for a leader, of all for admins, and of nobody else', async () => {
    const [own, foreign] = [await family(), await family()];
    const mine = await reported(own, { report: 'Good' });
    const other = await reported(foreign, { report: 'Good' });
    expect(await idsOf(own.leader)).toEqual([mine.id]);
    expect(await idsOf(own.admin)).toEqual([mine.id, other.id]);
    expect((await decide(own.leader, other.id, 'read')).status).toBe(404);
    for (const person of [own.teacher, own.student, own.parent]) {
      expect((await call(person, 'get', '/report-reviews')).status).toBe(403);
      expect((await decide(person, mine.id, 'read')).status).toBe(403);
    }
  });

  it('a read report leaves the queue; the same press again has the first answer', async () => {
    const own = await family();
    const { id } = await reported(own, { report: 'Good' });
    api.clock.advance(HOUR_MS);
    const read = await decide(own.leader, id, 'read');
    expect(read.body.data).toMatchObject({ status: 'read', by: { id: String(own.leader.id) }, note: null });
    api.clock.advance(HOUR_MS);
    expect((await decide(own.leader, id, 'read')).body).toEqual(read.body);
    expect(await idsOf(own.leader)).toEqual([]);
    expect(await idsOf(own.leader, 'read')).toEqual([id]);
    expect((await queue(own.leader)).statistics).toEqual({ read: 1, returned: 0, byThemselves: 0, medianMinutes: 60 });
  });

  it('of two leaders who read and return at once one decides, and the other reads who did', async () => {
    const own = await family();
    const { id } = await reported(own, { report: 'Good' });
    const results = await Promise.all([
      decide(own.leader, id, 'read'),
      decide(own.admin, id, 'return', { note: 'Say which pages' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [lost, won] = results.toSorted((a, b) => b.status - a.status);
    expect(lost?.body.data).toEqual({ status: won?.body.data.status, by: won?.body.data.by });
    expect(lost?.body.message).toContain('has already');
    expect(
      await sql.query({ text: `select from audit_log where action in ('report.read', 'report.return')` }),
    ).toHaveLength(1);
  });

  it('a returned report reaches its author, who mends it; then it is to be read again', async () => {
    const own = await family();
    const { id } = await reported(own, { report: 'Good' });
    api.clock.advance(30 * 24 * HOUR_MS);
    const editable = async () => (await call(own.teacher, 'get', `/daily-reports/${id}`)).body.data;
    expect((await editable()).may.edit).toBe(false);
    expect((await decide(own.leader, id, 'return', { note: ' ' })).body.fields[0].path).toBe('note');
    await decide(own.leader, id, 'return', { note: 'Say which pages' });
    expect(await idsOf(own.leader)).toEqual([]);
    expect(await keysOf(own.teacher)).toEqual(['class.report-returned']);
    expect(await editable()).toMatchObject({
      may: { edit: true },
      returned: { note: 'Say which pages', by: { id: String(own.leader.id) } },
    });
    for (const person of [own.student, own.parent])
      expect((await call(person, 'get', `/daily-reports/${id}`)).body.data.returned).toBeNull();
    const same = await call(own.teacher, 'post', `/daily-reports/${id}`, { report: 'Good' });
    expect(same.body.data.returned).not.toBeNull();
    const mended = await call(own.teacher, 'post', `/daily-reports/${id}`, { report: WORDS });
    expect(mended.body.data.returned).toBeNull();
    expect((await queue(own.leader)).data).toMatchObject([
      { reportId: id, status: 'waiting', report: WORDS, mendedAt: api.clock.now().toISOString() },
    ]);
    expect((await editable()).may.edit).toBe(false);
    api.clock.advance(HOUR_MS);
    expect((await decide(own.admin, id, 'read')).status).toBe(200);
    expect((await queue(own.leader)).statistics).toMatchObject({ read: 1, returned: 1, medianMinutes: 60 });
  });

  it('a report that nobody was to read is read again once it is mended, for no invented reason', async () => {
    const own = await family();
    const { id } = await reported(own);
    expect(await idsOf(own.leader)).toEqual([]);
    await decide(own.leader, id, 'return', { note: 'Say which pages' });
    await call(own.teacher, 'post', `/daily-reports/${id}`, { report: `${WORDS} Pages 3 and 4.` });
    expect((await queue(own.leader)).data).toMatchObject([{ reportId: id, status: 'waiting', reasons: [] }]);
  });

  it('a hidden report that is returned is released by itself as any other', async () => {
    const own = await family();
    await set(own, held);
    const made = await reported(own);
    await decide(own.leader, made.id, 'return', { note: 'Say which pages' });
    expect((await readBy(own.parent, made)).detail).toBe(404);
    expect((await decide(own.admin, made.id, 'release')).status).toBe(409);
    api.clock.advance(24 * HOUR_MS);
    expect((await readBy(own.parent, made)).detail).toBe(200);
  });

  it('a deleted report and that of a reopened class leave the queue', async () => {
    const own = await family();
    const [one, two] = [await reported(own, { report: 'Good' }), await reported(own, { report: 'Good' })];
    await call(own.admin, 'delete', `/daily-reports/${one.id}`);
    expect(await idsOf(own.leader)).toEqual([two.id]);
    await call(own.admin, 'post', `/classes/${two.classId}/reopen`, { reason: 'Mistake' });
    expect((await queue(own.leader)).waiting).toBe(0);
    expect((await decide(own.leader, two.id, 'read')).status).toBe(404);
  });

  it('the reports of a leader who teaches are read by admins', async () => {
    const own = await team();
    const student = await api.buildStudent({ teacher: own.leader, leader: own.leader });
    const { id } = await reported({ ...own, teacher: own.leader, student } as unknown as Family, { report: 'Good' });
    expect(await idsOf(own.leader)).toEqual([]);
    expect(await idsOf(own.admin)).toEqual([id]);
  });

  it('a report that a leader wrote is read by another leader or an admin, not by its author', async () => {
    const own = await family();
    const { id: classId } = await api.buildClass({ ...own, startsAt: after(-600) });
    const { id } = (await report(own.leader, classId, { report: 'Good' })).body.data;
    expect(await idsOf(own.leader)).toEqual([]);
    expect((await decide(own.leader, id, 'release')).status).toBe(404);
    expect(await idsOf(own.admin)).toEqual([id]);
    expect((await decide(own.admin, id, 'return', { note: 'Say which pages' })).status).toBe(200);
    await sql.query({
      text: `insert into salary_months (teacher_id, month, total_minor, currency, closed_at, closed_by)
        select $1, date_trunc('month', (d || ' day')::interval + $2::timestamptz)::date, 0, 'GBP', $2, $3
        from generate_series(-2, 2, 2) d on conflict do nothing`,
      values: [own.teacher.id, api.clock.now(), own.admin.id],
    });
    expect((await call(own.leader, 'get', `/daily-reports/${id}`)).body.data.may).toMatchObject({ edit: true });
    expect((await call(own.leader, 'post', `/daily-reports/${id}`, { report: WORDS })).status).toBe(200);
    expect((await call(own.leader, 'get', `/daily-reports/${id}`)).body.data.may).toMatchObject({ edit: false });
    expect(await idsOf(own.admin)).toEqual([id]);
  });
});

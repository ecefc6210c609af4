import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#base/errors/app-error.ts';
import { register } from '#base/modules/registry.ts';
import { registrations } from '#registered.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { type PartOfReport, type ReportPart, reportParts } from './report-part.ts';

const api = await useTestApi();
const { after, team } = classCalls(api);

/** A part that stores its pages in a map, and rejects a hundred of them. */
function pagesPart() {
  const kept = new Map<number, { pages: number }>();
  const about: PartOfReport[] = [];
  const part: ReportPart<{ pages: number }> = {
    name: 'lesson',
    schema: v.object({ pages: v.pipe(v.number('Pages are counted'), v.minValue(1)) }),
    async save(_sql, _ctx, { report, value }) {
      if (value.pages === 100) throw new AppError('invalid', 'Too many pages');
      about.push(report);
      kept.set(report.id, value);
    },
    drop: async (_sql, id) => void kept.delete(id),
    read: async (_sql, _ctx, ids) => new Map([...kept].filter(([id]) => ids.includes(id))),
  };
  return { part, kept, about };
}

afterAll(register(registrations));

/** The calls of classes and reports with one part. */
async function given() {
  const { part, kept, about } = pagesPart();
  register([...registrations.filter(({ of }) => of !== reportParts), reportParts.add(part)]);
  const own = await team();
  const { id: classId } = await api.buildClass({ ...own, startsAt: after(-60) });
  async function call(person: { id: number }, method: string, path: string, body?: object) {
    const response = await api.request(method, `/api${path}`, { token: await api.tokenFor(person), body });
    return { status: response.status, body: await response.json() };
  }
  const submit = (parts?: object) =>
    call(own.teacher, 'POST', '/daily-reports', { report: 'Well done', class_model: classId, parts });
  const detail = async () => (await call(own.teacher, 'GET', `/classes/${classId}`)).body.data;
  return { ...own, classId, kept, about, call, submit, detail };
}

describe('a part of a report', () => {
  it('a part is stored with its report, and shown beside the comment', async () => {
    const own = await given();
    const sent = await own.submit({ lesson: { pages: 3 } });
    expect(sent.status).toBe(201);
    const { id } = sent.body.data;
    expect(own.about).toEqual([
      {
        id: Number(id),
        classId: own.classId,
        studentId: own.student.id,
        teacherId: own.teacher.id,
        startsAt: after(-60),
      },
    ]);
    expect((await own.call(own.student, 'GET', `/daily-reports/${id}`)).body.data.parts).toEqual([
      { kind: 'comment', body: { text: 'Well done' } },
      { kind: 'lesson', body: { pages: 3 } },
    ]);
  });

  it('a part without an owner does not prevent the report from being stored', async () => {
    const own = await given();
    expect((await own.submit({ melodies: [1], lesson: { pages: 3 } })).status).toBe(201);
    expect([...own.kept.values()]).toEqual([{ pages: 3 }]);
  });

  it('a wrong value of a part is 422 at its path, and no report is stored', async () => {
    const own = await given();
    expect(await own.submit({ lesson: { pages: 'many' } })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'parts.lesson.pages', message: 'Pages are counted' }] },
    });
    expect(await own.detail()).toMatchObject({ status: 'needs_report_to_end', report_id: null });
  });

  it('a part that its owner rejects is 422, and no report is stored', async () => {
    const own = await given();
    expect(await own.submit({ lesson: { pages: 100 } })).toMatchObject({ status: 422 });
    expect(await own.detail()).toMatchObject({ status: 'needs_report_to_end', report_id: null });
  });

  it('a correction replaces a sent part, keeps a part that was not sent, and removes a part sent as null', async () => {
    const own = await given();
    const { id } = (await own.submit({ lesson: { pages: 3 } })).body.data;
    const correct = (body: object) => own.call(own.leader, 'POST', `/daily-reports/${id}`, body);
    await correct({ report: 'Very well done' });
    expect(own.kept.get(Number(id))).toEqual({ pages: 3 });
    await correct({ parts: { lesson: { pages: 4 } } });
    expect(own.kept.get(Number(id))).toEqual({ pages: 4 });
    expect((await correct({ parts: { lesson: { pages: 0 } } })).status).toBe(422);
    await correct({ parts: { lesson: null } });
    expect(own.kept.size).toBe(0);
    const lines = await api.deps.database.sql.query<object>({
      text: `select before, after from audit_log where action = 'report.update' order by id`,
    });
    expect(lines.slice(1)).toEqual([
      { before: { lesson: { pages: 3 } }, after: { lesson: { pages: 4 } } },
      { before: { lesson: { pages: 4 } }, after: { lesson: null } },
    ]);
  });

  it('a correction of only a part needs the right to edit', async () => {
    const own = await given();
    const { id } = (await own.submit({ lesson: { pages: 3 } })).body.data;
    api.clock.advance(25 * 60 * 60_000);
    const sent = await own.call(own.teacher, 'POST', `/daily-reports/${id}`, { parts: { lesson: { pages: 4 } } });
    expect(sent.status).toBe(409);
    expect(own.kept.get(Number(id))).toEqual({ pages: 3 });
  });

  it('the part of a reopened class is in its draft again', async () => {
    const own = await given();
    await own.submit({ lesson: { pages: 3 } });
    await own.call(own.admin, 'POST', `/classes/${own.classId}/reopen`, { reason: 'Again' });
    expect((await own.detail()).draft).toMatchObject({ report: 'Well done', parts: { lesson: { pages: 3 } } });
    await own.submit();
    expect([...own.kept.values()]).toEqual([{ pages: 3 }]);
  });

  it('a part is deleted with its report, and with its class', async () => {
    const own = await given();
    const { id } = (await own.submit({ lesson: { pages: 3 } })).body.data;
    await own.call(own.admin, 'DELETE', `/daily-reports/${id}`);
    expect(own.kept.size).toBe(0);
    await own.submit({ lesson: { pages: 5 } });
    expect(own.kept.size).toBe(1);
    await own.call(own.admin, 'POST', `/classes/${own.classId}/reopen`, { reason: 'Again' });
    await own.call(own.admin, 'POST', `/classes/${own.classId}/cancel`, { reason: 'holiday' });
    expect(own.kept.size).toBe(0);
  });

  it('a draft stores parts as they were typed, and a remote without parts does not remove them', async () => {
    const own = await given();
    const save = (body: object) => own.call(own.teacher, 'PUT', `/daily-reports/drafts/${own.classId}`, body);
    await save({ report: 'Wel', parts: { lesson: { pages: 'm\0a\ud800' }, melodies: [] } });
    await save({ report: 'Well' });
    expect((await own.detail()).draft).toMatchObject({
      report: 'Well',
      parts: { lesson: { pages: 'ma' }, melodies: [] },
    });
  });
});

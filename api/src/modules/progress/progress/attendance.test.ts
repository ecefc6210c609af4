import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { entryOf, progressCalls } from './progress.fixture.ts';

const api = await useTestApi();
const calls = progressCalls(api);
const { after, call, correct, due, next, recorded, report, shown, team } = calls;
type Team = Awaited<ReturnType<typeof team>>;

const memorised = async ({ student }: Team) => (await shown(student, student)).memorised;
const absences = ['absence_student', 'absence_teacher'] as const;

async function missed(own: Team, attendance: (typeof absences)[number], entry: object) {
  const { teacher, student } = own;
  const { id } = await api.buildClass({ teacher, student, startsAt: after(-60) });
  const sent = await report(teacher, id, { attendance, parts: { progress: { entries: [entry] } } });
  return { id, sent };
}

describe('what is recorded in a class that did not take place (H6)', () => {
  it.each(absences)(
    'ranges sent with the attendance %s do not count, and the report is stored with its text',
    async (attendance) => {
      const own = await team();
      await recorded(own, 120, entryOf('112:1→112:4'));
      const { id, sent } = await missed(own, attendance, entryOf('110:1→110:3'));
      expect(sent.status).toBe(201);
      expect(await memorised(own)).toBe(4);
      const found = await call(own.teacher, 'get', `/daily-reports/${sent.body.data.id}`);
      expect(found.body.data.parts[0]).toMatchObject({ kind: 'comment', body: { text: 'Well done' } });
      const ofClass = await call(own.student, 'get', `/classes/${id}/progress`);
      expect(ofClass.body.data).toEqual({ entries: [], steps: [], notCounted: 1 });
    },
  );

  it.each(absences)(
    'attendance that is corrected to %s takes the ranges away, and back to presence gives them back',
    async (attendance) => {
      const own = await team();
      await recorded(own, 120, entryOf('113:1→113:5'));
      const { classId } = await recorded(own, 60, entryOf('1:1→1:7'), entryOf('112:1→112:4', { quality: 1 }));
      expect(await memorised(own)).toBe(12);
      expect((await call(own.leader, 'post', `/classes/${classId}`, { attendance })).status).toBe(200);
      expect(await memorised(own)).toBe(5);
      await call(own.leader, 'post', `/classes/${classId}`, { attendance: 'presence' });
      expect(await memorised(own)).toBe(12);
    },
  );

  it('a corrected report of a missed class adds nothing', async () => {
    const own = await team();
    const { sent } = await missed(own, 'absence_student', entryOf('110:1→110:3'));
    expect((await correct(own.teacher, sent.body.data.id, entryOf('1:1→1:7'))).status).toBe(200);
    expect(await memorised(own)).toBe(0);
  });

  it('the next lesson, due pages, hand-over, pages to teach again and sentences of the month leave it out', async () => {
    const own = await team({ teacher: 'UTC', student: 'UTC' });
    const { teacher, student } = own;
    await missed(own, 'absence_student', entryOf('78:1→78:40', { quality: 5 }));
    await api.buildClass({ student, teacher, startsAt: after(30) });
    expect(await next(teacher, student)).toMatchObject({ data: null, near: null, far: null });
    api.clock.advance(20 * 24 * 60 * 60_000);
    expect(await due(teacher, student)).toMatchObject({ items: [], overdue: [] });
    const handOver = await call(teacher, 'get', `/students/${student.id}/progress/handover`);
    expect(handOver.body.data).toMatchObject({ teachers: [], memorisedRanges: [], recent: [], overdue: [] });
    expect((await call(teacher, 'get', '/progress/re-teaching')).body.data).toEqual([]);
    const month = after(-20 * 24 * 60 - 60);
    const query = `year=${month.getUTCFullYear()}&month=${month.getUTCMonth() + 1}`;
    const { body } = await call(teacher, 'get', `/students/${student.id}/progress/month?${query}`);
    expect(body.data).toMatchObject({ memorised: { en: '', ar: '' }, revised: { en: '', ar: '' } });
  });

  it('a certificate of a juz is not proposed on the strength of it', async () => {
    const own = await team();
    await missed(own, 'absence_student', entryOf('78:1→114:6'));
    const proposed = await call(own.teacher, 'post', `/students/${own.student.id}/certificates`, { juz: 30 });
    expect(proposed.status).toBe(409);
  });
});

import { describe, expect, it } from 'vitest';
import type { StoredClass } from '#modules/classes/classes/class-facts.ts';
import { retryAfterTimeOff, retryManyObstacles } from '#modules/timetable/series/make/retry-obstacles.ts';
import { seriesCalls } from '#modules/timetable/series/series.fixture.ts';
import { holdTransaction } from '#testing/hold-transaction.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { absenceCalls } from './absences.fixture.ts';

const api = await useTestApi();
const { absentTeam, call, cancelAll, close, range, runJobs, seen, notified } = absenceCalls(api);
const series = seriesCalls(api);

describe('a closure of the academy (D97)', () => {
  it('a closure cancels classes for the holiday, and notifies each family and teacher once, by its name in both languages', async () => {
    const own = await absentTeam();
    const { status, body } = await close(own.admin, own);
    expect([status, body.data.zone]).toEqual([201, 'Asia/Amman']);
    await runJobs();
    expect((await seen(own, own.ids.first)).history.at(-1)).toMatchObject({ action: 'cancel', reason: 'holiday' });
    expect(await notified(own.student)).toEqual([
      {
        key: 'closure.cancelled',
        params: {
          student: 'Yusuf',
          teacher: own.teacher.name,
          classes: '2',
          startsAt: '2040-03-05T14:00:00.000Z',
          affectedAt: '2040-03-05T14:00:00.000Z',
          studentId: String(own.student.id),
          teacherId: String(own.teacher.id),
          nameEn: 'Eid',
          nameAr: 'العيد',
        },
      },
    ]);
    expect(await notified(own.teacher)).toMatchObject([{ key: 'closure.recorded', params: { classes: '3' } }]);
    await call(own.admin, 'delete', `/closures/${body.data.id}`);
    await runJobs();
    expect((await seen(own, own.ids.first)).status).toBe('scheduled');
    expect((await notified(own.student)).at(-1)?.key).toBe('absence.undone');
    expect((await notified(own.teacher)).at(-1)?.key).toBe('closure.undone');
  });

  it('no substitute is possible while the whole academy is closed', async () => {
    const own = await absentTeam();
    const { body } = await call(own.admin, 'post', '/closures/preview', range);
    expect(body.data).toMatchObject({ substitutes: [], may: { substitute: false } });
    const decisions = cancelAll(own).map(({ classId }) => ({ classId, action: 'substitute', to: own.substitute.id }));
    expect(await close(own.admin, own, { decisions })).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'decisions.0.to', code: 'closure' }, {}, {}] },
    });
  });

  it('a team’s closure takes only its classes, only the team and admins see it, and a teacher of another team may substitute', async () => {
    const [own, foreign] = [await absentTeam(), await absentTeam()];
    const decisions = cancelAll(own).map((each, index) =>
      index === 0 ? { classId: each.classId, action: 'substitute', to: foreign.substitute.id } : each,
    );
    const { body } = await close(own.admin, own, { leaderId: own.leader.id, decisions });
    await runJobs();
    expect((await seen(own, own.ids.first)).teacher.id).toBe(String(foreign.substitute.id));
    expect((await seen(foreign, foreign.ids.first)).status).toBe('scheduled');
    const shownTo = async (person: { id: number }) => (await call(person, 'get', '/closures')).body.data.length;
    expect([await shownTo(own.teacher), await shownTo(own.leader), await shownTo(own.admin)]).toEqual([1, 1, 1]);
    expect([await shownTo(own.student), await shownTo(foreign.teacher)]).toEqual([0, 0]);
    expect((await call(foreign.teacher, 'get', `/closures/${body.data.id}`)).status).toBe(404);
    expect((await call(own.teacher, 'get', `/closures/${body.data.id}`)).body.data).toMatchObject({
      classes: [],
      createdBy: null,
    });
    expect((await call(own.teacher, 'get', '/closures')).body.data[0].createdBy).toBeNull();
    expect((await call(own.admin, 'get', '/closures')).body.data[0].createdBy.id).toBe(String(own.admin.id));
  });

  it('the same days cannot be closed twice', async () => {
    const own = await absentTeam();
    expect((await close(own.admin, own)).status).toBe(201);
    await runJobs();
    expect((await close(own.admin, own, { decisions: [] })).status).toBe(409);
  });
});

describe.skipIf(api.deps.database.kind === 'embedded')('a closure while a class is being stored (D97)', () => {
  it('a class that is stored during the decision needs its own decision', async () => {
    const own = await absentTeam();
    const held = await holdTransaction(api.deps.database);
    await held.query('select from users where id = $1 for no key update', [own.teacher.id]);
    const closing = close(own.admin, own);
    await Promise.race([held.waiting(), closing]);
    await held.query(
      `insert into classes (class_number, title, student_id, teacher_id, material_id, starts_at, ends_at, duration_minutes, zone,
          wall_time, attendance, status)
        select class_number + 1000, title, student_id, teacher_id, material_id, starts_at - interval '4 hours',
          ends_at - interval '4 hours', duration_minutes, zone, wall_time, attendance, status from classes where id = $1`,
      [own.ids.first],
    );
    await held.commit();
    expect(await closing).toMatchObject({ status: 422, body: { fields: [{ path: 'decisions.3', code: 'required' }] } });
  });
});

describe('a time off and series (D93)', () => {
  it('a series makes no class in an absence and states the reason; after the absence is taken back, the job makes it', async () => {
    const own = await series.team();
    const [from, to] = [series.dayOf(1), series.dayOf(1, 1)];
    const absence = (await call(own.leader, 'post', '/absences', { teacherId: own.teacher.id, from, to })).body.data;
    await runJobs();
    const preview = await call(own.teacher, 'post', '/series/preview', series.seriesBody(own));
    expect(preview.body.data.classes[1]).toMatchObject({ date: from, conflict: { who: 'absence', id: null } });
    const { id } = (await series.make(own.teacher, own)).body.data;
    const { notMade } = await series.detail(own.teacher, id);
    expect(notMade).toMatchObject([{ date: from, reason: 'absence', state: 'waiting' }]);
    await call(own.leader, 'delete', `/absences/${absence.id}`);
    await runJobs();
    await runJobs();
    expect((await series.detail(own.teacher, id)).notMade).toEqual([]);
    expect((await series.planned(id)).map(({ date }) => date)).toContain(from);
  });

  it.each(['cancel', 'move'] as const)(
    'a class of a series on which an absence decides %s is not made again; restored it follows its series',
    async (action) => {
      const own = await series.team();
      const { id } = (await series.make(own.teacher, own)).body.data;
      const [first] = await series.planned(id);
      const days = { teacherId: own.teacher.id, from: series.dayOf(0), to: series.dayOf(0) };
      const to = `${series.dayOf(0, 2)}T10:00:00.000Z`;
      const decisions = [{ classId: first?.id, action, ...(action === 'move' ? { to } : {}) }];
      const absence = (await call(own.leader, 'post', '/absences', { ...days, decisions })).body.data;
      await runJobs();
      const changed = action === 'move' ? { status: 'scheduled', is_exception: true } : { status: 'cancelled' };
      expect((await series.planned(id)).find((row) => row.id === first?.id)).toMatchObject(changed);
      await series.runJob();
      expect((await series.planned(id)).filter(({ date }) => date === first?.date)).toHaveLength(1);
      await call(own.leader, 'delete', `/absences/${absence.id}`);
      await runJobs();
      expect((await series.planned(id))[0]).toEqual(first);
    },
  );

  it('a new series of another student makes no class on a closed day either', async () => {
    const own = await series.team();
    const from = series.dayOf(0);
    await call(own.admin, 'post', '/closures', { name: { en: 'Eid', ar: 'العيد' }, from, to: from });
    const { id } = (await series.make(own.teacher, own)).body.data;
    expect((await series.detail(own.teacher, id)).notMade).toMatchObject([{ date: from, reason: 'closure' }]);
  });
});

describe('series that wait for a time (D93)', () => {
  it.each(['the end of an absence', 'many classes that leave'])(
    'the job does not read an ended series after %s',
    async (what) => {
      const own = await series.team();
      const from = series.dayOf(1);
      const absence = (await call(own.leader, 'post', '/absences', { teacherId: own.teacher.id, from, to: from })).body
        .data;
      await runJobs();
      const { id } = (await series.make(own.teacher, own)).body.data;
      expect((await series.detail(own.teacher, id)).notMade).toMatchObject([{ date: from, state: 'waiting' }]);
      const { sql } = api.deps.database;
      await sql.query({ text: 'update series set ended_at = now() where id = $1', values: [id] });
      const span = { startsAt: new Date(absence.startsAt), endsAt: new Date(absence.endsAt) };
      const before = { id: 1, studentId: own.student.id, teacherId: own.teacher.id, ...span } as StoredClass;
      if (what === 'the end of an absence') await retryAfterTimeOff(sql, api.deps, span);
      else await retryManyObstacles(sql, api.deps, [{ before, after: { ...before, status: 'cancelled' } }]);
      const text = `select from pgboss.job where name = 'series' and state = 'created' and data ->> 'seriesId' = $1`;
      expect(await sql.query({ text, values: [id] })).toEqual([]);
      await sql.query({ text: 'update series set ended_at = null where id = $1', values: [id] });
      await retryAfterTimeOff(sql, api.deps, span);
      expect(await sql.query({ text, values: [id] })).toHaveLength(1);
    },
  );
});

describe('free times and a time off (D96)', () => {
  it('a teacher has no free times in an absence or a closure', async () => {
    const own = await absentTeam();
    // 5 March 2040 is a Monday.
    await call(own.teacher, 'put', `/teachers/${own.teacher.id}/availability`, {
      windows: [1, 2, 3].map((weekday) => ({ weekday, from: '10:00', to: '11:00' })),
    });
    await call(own.leader, 'post', '/absences', { teacherId: own.teacher.id, ...range, decisions: cancelAll(own) });
    const path = `/teachers/${own.teacher.id}/free-times?from=2040-03-05&to=2040-03-07&minutes=60`;
    expect((await call(own.leader, 'get', path)).body.data).toEqual([{ startsAt: '2040-03-07T07:00:00.000Z' }]);
    const free = await call(own.leader, 'get', '/free-teachers?from=2040-03-05T07:00:00.000Z&minutes=60&per_page=100');
    expect(free.body.data.map(({ id }: { id: string }) => id)).not.toContain(String(own.teacher.id));
  });
});

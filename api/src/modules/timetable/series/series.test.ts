import { describe, expect, it } from 'vitest';
import { storeSettings } from '#base/academy/academy-settings.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, dayOf, detail, family, give, make, notified, planned, runJob, schedule, seriesBody, team } =
  seriesCalls(api);

const DAY_MS = 86_400_000;

describe('a new series (D90)', () => {
  it('a new series makes its classes of the next eight weeks, numbered, with the series and the material’s title (D90)', async () => {
    const own = await team({ teacher: 'Africa/Cairo', student: 'Asia/Amman' });
    await give(own.student, 3);
    const slots = [
      { weekday: 1, time: '17:00', minutes: 30 },
      { weekday: 3, time: '18:30', minutes: 45 },
    ];
    const { status, body } = await make(own.teacher, own, { slots });
    expect(status).toBe(201);
    expect(body.warnings).toEqual([]);
    expect(body.data).toMatchObject({
      student: { id: String(own.student.id) },
      teacher: { id: String(own.teacher.id) },
      zone: 'Asia/Amman',
      zoneOf: 'student',
      everyWeeks: 1,
      status: 'active',
      notMade: [],
      may: { edit: true, allow: false },
    });
    const rows = await planned(body.data.id);
    expect(rows[0]).toMatchObject({ date: dayOf(0), starts_at: `${dayOf(0)} 17:00`, status: 'scheduled' });
    expect(rows[1]).toMatchObject({ date: dayOf(0, 2), starts_at: `${dayOf(0, 2)} 18:30` });
    const last = Date.parse(rows.at(-1)?.date ?? '') - api.clock.now().getTime();
    expect(last / DAY_MS).toBeGreaterThan(49);
    expect(last / DAY_MS).toBeLessThan(58);
    const first = (await call(own.student, 'get', `/classes/${rows[0]?.id}`)).body.data;
    expect(first).toMatchObject({
      series_id: body.data.id,
      title: 'Qaida – Yusuf',
      class_number: 1,
      duration: 30,
      leader: { id: String(own.leader.id) },
    });
    expect(first.history).toMatchObject([{ action: 'create', from: null, to: 'scheduled' }]);
  });

  it('a new series notifies the family once about all its classes, and not its author', async () => {
    const own = await family();
    await make(own.teacher, own);
    expect(await notified(own.student)).toEqual(['series.created']);
    expect(await notified(own.parent)).toEqual(['series.created']);
    expect(await notified(own.teacher)).toEqual([]);
  });

  it('a new series can be in the teacher’s zone, and warns of a student without remaining classes (D22)', async () => {
    const own = await team({ teacher: 'Europe/London', student: 'Asia/Amman' });
    const { body } = await make(own.admin, own, { zone: 'teacher' });
    expect(body).toMatchObject({ data: { zone: 'Europe/London', zoneOf: 'teacher' }, warnings: ['no_classes_left'] });
  });

  it('every two weeks are two weeks of the academy, whatever day the first class is on (D57, D90)', async () => {
    const own = await team();
    const slots = [1, 3].map((weekday) => ({ weekday, time: '17:00', minutes: 30 }));
    const { body } = await make(own.teacher, own, { slots, everyWeeks: 2, startsOn: dayOf(0, 2), count: 4 });
    const days = [dayOf(0, 2), dayOf(2), dayOf(2, 2), dayOf(4)];
    expect((await planned(body.data.id)).map(({ date }) => date)).toEqual(days);
  });

  it('a new series ends by a number of classes or a day, not by both (D90)', async () => {
    const own = await team();
    const counted = await make(own.teacher, own, { count: 3 });
    expect((await planned(counted.body.data.id)).map(({ date }) => date)).toEqual([dayOf(0), dayOf(1), dayOf(2)]);
    const dated = await make(own.teacher, own, {
      slots: [{ weekday: 2, time: '17:00', minutes: 30 }],
      endsOn: dayOf(1, 1),
    });
    expect((await planned(dated.body.data.id)).map(({ date }) => date)).toEqual([dayOf(0, 1), dayOf(1, 1)]);
    const both = await make(own.teacher, own, { count: 3, endsOn: dayOf(1) });
    expect(both).toMatchObject({ status: 422, body: { fields: [{ path: 'count' }] } });
  });

  it.each([
    ['studentId', { studentId: undefined }],
    ['materialId', { materialId: 999_999 }],
    ['slots', { slots: [] }],
    [
      'slots',
      {
        slots: [
          { weekday: 1, time: '17:00', minutes: 30 },
          { weekday: 1, time: '17:29', minutes: 30 },
        ],
      },
    ],
    ['slots.0.time', { slots: [{ weekday: 1, time: '25:00', minutes: 30 }] }],
    ['slots.0.weekday', { slots: [{ weekday: 7, time: '17:00', minutes: 30 }] }],
    ['everyWeeks', { everyWeeks: 5 }],
    ['startsOn', { startsOn: '2040-02-30' }],
    ['startsOn', { startsOn: '2020-03-01' }],
    ['endsOn', { endsOn: '2020-01-01' }],
    ['zone', { zone: 'Asia/Amman' }],
  ])('a new series needs a valid %s (D90)', async (path, fields) => {
    const own = await team();
    const { status, body } = await make(own.teacher, own, fields);
    expect([status, body.fields[0].path]).toEqual([422, path]);
  });

  it('a new series that is sent twice with one Idempotency-Key is stored once (D90)', async () => {
    const own = await team();
    const headers = { 'idempotency-key': 'a-key' };
    const first = await call(own.teacher, 'post', '/series', seriesBody(own), headers);
    expect(await call(own.teacher, 'post', '/series', seriesBody(own), headers)).toEqual(first);
    expect(await sql.query({ text: 'select from series' })).toHaveLength(1);
  });
});

describe('the preview of a series', () => {
  it('the preview of a series has eight weeks from its first day, also over a change of the clocks (D56), and makes nothing', async () => {
    const own = await team({ teacher: 'Asia/Amman', student: 'Europe/London' });
    const slots = [{ weekday: 0, time: '17:00', minutes: 30 }];
    const body = seriesBody(own, { slots, startsOn: '2040-03-18' });
    const { body: found } = await call(own.teacher, 'post', '/series/preview', body);
    const starts = found.data.classes.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts).toHaveLength(8);
    expect(starts.slice(0, 2)).toEqual(['2040-03-18T17:00:00.000Z', '2040-03-25T16:00:00.000Z']);
    expect(found.data).toMatchObject({ zone: 'Europe/London', warnings: ['no_classes_left'] });
    expect(await sql.query({ text: 'select from classes' })).toEqual([]);
  });

  it('a conflict in the preview of a series names the other class', async () => {
    const own = await team();
    const taken = (await schedule(own.teacher, own, { date: dayOf(1), time: '17:15' })).body.data;
    const { body } = await call(own.teacher, 'post', '/series/preview', seriesBody(own));
    const conflicts = body.data.classes.map((each: { conflict: { id: string } | null }) => each.conflict?.id ?? null);
    expect(conflicts).toEqual([null, taken.id, null, null, null, null, null, null]);
  });
});

describe('obstacles of a series (D93)', () => {
  it('obstacles of a series are listed, and the class is made when its obstacle is gone (D93)', async () => {
    const own = await team();
    const taken = (await schedule(own.teacher, own, { date: dayOf(1), time: '17:15' })).body.data;
    const { body } = await make(own.teacher, own);
    expect(body.data.notMade).toMatchObject([{ date: dayOf(1), reason: 'teacher', state: 'waiting' }]);
    const dates = async () => (await planned(body.data.id)).map(({ date }) => date);
    expect(await dates()).not.toContain(dayOf(1));
    await call(own.teacher, 'post', `/classes/${taken.id}/cancel`);
    await api.deps.jobs.drain();
    expect(await dates()).toContain(dayOf(1));
    expect((await detail(own.teacher, body.data.id)).notMade).toEqual([]);
  });

  it('an obstacle of a series is resolved by leaving out the class, another time, or an admin’s reason (D93)', async () => {
    const own = await team();
    for (const week of [0, 1, 2]) await schedule(own.teacher, own, { date: dayOf(week), time: '17:15' });
    const { id, notMade } = (await make(own.teacher, own)).body.data;
    const settle = (person: { id: number }, index: number, body: object) =>
      call(person, 'put', `/series/${id}/not-made/${notMade[index].id}`, body);
    expect((await settle(own.teacher, 0, { action: 'skip' })).body.data.notMade[0].state).toBe('skipped');
    const taken = { action: 'move', date: dayOf(1), time: '17:00' };
    expect((await settle(own.teacher, 1, taken)).status).toBe(409);
    expect((await settle(own.teacher, 1, { ...taken, time: '19:00' })).status).toBe(200);
    expect((await settle(own.teacher, 2, { action: 'allow', reason: 'Two at once' })).status).toBe(403);
    expect((await settle(own.admin, 2, { action: 'allow', reason: 'Two at once' })).status).toBe(200);
    await runJob();
    expect((await planned(id)).slice(0, 2)).toMatchObject([
      { date: dayOf(1), starts_at: `${dayOf(1)} 19:00`, is_exception: true },
      { date: dayOf(2), starts_at: `${dayOf(2)} 17:00`, is_exception: false },
    ]);
  });
});

describe('the job of series', () => {
  it('the job makes the classes within eight weeks only once, even in two processes', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const before = await planned(id);
    api.clock.advance(21 * DAY_MS);
    await Promise.all([runJob(), runJob()]);
    const after = await planned(id);
    expect(after).toHaveLength(before.length + 3);
    expect(new Set(after.map(({ date }) => date)).size).toBe(after.length);
    expect(await notified(own.student)).toEqual(['series.created']);
  });

  it('the job of series never makes a cancelled, deleted or moved class again', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const [first, second, third] = await planned(id);
    await call(own.teacher, 'post', `/classes/${first?.id}/cancel`);
    await call(own.admin, 'delete', `/classes/${second?.id}`);
    await call(own.teacher, 'post', `/classes/${third?.id}`, { date: dayOf(2, 1), time: '19:00' });
    const before = await planned(id);
    await sql.query({ text: 'update series set made_until = null' });
    await runJob();
    expect(await planned(id)).toEqual(before);
    expect(before.find((row) => row.id === third?.id)).toMatchObject({ date: dayOf(2), is_exception: true });
  });

  it('the job makes no more classes after the student has stopped or the teacher is deactivated; existing ones stay', async () => {
    const [own, other] = [await team(), await team()];
    const ids = [(await make(own.teacher, own)).body.data.id, (await make(other.teacher, other)).body.data.id];
    await sql.query({
      text: `update student_profiles set last_status = 'stopped' where user_id = $1`,
      values: [own.student.id],
    });
    expect((await call(own.admin, 'put', `/users/${other.teacher.id}`, { active: false })).status).toBe(200);
    const before = await Promise.all(ids.map(planned));
    api.clock.advance(7 * DAY_MS);
    await runJob();
    expect(await Promise.all(ids.map(planned))).toEqual(before);
    const reasons = await Promise.all(ids.map(async (id) => (await detail(own.admin, id)).endReason));
    expect(reasons).toEqual(['student_left', 'teacher_left']);
  });

  it('the job of series follows the student’s classes to another teacher (D7)', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const next = await api.buildTeacher({ leader: own.leader });
    const people = { student_id: own.student.id, from_teacher_id: own.teacher.id, to_teacher_id: next.id };
    expect((await call(own.leader, 'post', '/classes/move', people)).status).toBe(200);
    api.clock.advance(7 * DAY_MS);
    await runJob();
    const { teacher, classes } = await detail(own.leader, id);
    expect(teacher.id).toBe(String(next.id));
    expect(new Set(classes.map((each: { teacher: { id: string } }) => each.teacher.id))).toEqual(
      new Set([String(next.id)]),
    );
  });
});

describe('a change of a series (D92)', () => {
  it('a change of one class of a series makes it an exception (D92)', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const [first, second] = await planned(id);
    const done = await change(own.teacher, id, { scope: 'this', classId: second?.id, changes: { time: '19:00' } });
    expect(done.status).toBe(200);
    expect((await planned(id)).slice(0, 2)).toMatchObject([
      first ?? {},
      { date: dayOf(1), starts_at: `${dayOf(1)} 19:00`, is_exception: true },
    ]);
    const cancelled = { scope: 'this', classId: first?.id, changes: { cancel: true } };
    expect((await change(own.teacher, id, cancelled)).status).toBe(200);
    expect((await planned(id))[0]).toMatchObject({ status: 'cancelled' });
  });

  it('a change of a class and the later ones ends the series before it, and another series names it as its past (D92)', async () => {
    const own = await family();
    const { id } = (await make(own.teacher, own)).body.data;
    const rows = await planned(id);
    const body = { scope: 'following', classId: rows[2]?.id, changes: { time: '18:00', weekday: 3 } };
    const { body: done } = await change(own.teacher, id, body);
    expect(done.data).toMatchObject({ pastId: id, startsOn: dayOf(2), slots: [{ weekday: 3, time: '18:00' }] });
    expect(done.effect).toMatchObject({ made: [], cancelled: [], kept: 0, notMade: [] });
    expect(done.effect.changed).toHaveLength(rows.length - 2);
    expect((await planned(id)).map(({ date }) => date)).toEqual([dayOf(0), dayOf(1)]);
    expect(await detail(own.teacher, id)).toMatchObject({ endsOn: dayOf(2, -1), followingId: done.data.id });
    expect((await planned(done.data.id)).map(({ id: one, starts_at }) => [one, starts_at])).toEqual(
      rows.slice(2).map(({ id: one }, index) => [one, `${dayOf(2 + index, 2)} 18:00`]),
    );
    expect(await notified(own.student)).toEqual(['series.created', 'series.changed']);
    expect(await notified(own.parent)).toEqual(['series.created', 'series.changed']);
  });

  it('a change of all classes does not change held or cancelled ones, and exceptions only if requested (D92)', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const [first, second, third] = await planned(id);
    await call(own.teacher, 'post', `/classes/${first?.id}/cancel`);
    await call(own.teacher, 'post', `/classes/${second?.id}`, { date: dayOf(1), time: '20:00' });
    const all = { scope: 'all', changes: { time: '18:00' } };
    const { body } = await change(own.teacher, id, all);
    expect(body.effect.kept).toBe(1);
    const starts = async () => (await planned(id)).slice(0, 3).map(({ starts_at }) => starts_at.slice(11));
    expect(await starts()).toEqual(['17:00', '20:00', '18:00']);
    await change(own.teacher, id, { ...all, alsoChanged: true });
    expect(await starts()).toEqual(['17:00', '18:00', '18:00']);
    expect((await planned(id)).some(({ is_exception }) => is_exception)).toBe(false);
    expect(third?.id).toBe((await planned(id))[2]?.id);
  });

  it('a change of a series to another teacher notifies both and the family once each (D92)', async () => {
    const own = await team();
    const { id } = (await make(own.admin, own)).body.data;
    const next = await api.buildTeacher({ leader: own.leader });
    const { status } = await change(own.leader, id, { scope: 'all', changes: { teacherId: next.id } });
    expect(status).toBe(200);
    expect(await notified(own.student)).toEqual(['series.created', 'series.changed']);
    expect(await notified(own.teacher)).toEqual(['series.created', 'series.ended']);
    expect(await notified(next)).toEqual(['series.created']);
  });

  it('a series for a child warns of a teacher without the documents for teaching children (D145)', async () => {
    const own = await team();
    await give(own.student, 3);
    await sql.query({ text: 'update student_profiles set age = 9 where user_id = $1', values: [own.student.id] });
    const need = async (kinds: string) => {
      const values = new Map([['child_document_kinds', kinds]]);
      await storeSettings(sql, { values, at: api.clock.now(), by: null });
      await api.deps.academySettings.refresh();
    };
    await need('Visa');
    const { status, body } = await make(own.leader, own);
    expect([status, body.warnings]).toEqual([201, ['documents_missing']]);
    const next = await api.buildTeacher({ leader: own.leader });
    const preview = async (changes: object) =>
      (await call(own.leader, 'post', `/series/${body.data.id}/preview`, { scope: 'all', changes })).body.data.warnings;
    expect(await preview({ teacherId: next.id })).toEqual(['documents_missing']);
    expect(await preview({ time: '18:00' })).toEqual([]);
    await need('');
    expect(await preview({ teacherId: next.id })).toEqual([]);
  });

  it('a change of a series into a taken time removes the class and lists it (D92)', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const taken = (await schedule(own.teacher, own, { date: dayOf(1), time: '18:00' })).body.data;
    const all = { scope: 'all', changes: { time: '18:00' } };
    const { body: preview } = await call(own.teacher, 'post', `/series/${id}/preview`, all);
    expect(preview.data.notMade).toMatchObject([{ date: dayOf(1), conflict: { id: taken.id } }]);
    expect((await planned(id))[1]).toMatchObject({ starts_at: `${dayOf(1)} 17:00`, is_deleted: false });
    const { body } = await change(own.teacher, id, all);
    expect(body.effect.notMade).toEqual(preview.data.notMade);
    expect(body.data.notMade).toMatchObject([{ date: dayOf(1), state: 'waiting' }]);
    await call(own.teacher, 'post', `/classes/${taken.id}/cancel`);
    await api.deps.jobs.drain();
    const open = (await planned(id)).filter(({ is_deleted }) => !is_deleted);
    expect(open[1]).toMatchObject({ date: dayOf(1), starts_at: `${dayOf(1)} 18:00` });
  });

  it('ending a series cancels its classes to come, and notifies the family once (D92)', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const { body } = await call(own.teacher, 'post', `/series/${id}/end`, { from: dayOf(2) });
    expect(body.data).toMatchObject({ endsOn: dayOf(2, -1), endReason: 'ended' });
    const statuses = (await planned(id)).map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual(['scheduled', 'scheduled']);
    expect(new Set(statuses.slice(2))).toEqual(new Set(['cancelled']));
    expect(await notified(own.student)).toEqual(['series.created', 'series.ended']);
    api.clock.advance(60 * DAY_MS);
    await runJob();
    expect(await planned(id)).toHaveLength(statuses.length);
    expect(await detail(own.teacher, id)).toMatchObject({ status: 'ended' });
  });
});

describe('access to series (D8, D9)', () => {
  it('viewers see and change a series as they do its classes (D8, D9)', async () => {
    const own = await family();
    const foreign = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const list = async (person: { id: number }) => (await call(person, 'get', '/series')).body.data?.length;
    expect(await list(own.student)).toBe(1);
    expect(await list(own.parent)).toBe(1);
    expect(await list(own.leader)).toBe(1);
    expect(await list(foreign.teacher)).toBe(0);
    expect((await call(foreign.teacher, 'get', `/series/${id}`)).status).toBe(404);
    expect(await detail(own.parent, id)).toMatchObject({ may: { edit: false, allow: false } });
    const all = { scope: 'all', changes: { time: '18:00' } };
    expect((await change(foreign.teacher, id, all)).status).toBe(404);
    expect((await change(foreign.leader, id, all)).status).toBe(404);
    expect((await change(own.teacher, id, { ...all, changes: { teacherId: foreign.teacher.id } })).status).toBe(422);
    expect((await call(own.admin, 'get', `/series?status=ended&student_id=${own.student.id}`)).body.data).toEqual([]);
  });
});

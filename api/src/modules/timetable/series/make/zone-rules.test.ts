import { beforeEach, describe, expect, it } from 'vitest';
import { firstInstant } from '#base/time/wall-time.ts';
import { runtimeZoneRules, type ZoneRules } from '#base/time/zone-rules.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';
import { followZoneRules } from './zone-rules.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, dayOf, detail, family, make, notified, planned, runJob, schedule, team } = seriesCalls(api);

const MINUTE_MS = 60_000;
const ZONE = 'Asia/Amman';

/** Time zone rules that set the zone's clocks this many minutes earlier: its classes start later. */
const rulesOf = (version: string, minutes: number): ZoneRules => ({
  version,
  instantOf(typed, zone) {
    const { at, wall } = firstInstant(typed, zone);
    return { at: new Date(at.getTime() + (zone === ZONE ? minutes * MINUTE_MS : 0)), wall };
  },
});
const newer = rulesOf('9999a', 60);

const follow = (rules: ZoneRules = newer) => followZoneRules({ sql, deps: api.deps, logger: api.deps.logger, rules });
const deleteNotifications = () => sql.query({ text: 'delete from notifications' });
const startsOf = async (seriesId: string) =>
  (await planned(seriesId)).filter(({ is_deleted }) => !is_deleted).map(({ starts_at }) => starts_at.slice(11));
const all = (times: readonly string[], time: string) => times.every((each) => each === time);

type Family = Awaited<ReturnType<typeof family>>;
let own: Family;
let seriesId: string;
beforeEach(async () => {
  own = await family();
  await sql.query({ text: 'update users set timezone = $1', values: [ZONE] });
  seriesId = (await make(own.admin, own)).body.data.id;
  await deleteNotifications();
});

describe('after a change of the zone rules (D91)', () => {
  it('after a change of the zone rules a series’ classes to come move to the new instants, at their slots’ time (D91)', async () => {
    await follow();
    const times = await startsOf(seriesId);
    expect(times.length).toBeGreaterThan(6);
    expect(all(times, '18:00')).toBe(true);
    const [first] = await planned(seriesId);
    const { date, time, history } = (await call(own.admin, 'get', `/classes/${first?.id}`)).body.data;
    expect({ date, time }).toMatchObject({ date: dayOf(0), time: '17:00' });
    expect(history.at(-1)).toMatchObject({ action: 'edit', by: null });
  });

  it('after a change of the zone rules a family gets one notification for all its series, and each teacher one per series (D91)', async () => {
    const other = await api.buildUser({ role: 'teacher' });
    await make(own.admin, own, { teacherId: other.id, slots: [{ weekday: 3, time: '10:00', minutes: 30 }] });
    await deleteNotifications();
    await follow();
    for (const person of [own.student, own.parent, own.teacher, other])
      expect(await notified(person)).toEqual(['series.changed']);
  });

  it('after a change of the zone rules the parent of two students gets one notification about both (D91, D97)', async () => {
    const sister = await api.buildStudent({ name: 'Maryam' });
    const text = `insert into relations (user_id, related_user_id, relationship_type) values ($1, $2, 'parent')`;
    await sql.query({ text, values: [sister.id, own.parent.id] });
    const other = await api.buildUser({ role: 'teacher' });
    await make(own.admin, own, { studentId: sister.id, teacherId: other.id });
    await sql.query({ text: 'update users set timezone = $1', values: [ZONE] });
    await deleteNotifications();
    await follow();
    const [only, ...more] = await sql.query<{ student: string }>({
      text: `select params ->> 'student' as student from notifications where recipient_id = $1`,
      values: [own.parent.id],
    });
    expect(more).toEqual([]);
    expect(only?.student.split(' · ').sort()).toEqual(['Maryam', 'Yusuf']);
    for (const person of [own.student, sister, own.teacher, other])
      expect(await notified(person)).toEqual(['series.changed']);
  });

  it('after a change of the zone rules exceptions, cancelled and past classes stay (D91, D92)', async () => {
    const [first, second, third] = await planned(seriesId);
    await change(own.admin, seriesId, { scope: 'this', classId: first?.id, changes: { time: '09:00' } });
    await call(own.admin, 'post', `/classes/${second?.id}/cancel`);
    await sql.query({
      text: `update classes set starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes' where id = $1`,
      values: [third?.id, new Date(api.clock.now().getTime() - 60 * MINUTE_MS)],
    });
    const stays = async () =>
      (await planned(seriesId)).filter(({ id }) => [first, second, third].some((one) => one?.id === id));
    const before = await stays();
    await follow();
    expect(await stays()).toEqual(before);
  });

  it('a second run, and a process with older rules, move nothing and notify nobody', async () => {
    await follow();
    await deleteNotifications();
    await follow();
    await follow(rulesOf('2000a', 0));
    expect(all(await startsOf(seriesId), '18:00')).toBe(true);
    expect(await notified(own.student)).toEqual([]);
  });

  it('two parallel runs of new zone rules move each class once', async () => {
    await Promise.all([follow(), follow()]);
    expect(await notified(own.student)).toEqual(['series.changed']);
    const moved = await sql.query<{ count: number }>({
      text: `select count(*)::int from class_history where action = 'edit' group by class_id`,
    });
    expect(new Set(moved.map(({ count }) => count))).toEqual(new Set([1]));
  });

  it('classes that exchange their former times by new zone rules are all moved', async () => {
    const second = await team();
    await sql.query({ text: 'update users set timezone = $1', values: [ZONE] });
    const slots = [{ weekday: 1, time: '17:30', minutes: 30 }];
    const next = await make(own.admin, second, { teacherId: own.teacher.id, slots });
    expect(next.status).toBe(201);
    await follow(rulesOf('9999a', 30));
    expect(all(await startsOf(seriesId), '17:30')).toBe(true);
    expect(all(await startsOf(next.body.data.id), '18:00')).toBe(true);
    expect((await startsOf(next.body.data.id)).length).toBeGreaterThan(6);
  });

  it('a class whose new time is taken is listed as not made (D93)', async () => {
    const date = dayOf(1);
    const single = await schedule(own.admin, own, { teacher_id: own.teacher.id, date, time: '18:00', duration: 30 });
    expect(single.status).toBe(201);
    await follow();
    const times = await startsOf(seriesId);
    expect(all(times, '18:00')).toBe(true);
    expect(times.length).toBe((await planned(seriesId)).length - 1);
    expect((await detail(own.admin, seriesId)).notMade).toMatchObject([{ date }]);
  });

  it('a class that the rules move into an absence or a closure is listed as not made, and one that was already in it stays (D97)', async () => {
    const [absent, closed] = [dayOf(1), dayOf(2)];
    const off = (kind: string, day: string, [teacherId, en, ar]: readonly unknown[], from: string) =>
      sql.query({
        text: `insert into times_off
            (kind, teacher_id, name_en, name_ar, from_on, to_on, zone, starts_at, ends_at, state, created_by)
          values ($1, $2, $3, $4, $5, $5, $6, $7, $8, 'done', $9)`,
        values: [kind, teacherId, en, ar, day, ZONE, `${day}T${from}:00+03:00`, `${day}T23:00:00+03:00`, own.admin.id],
      });
    await off('absence', absent, [own.teacher.id, null, null], '18:00');
    await off('closure', closed, [null, 'Holiday', 'عطلة'], '18:00');
    await off('closure', dayOf(3), [null, 'Holiday', 'عطلة'], '12:00');
    await follow();
    expect((await detail(own.admin, seriesId)).notMade).toMatchObject([
      { date: absent, reason: 'absence' },
      { date: closed, reason: 'closure' },
    ]);
    expect((await startsOf(seriesId)).length).toBe((await planned(seriesId)).length - 2);
  });

  it('a series that new rules do not affect is not processed again, and the job moves nothing', async () => {
    await runJob();
    const [row] = await sql.query({
      text: 'select zone_rules as version from series where id = $1',
      values: [seriesId],
    });
    expect(row).toEqual({ version: runtimeZoneRules.version });
    expect(all(await startsOf(seriesId), '17:00')).toBe(true);
    expect(await notified(own.student)).toEqual([]);
  });
});

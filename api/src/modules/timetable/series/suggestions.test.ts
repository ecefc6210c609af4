import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from './series.fixture.ts';

const api = await useTestApi();
const { call, change, dayOf, family, planned, schedule, seriesBody, team } = seriesCalls(api);

type Own = Awaited<ReturnType<typeof team>>;

/** Mondays at five in the student's zone: four past ones, and two to come. */
async function weekly(own: Own) {
  const ids: string[] = [];
  for (const week of [-5, -4, -3, -2, 0, 1]) {
    const { status, body } = await schedule(own.teacher, own, {
      date: dayOf(week),
      time: '17:00',
      in_student_time: true,
    });
    expect(status).toBe(201);
    ids.push(body.data.id);
  }
  return ids;
}

const suggested = async (person: { id: number }, own: Own) =>
  (await call(person, 'get', `/series/suggestions?student_id=${own.student.id}`)).body.data;

describe('classes that repeat weekly (D90)', () => {
  it('classes that repeat weekly are offered as a series to viewers who could schedule them', async () => {
    const own = await family();
    const foreign = await team();
    await weekly(own);
    const [suggestion, ...others] = await suggested(own.teacher, own);
    expect(others).toEqual([]);
    expect(suggestion).toMatchObject({
      teacher: { id: String(own.teacher.id) },
      material: { id: String(own.material.id) },
      zone: 'Asia/Amman',
      slots: [{ weekday: 1, time: '17:00', minutes: 30 }],
      toCome: 2,
    });
    expect(suggestion.held).toBeGreaterThanOrEqual(3);
    for (const person of [own.leader, own.admin]) expect(await suggested(person, own)).toEqual([suggestion]);
    for (const person of [foreign.teacher, foreign.leader]) expect(await suggested(person, own)).toEqual([]);
    expect((await call(own.parent, 'get', `/series/suggestions?student_id=${own.student.id}`)).status).toBe(403);
  });

  it('classes to come that fit a new series join it, are not made twice and are no obstacles', async () => {
    const own = await team();
    const ids = await weekly(own);
    const [suggestion] = await suggested(own.teacher, own);
    const body = seriesBody(own, { slots: suggestion.slots, startsOn: suggestion.startsOn, joinClasses: true });
    const { body: preview } = await call(own.teacher, 'post', '/series/preview', body);
    const taken = preview.data.classes.filter(({ conflict }: { conflict: unknown }) => conflict);
    expect(taken).toEqual([]);
    expect(preview.data.classes.filter(({ isJoined }: { isJoined: boolean }) => isJoined)).toHaveLength(2);
    const { body: made } = await call(own.teacher, 'post', '/series', body);
    expect(made.data.notMade).toEqual([]);
    const joined = made.data.classes.filter(({ id }: { id: string }) => ids.includes(id));
    expect(joined.map(({ id }: { id: string }) => id)).toEqual(ids.slice(4));
    const rows = await planned(made.data.id);
    expect(new Set(rows.map(({ starts_at }) => starts_at)).size).toBe(rows.length);
    expect(await suggested(own.teacher, own)).toEqual([]);
    // They follow the series from now on.
    await change(own.teacher, made.data.id, { scope: 'all', changes: { time: '18:00' } });
    const after = (await planned(made.data.id)).filter(({ id }) => ids.includes(String(id)));
    expect(after.map(({ starts_at }) => starts_at.slice(-5))).toEqual(['18:00', '18:00']);
  });

  it('a class at the same time that does not join a new series stays, and is an obstacle', async () => {
    const own = await team();
    const ids = await weekly(own);
    const { body } = await call(own.teacher, 'post', '/series', seriesBody(own, { startsOn: dayOf(0) }));
    expect(body.data.notMade.map(({ date }: { date: string }) => date)).toEqual([dayOf(0), dayOf(1)]);
    expect(body.data.classes.some(({ id }: { id: string }) => ids.includes(id))).toBe(false);
  });

  it('a class that is planned further ahead than eight weeks joins a new series too, and is not cancelled', async () => {
    const own = await team();
    const far = await schedule(own.teacher, own, { date: dayOf(10), time: '17:00', in_student_time: true });
    const { body } = await call(own.teacher, 'post', '/series', seriesBody(own, { joinClasses: true }));
    const row = (await planned(body.data.id)).find(({ id }) => String(id) === far.body.data.id);
    expect(row).toMatchObject({ date: dayOf(10), status: 'scheduled' });
  });

  it('classes that the viewer may not edit do not join a series, and are not shown as joining', async () => {
    const [own, foreign] = [await team(), await team()];
    await weekly(own);
    // A role that sees and schedules classes of everybody, but edits only own ones.
    await api.deps.database.sql.query({
      text: `with role as (insert into roles (name, scope, created_at) values ('planner', 'all', now()) returning id),
          permission as (insert into role_permissions select id, p from role,
            unnest(array['classes.my_classes.create', 'classes.my_classes.read']) p)
        insert into user_roles (user_id, role_id) select $1, id from role`,
      values: [foreign.teacher.id],
    });
    const joining = seriesBody(own, { joinClasses: true });
    for (const path of ['/series/preview', '/series']) {
      expect((await call(foreign.teacher, 'post', path, joining)).status).toBe(403);
      expect((await call(own.leader, 'post', path, joining)).status).toBeLessThan(300);
    }
    const apart = seriesBody(own, { startsOn: dayOf(2), slots: [{ weekday: 2, time: '10:00', minutes: 30 }] });
    expect((await call(foreign.teacher, 'post', '/series', apart)).status).toBe(201);
  });
});

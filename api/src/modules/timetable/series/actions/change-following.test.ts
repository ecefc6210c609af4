import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, dayOf, detail, make, planned, team } = seriesCalls(api);

const slots = [1, 2, 3].map((weekday) => ({ weekday, time: '17:00', minutes: 30 }));
const open = async (id: string) =>
  (await planned(id)).filter(({ status, is_deleted }) => status === 'scheduled' && !is_deleted);

it('a class that moves to an earlier day of the week does not move earlier classes (D92)', async () => {
  const own = await team();
  const { id } = (await make(own.teacher, own, { slots: slots.slice(1), endsOn: dayOf(4, 6) })).body.data;
  const before = await open(id);
  const wednesday = before.find(({ date }) => date === dayOf(2, 2));
  const { id: materialId } = await api.buildMaterial({ name: 'Tajweed' });
  const changes = { weekday: 1, materialId };
  const { body } = await change(own.teacher, id, { scope: 'following', classId: wednesday?.id, changes });
  expect(body.effect).toMatchObject({ made: [], cancelled: [], notMade: [] });
  expect((await open(id)).map(({ date }) => date)).toEqual(
    [0, 1, 2].flatMap((week) => [dayOf(week, 1), dayOf(week, 2)]).slice(0, -1),
  );
  expect(await detail(own.teacher, id)).toMatchObject({
    endsOn: dayOf(2, 1),
    material: { id: String(own.material.id) },
  });
  const after = await open(body.data.id);
  expect(body.data.startsOn).toBe(dayOf(2, 2));
  expect(after.find((row) => row.id === wednesday?.id)).toMatchObject({ date: dayOf(2, 0), is_exception: false });
  expect(after.map(({ date }) => date).slice(0, 3)).toEqual([dayOf(2, 0), dayOf(3, 0), dayOf(3, 1)]);
  expect(after.length + 5).toBe(before.length);
});

/** A series that continues another one from a Wednesday on. */
async function followingSeries(of: typeof slots) {
  const own = await team();
  const { id } = (await make(own.teacher, own, { slots: of, startsOn: dayOf(0), endsOn: dayOf(4, 6) })).body.data;
  const wednesday = (await open(id)).find(({ date }) => date === dayOf(2, 2));
  const { id: materialId } = await api.buildMaterial({ name: 'Tajweed' });
  const { body } = await change(own.teacher, id, {
    scope: 'following',
    classId: wednesday?.id,
    changes: { materialId },
  });
  expect(body.data).toMatchObject({ startsOn: dayOf(2, 2), pastId: id });
  return { ...own, id: body.data.id, slots: body.data.slots as { id: string; weekday: number }[] };
}

it('a change of all classes to an earlier day of the week also moves the first one (D92)', async () => {
  const own = await followingSeries(slots.slice(2));
  const before = await open(own.id);
  const { body } = await change(own.teacher, own.id, { scope: 'all', changes: { weekday: 1 } });
  expect(body.effect).toMatchObject({ made: [], cancelled: [] });
  expect((await open(own.id)).map((row) => [row.id, row.date])).toEqual(
    before.map((row, index) => [row.id, dayOf(2 + index)]),
  );
});

it('a change of all classes to a later day of the week makes no class before the first one (D92)', async () => {
  const own = await followingSeries([slots[0], slots[2]].filter((slot) => slot !== undefined));
  const slotId = own.slots.find(({ weekday }) => weekday === 1)?.id;
  const { body } = await change(own.teacher, own.id, { scope: 'all', slotId, changes: { weekday: 5 } });
  expect(body.effect).toMatchObject({ made: [], cancelled: [] });
});

it('the preview of a change of one class covers only that class, and changes nothing (D92)', async () => {
  const own = await team();
  const { id } = (await make(own.teacher, own)).body.data;
  const before = await planned(id);
  const preview = (changes: object) =>
    call(own.teacher, 'post', `/series/${id}/preview`, { scope: 'this', classId: before[1]?.id, changes });
  const moved = (await preview({ time: '18:00' })).body.data;
  expect(moved).toMatchObject({ made: [], changed: [{ id: String(before[1]?.id), date: dayOf(1) }], cancelled: [] });
  const cancelled = (await preview({ cancel: true })).body.data;
  expect(cancelled).toMatchObject({ changed: [], cancelled: [{ id: String(before[1]?.id) }] });
  expect(await planned(id)).toEqual(before);
});

/** The time before which people must be notified, from the last notification of a key. */
const affectedAt = async (key: string) => {
  const text = `select params ->> 'affectedAt' as at from notifications where key = $1 order by id desc limit 1`;
  return (await sql.query<{ at: string }>({ text, values: [key] }))[0]?.at;
};

it('a notification of a series has the first start, former or new, that people would miss otherwise (D83)', async () => {
  const own = await team({ teacher: 'UTC', student: 'UTC' });
  const { id } = (await make(own.teacher, own)).body.data;
  expect(await affectedAt('series.created')).toBe(`${dayOf(0)}T17:00:00.000Z`);
  await change(own.teacher, id, { scope: 'all', changes: { time: '19:00' } });
  expect(await affectedAt('series.changed')).toBe(`${dayOf(0)}T17:00:00.000Z`);
  const next = await api.buildTeacher({ leader: own.leader });
  await change(own.leader, id, { scope: 'all', changes: { teacherId: next.id } });
  expect(await affectedAt('series.ended')).toBe(`${dayOf(0)}T19:00:00.000Z`);
  await call(own.leader, 'post', `/series/${id}/end`, { from: dayOf(1) });
  expect(await affectedAt('series.ended')).toBe(`${dayOf(1)}T19:00:00.000Z`);
});

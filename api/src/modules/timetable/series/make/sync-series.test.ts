import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const DAY_MS = 86_400_000;
const { call, change, dayOf, detail, make, planned, schedule, team } = seriesCalls(api);

/** A series whose second class is beside another class of the student, allowed by an admin. */
async function allowedOverlap() {
  const own = await team();
  await schedule(own.teacher, own, { date: dayOf(1), time: '17:15' });
  const { id, notMade } = (await make(own.admin, own)).body.data;
  const decision = { action: 'allow', reason: 'Two at once' };
  expect((await call(own.admin, 'put', `/series/${id}/not-made/${notMade[0].id}`, decision)).status).toBe(200);
  return { ...own, id: String(id) };
}

const overlaps = (id: string) =>
  sql.query<{ by: number | null; reason: string | null }>({
    text: `select overlap_by as by, overlap_reason as reason from classes
      where series_id = $1 and overlap_by is not null and deleted_at is null`,
    values: [id],
  });

it('an overlap that an admin allowed stays when the material of the series changes (D22, D93)', async () => {
  const own = await allowedOverlap();
  const before = await planned(own.id);
  const { id: materialId } = await api.buildMaterial({ name: 'Tajweed' });
  const { body } = await change(own.teacher, own.id, { scope: 'all', changes: { materialId } });
  expect(body.effect).toMatchObject({ notMade: [], cancelled: [] });
  expect(body.effect.changed).toHaveLength(before.length);
  expect(await planned(own.id)).toEqual(before);
  expect(await overlaps(own.id)).toEqual([{ by: own.admin.id, reason: 'Two at once' }]);
});

it('an overlap that an admin allowed stays when another time of the series changes (D22, D93)', async () => {
  const own = await team();
  const slots = [1, 3].map((weekday) => ({ weekday, time: '17:00', minutes: 30 }));
  const { id, slots: made } = (await make(own.admin, own, { slots })).body.data;
  const beside = { teacher_id: own.teacher.id, allow_overlap: true, overlap_reason: 'A guest listens' };
  await schedule(own.admin, own, { date: dayOf(1), time: '17:15', ...beside });
  const slotId = made.find((each: { weekday: number }) => each.weekday === 3).id;
  const { body } = await change(own.teacher, id, { scope: 'all', slotId, changes: { time: '18:00' } });
  expect(body.effect.notMade).toEqual([]);
  expect((await planned(id)).filter(({ date }) => date === dayOf(1))).toMatchObject([{ is_deleted: false }]);
});

it('an overlap that an admin allowed is checked again when the class moves (D22, D93)', async () => {
  const own = await allowedOverlap();
  await change(own.teacher, own.id, { scope: 'all', changes: { time: '17:10' } });
  expect((await detail(own.teacher, own.id)).notMade).toMatchObject([{ date: dayOf(1), state: 'waiting' }]);
  await change(own.teacher, own.id, { scope: 'all', changes: { time: '19:00' } });
  expect(await overlaps(own.id)).toEqual([]);
});

it.each([0, 1, 2, 3, 4, 5, 6])(
  'a change to a later day of the week cancels no class at the end of the eight weeks, %d days later (D90, D92)',
  async (days) => {
    api.clock.advance(days * DAY_MS);
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const before = (await planned(id)).length;
    const { body } = await change(own.teacher, id, { scope: 'all', changes: { weekday: 6 } });
    expect(body.effect).toMatchObject({ made: [], cancelled: [] });
    expect(body.effect.changed).toHaveLength(before);
  },
);

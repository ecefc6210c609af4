import { describe, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, change, dayOf, detail, make, notified, planned, runJob, team } = seriesCalls(api);

const DAY_MS = 86_400_000;
type Person = { id: number };
const end = (person: Person, id: string, from?: string) =>
  call(person, 'post', `/series/${id}/end`, from === undefined ? {} : { from });
const openDates = async (id: string) =>
  (await planned(id)).filter(({ status, is_deleted }) => status === 'scheduled' && !is_deleted).map(({ date }) => date);

/** A series of a student who has stopped. */
async function leftSeries() {
  const own = await team();
  const { id } = (await make(own.teacher, own)).body.data;
  const text = `update student_profiles set last_status = 'stopped' where user_id = $1`;
  await sql.query({ text, values: [own.student.id] });
  api.clock.advance(DAY_MS);
  await runJob();
  expect((await detail(own.admin, id)).endReason).toBe('student_left');
  return { ...own, id };
}

describe('the end of a series (D90, D92)', () => {
  it('ending a series after its last day does not change its end, and notifies nobody', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own, { endsOn: dayOf(2) })).body.data;
    const { status, body } = await end(own.teacher, id, dayOf(5));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ endsOn: dayOf(2), endReason: null });
    expect(await openDates(id)).toEqual([dayOf(0), dayOf(1), dayOf(2)]);
    expect(await notified(own.student)).toEqual(['series.created']);
  });

  it('ending a series keeps its number of classes unless the day reduces it', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own, { count: 3 })).body.data;
    expect((await end(own.teacher, id, dayOf(6))).body.data).toMatchObject({ endsOn: null, count: 3 });
    expect((await end(own.teacher, id, dayOf(2))).body.data).toMatchObject({ endsOn: dayOf(2, -1), count: null });
    expect(await openDates(id)).toEqual([dayOf(0), dayOf(1)]);
  });

  it('changing a class after the end of its series is rejected, and the end stays', async () => {
    const own = await team();
    const { id } = (await make(own.teacher, own)).body.data;
    const apart = (await planned(id))[4];
    await change(own.teacher, id, { scope: 'this', classId: apart?.id, changes: { time: '19:00' } });
    await end(own.teacher, id, dayOf(2));
    const following = { scope: 'following', classId: apart?.id, changes: { time: '20:00' } };
    expect((await change(own.teacher, id, following)).status).toBe(409);
    expect(await detail(own.teacher, id)).toMatchObject({ endsOn: dayOf(2, -1), followingId: null });
  });
});

describe('a series that has ended (D90)', () => {
  it.each([
    ['all', {}],
    ['following', { alsoChanged: true }],
  ])('a change of %s classes of an ended series is rejected, and its classes stay', async (scope, fields) => {
    const own = await leftSeries();
    const before = await planned(own.id);
    const body = { scope, classId: before[1]?.id, changes: { time: '18:00' }, ...fields };
    expect((await change(own.admin, own.id, body)).status).toBe(409);
    expect((await call(own.admin, 'post', `/series/${own.id}/preview`, body)).status).toBe(409);
    expect(await planned(own.id)).toEqual(before);
    expect((await detail(own.admin, own.id)).endReason).toBe('student_left');
  });

  it('an ended series cannot be ended again, and its detail says that it cannot be changed', async () => {
    const own = await leftSeries();
    expect((await end(own.admin, own.id, dayOf(4))).status).toBe(409);
    expect(await detail(own.admin, own.id)).toMatchObject({ may: { edit: false, allow: false }, endsOn: null });
  });

  it('single classes of an ended series can be moved and cancelled', async () => {
    const own = await leftSeries();
    const [first, second] = await planned(own.id);
    const one = (classId: number | undefined, changes: object) =>
      change(own.admin, own.id, { scope: 'this', classId, changes });
    expect((await one(first?.id, { time: '19:00' })).status).toBe(200);
    expect((await one(second?.id, { cancel: true })).status).toBe(200);
  });
});

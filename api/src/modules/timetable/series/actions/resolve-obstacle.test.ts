import { expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { seriesCalls } from '../series.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { call, dayOf, detail, family, make, notified, planned, runJob, schedule } = seriesCalls(api);

const DAY_MS = 86_400_000;

/** A series with three classes that could not be made, and the calls to decide about them. */
async function withObstacles() {
  const own = await family();
  const taken: string[] = [];
  for (const week of [0, 1, 2])
    taken.push((await schedule(own.teacher, own, { date: dayOf(week), time: '17:15' })).body.data.id);
  const { id, notMade } = (await make(own.teacher, own)).body.data;
  const resolve = (person: { id: number }, index: number, body: object) =>
    call(person, 'put', `/series/${id}/not-made/${notMade[index].id}`, body);
  await sql.query({ text: 'delete from notifications' });
  return { ...own, id, taken, resolve };
}

it('a class that is made at another time or beside another class notifies both sides once, except the actor (D92, D93)', async () => {
  const own = await withObstacles();
  await own.resolve(own.teacher, 0, { action: 'move', date: dayOf(0), time: '19:00' });
  await own.resolve(own.admin, 1, { action: 'allow', reason: 'Two at once' });
  await own.resolve(own.teacher, 2, { action: 'skip' });
  const keys = ['class.scheduled', 'class.scheduled'];
  expect([await notified(own.student), await notified(own.parent)]).toEqual([keys, keys]);
  expect(await notified(own.teacher)).toEqual(['class.scheduled']);
});

it('classes whose times become free notify both sides once, and classes made ahead notify nobody (D92, D93)', async () => {
  const own = await withObstacles();
  await call(own.admin, 'delete', `/classes/${own.taken[0]}`);
  await call(own.admin, 'delete', `/classes/${own.taken[1]}`);
  await runJob();
  for (const person of [own.student, own.parent, own.teacher])
    expect(await notified(person)).toEqual(['series.changed']);
  expect((await planned(own.id)).slice(0, 2).map(({ date }) => date)).toEqual([dayOf(0), dayOf(1)]);
  await sql.query({ text: 'delete from notifications' });
  api.clock.advance(8 * DAY_MS);
  await runJob();
  expect(await notified(own.student)).toEqual([]);
});

it('obstacles of a series are not listed after the series has ended (D90, D93)', async () => {
  const own = await withObstacles();
  expect(await detail(own.admin, own.id)).toMatchObject({ waiting: 3 });
  await sql.query({ text: `update series set ended_at = now(), end_reason = 'teacher_left'` });
  expect(await detail(own.admin, own.id)).toMatchObject({ waiting: 0, notMade: [] });
});

import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { holdTransaction } from '#testing/hold-transaction.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { clockCalls } from './clock.fixture.ts';

const api = await useTestApi();
const { database } = api.deps;
const { sql } = database;
const { after, team } = classCalls(api);
const { keysTo, moveTo, run } = clockCalls(api);

/** A team with four classes: one has ended, one has started, the others start in 5 and in 30 minutes. */
async function withClasses() {
  const own = await team();
  const now = after(120);
  for (const minutes of [-45, -10, 5, 30])
    await api.buildClass({ ...own, startsAt: new Date(now.getTime() + minutes * 60_000), createdAt: after(0) });
  moveTo(now, 0);
  return own;
}
const toTeacher = ['hour-reminder', 'minutes-reminder', 'report-needed', 'teacher-not-joined'];
const historyLength = async () => (await sql.query({ text: 'select from class_history' })).length;

it.each([1, 200])(
  'four parallel runs of the class clock, in batches of %i, send each notification once',
  async (batch) => {
    const own = await withClasses();
    await Promise.all([run(batch), run(batch), run(batch), run(batch)]);
    await run(batch);
    expect((await keysTo(own.teacher)).sort()).toEqual(toTeacher);
    expect((await keysTo(own.student)).sort()).toEqual(['hour-reminder', 'minutes-reminder']);
    for (const person of [own.leader, own.admin]) expect(await keysTo(person)).toEqual(['teacher-not-joined']);
    expect(await historyLength()).toBe(1);
  },
);

it('a run of the class clock after a failed one sends what is missing, and nothing twice', async () => {
  const own = await withClasses();
  await sql.query({
    text: `alter table notifications add constraint no_hour check (key <> 'class.hour-reminder') not valid`,
  });
  try {
    await expect(run()).rejects.toThrow('no_hour');
  } finally {
    await sql.query({ text: 'alter table notifications drop constraint no_hour' });
  }
  expect(await keysTo(own.student)).toEqual(['minutes-reminder']);
  await run();
  expect((await keysTo(own.teacher)).sort()).toEqual(toTeacher);
  expect((await keysTo(own.student)).sort()).toEqual(['hour-reminder', 'minutes-reminder']);
  expect(await historyLength()).toBe(1);
});

// The embedded database has one connection: nothing can change during a run.
it.skipIf(database.kind === 'embedded')('no reminder is sent for a class that is being cancelled', async () => {
  const own = await withClasses();
  const cancelling = await holdTransaction(database);
  await cancelling.query(`update classes set status = 'cancelled'`);
  await run();
  expect(await keysTo(own.teacher)).toEqual([]);
  await cancelling.commit();
  await run();
  expect(await keysTo(own.teacher)).toEqual([]);
  expect(await historyLength()).toBe(0);
});

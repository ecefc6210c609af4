import { expect, it } from 'vitest';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { clockCalls } from './clock.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, report, team } = classCalls(api);
const { keysTo, moveTo, run, unreadOf } = clockCalls(api);

const DAY = 24 * 60;

/** A team with a class of half an hour that starts in an hour. */
async function withClass() {
  const own = await team();
  const { id, endsAt } = await api.buildClass({ ...own, startsAt: after(60), createdAt: api.clock.now() });
  const storedStatus = async () =>
    (await sql.query<{ status: string }>({ text: 'select status from classes where id = $1', values: [id] }))[0]
      ?.status;
  const detail = async () => (await call(own.admin, 'get', `/classes/${id}`)).body.data;
  return { ...own, id, endsAt, storedStatus, detail };
}

it('the status of a class is right before and after the clock has stored it (D20)', async () => {
  const own = await withClass();
  moveTo(own.endsAt, 0, 1);
  await run();
  expect([await own.storedStatus(), (await own.detail()).status]).toEqual(['scheduled', 'scheduled']);
  moveTo(own.endsAt, 0);
  expect([await own.storedStatus(), (await own.detail()).status]).toEqual(['scheduled', 'needs_report_to_end']);
  for (let time = 0; time < 2; time += 1) await run();
  expect(await own.storedStatus()).toBe('needs_report_to_end');
  const { status, history } = await own.detail();
  expect(status).toBe('needs_report_to_end');
  const line = { action: 'over', from: 'scheduled', to: 'needs_report_to_end', reason: null, note: null };
  expect(history).toEqual([{ ...line, by: null, at: own.endsAt.toISOString() }]);
});

it('the clock does not change cancelled, deleted and reported classes', async () => {
  const own = await team();
  const past = { ...own, startsAt: after(-60) };
  const classes = [
    await api.buildClass({ ...past, status: 'cancelled' }),
    await api.buildClass({ ...past, status: 'ended' }),
    await api.buildClass({ ...past, deletedAt: api.clock.now() }),
  ];
  await run();
  const rows = await sql.query<{ status: string }>({
    text: 'select status from classes where id = any($1) order by id',
    values: [classes.map(({ id }) => id)],
  });
  expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'ended', 'scheduled']);
  expect(await keysTo(own.teacher)).toEqual([]);
});

it('a missing report notifies the teacher at the end of the class and after 24 hours, the leader after 48 hours', async () => {
  const own = await withClass();
  moveTo(own.endsAt, -30);
  await call(own.teacher, 'post', `/attendance/${own.id}/join`);
  const sent = async () => [await keysTo(own.teacher), await keysTo(own.leader)];
  for (const [minutes, ofTeacher, ofLeader] of [
    [0, 1, 0],
    [DAY, 2, 0],
    [2 * DAY, 2, 1],
  ] as const) {
    const earlier = await sent();
    moveTo(own.endsAt, minutes, 1);
    await run();
    expect(await sent()).toEqual(earlier);
    moveTo(own.endsAt, minutes);
    await run();
    expect(await sent()).toEqual([Array(ofTeacher).fill('report-needed'), Array(ofLeader).fill('report-overdue')]);
  }
  // The student was not in the class (D144).
  expect(await keysTo(own.student)).toEqual(['student-not-joined']);
});

it('a report marks the notifications that requested it as read', async () => {
  const own = await withClass();
  for (const minutes of [0, 2 * DAY]) {
    moveTo(own.endsAt, minutes);
    await run();
  }
  expect(await unreadOf(own.leader)).toEqual(['report-overdue']);
  expect((await report(own.teacher, own.id)).status).toBe(201);
  for (const person of [own.teacher, own.leader]) expect(await unreadOf(person)).toEqual([]);
});

it('a reopened class notifies its teacher again that a report is needed', async () => {
  const own = await withClass();
  moveTo(own.endsAt, 0);
  await run();
  await report(own.teacher, own.id);
  moveTo(own.endsAt, 3 * DAY);
  await run();
  expect(await keysTo(own.teacher)).toEqual(['report-needed']);
  expect((await call(own.admin, 'post', `/classes/${own.id}/reopen`, { reason: 'The wrong class' })).status).toBe(200);
  await run();
  expect(await unreadOf(own.teacher)).toEqual(['report-needed']);
  expect(await keysTo(own.leader)).toEqual([]);
});

it('a class that is recorded after its end requests its report 24 hours later', async () => {
  const own = await team();
  const createdAt = api.clock.now();
  await api.buildClass({ ...own, startsAt: after(-60), status: 'needs_report_to_end', createdAt });
  await run();
  expect(await keysTo(own.teacher)).toEqual([]);
  moveTo(createdAt, DAY);
  await run();
  expect(await keysTo(own.teacher)).toEqual(['report-needed']);
});

it('the first start of the clock does not request reports on classes of a week ago', async () => {
  const own = await withClass();
  moveTo(own.endsAt, 7 * DAY);
  await run();
  for (const person of [own.teacher, own.leader]) expect(await keysTo(person)).toEqual([]);
  expect(await own.storedStatus()).toBe('needs_report_to_end');
});

import { expect, it } from 'vitest';
import { type Attendance, attendances } from '#modules/classes/classes/class-status.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { sumOf } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../../demo/random.ts';
import type { WireMonth } from './months.schema.ts';

const api = await useTestApi();
const { after, call, give, ledger, report, team } = classCalls(api);

const START = 12;
const ROUNDS = 24;
const CHECKED_EACH = 4;
const credits: Record<Attendance, number> = { presence: -1, trial: 0, absence_student: -1, absence_teacher: 0 };
/** On the first hours of a month the latest classes are in the month before. */
const latest = [-120, 0].map((minutes) => academyMonth({ now: after(minutes), deps: api.deps }));
const months = [...new Set(['2026-03', '2026-04', ...latest])];

async function open() {
  const own = await team();
  const superAdmin = await api.buildUser({ role: 'super-admin' });
  await give(own.student, START);
  const salaries = `/teacher-salaries/${own.teacher.id}`;
  for (const [effective_from, price_per_class] of [
    ['2026-01-01', 5],
    ['2026-03-15', 6.25],
  ])
    await call(own.admin, 'post', salaries, { price_per_class, effective_from });
  const starts = ['2026-03-14T20:30:00Z', '2026-03-14T21:10:00Z', '2026-04-05T12:00:00Z', '2026-04-06T12:00:00Z'];
  const ids: number[] = [];
  for (const startsAt of [...starts.map((start) => new Date(start)), after(-60), after(-120)])
    ids.push((await api.buildClass({ ...own, startsAt })).id);
  const month = async (name: string): Promise<WireMonth> =>
    (await call(own.admin, 'get', `${salaries}/months/${name}`)).body.data;
  const change = (person: { id: number }, name: string, action: string) =>
    call(person, 'post', `${salaries}/months/${name}/${action}`, { reason: 'A mistake' });
  return { ...own, superAdmin, ids, month, change };
}
type Opened = Awaited<ReturnType<typeof open>>;

function actionsOf({ teacher, leader, admin, superAdmin, ids, change }: Opened, random: () => number) {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const people = [teacher, leader, admin];
  const actions = [
    () => report(pick(people), pick(ids), { attendance: pick(attendances) }),
    () => report(pick(people), pick(ids), { attendance: pick(attendances) }),
    () => call(admin, 'post', `/classes/${pick(ids)}/reopen`, { reason: 'Again' }),
    () => call(pick(people), 'post', `/classes/${pick(ids)}`, { attendance: pick(attendances) }),
    async () => {
      const { report_id } = (await call(admin, 'get', `/classes/${pick(ids)}`)).body.data;
      return report_id ? call(admin, 'delete', `/daily-reports/${report_id}`) : null;
    },
    () => change(admin, pick(months), 'close'),
    () => change(superAdmin, pick(months), 'reopen'),
  ];
  return () => pick(actions)();
}

/** The expected bookings of a class, in remaining classes and in hundredths, by its status, attendance and date. */
async function worthOf({ admin, ids }: Opened) {
  const found = [];
  for (const id of ids) {
    const { status, attendance, starts_at } = (await call(admin, 'get', `/classes/${id}`)).body.data;
    const isHeld = status === 'ended' || status === 'trial';
    const price = starts_at < '2026-03-14T21:00' ? 500 : 625;
    found.push({
      id: String(id),
      credit: isHeld ? credits[attendance as Attendance] : 0,
      pay: isHeld && attendance !== 'absence_teacher' ? price : 0,
    });
  }
  return found;
}

async function checkInvariants(opened: Opened): Promise<void> {
  const worth = await worthOf(opened);
  expect((await ledger(opened.student)).sum).toBe(worth.reduce((sum, { credit }) => sum + credit, START));
  const paid = new Map<string, number>();
  for (const name of months) {
    const month = await opened.month(name);
    expect(Math.round(month.total * 100), `the sum of ${name}`).toBe(sumOf(month));
    for (const { class_id, amount } of [...month.lines, ...month.adjustments])
      if (class_id) paid.set(class_id, (paid.get(class_id) ?? 0) + Math.round(amount * 100));
  }
  for (const { id, pay } of worth) expect(paid.get(id) ?? 0, `what class ${id} is paid`).toBe(pay);
}

it.each([20_240, 20_310, 20_320])(
  'after random actions on classes and months, ledger and salaries match the classes, and undoing all returns to the start (seed %i)',
  async (seed) => {
    const opened = await open();
    const act = actionsOf(opened, randomFrom(seed));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const responses = await Promise.all([act(), act()]);
      for (const response of responses) expect(response?.status ?? 200).toBeLessThan(500);
      if (round % CHECKED_EACH === 0) await checkInvariants(opened);
    }
    for (const name of months) await opened.change(opened.superAdmin, name, 'reopen');
    for (const id of opened.ids) expect((await call(opened.admin, 'delete', `/classes/${id}`)).status).toBe(200);
    expect((await ledger(opened.student)).sum).toBe(START);
    const totals = await Promise.all(months.map(async (name) => (await opened.month(name)).total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
  },
);

it('a class with a substitute is paid to the substitute (D31)', async () => {
  const opened = await open();
  const substitute = await team();
  const [id = 0] = opened.ids;
  await api.deps.database.sql.query({
    text: 'update classes set teacher_id = $2 where id = $1',
    values: [id, substitute.teacher.id],
  });
  expect((await report(opened.teacher, id)).status).toBe(404);
  expect((await report(substitute.teacher, id)).status).toBe(201);
  expect((await opened.month('2026-03')).lines).toEqual([]);
  const path = `/teacher-salaries/${substitute.teacher.id}/months/2026-03`;
  expect((await call(opened.admin, 'get', path)).body.data.lines).toMatchObject([{ class_id: String(id) }]);
});

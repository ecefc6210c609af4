import { expect, it } from 'vitest';
import { type Attendance, attendances } from '#modules/classes/classes/class-status.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../demo/random.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { after, call, give, ledger, report, team } = classCalls(api);

const START = 12;
const credits: Record<Attendance, number> = { presence: -1, trial: 0, absence_student: -1, absence_teacher: 0 };

async function wantedOf(): Promise<number> {
  const rows = await sql.query<{ attendance: Attendance }>({
    text: `select attendance from classes where deleted_at is null and status in ('ended', 'trial')`,
  });
  return rows.reduce((sum, { attendance }) => sum + credits[attendance], START);
}

const title =
  'after whatever was done with classes the ledger holds what they say, and undoing it all returns to the start';

it.each([20_240, 20_270])(`${title} (seed %i)`, async (seed) => {
  const own = await team();
  await give(own.student, START);
  const random = randomFrom(seed);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const ids: number[] = [];
  for (let index = 0; index < 4; index += 1)
    ids.push((await api.buildClass({ ...own, startsAt: after(-60 * (index + 1)), overlapBy: null })).id);
  const people = [own.teacher, own.leader, own.admin];
  const acts = [
    (id: number) => report(pick(people), id, { attendance: pick(attendances) }),
    (id: number) => call(own.admin, 'post', `/classes/${id}/reopen`, { reason: 'Again' }),
    (id: number) => call(pick(people), 'post', `/classes/${id}`, { attendance: pick(attendances) }),
    async (id: number) => {
      const { data } = (await call(own.admin, 'get', `/daily-reports?per_page=100`)).body;
      const found = data.find((row: { class: { id: string } }) => row.class.id === String(id));
      return found && call(own.admin, 'delete', `/daily-reports/${found.id}`);
    },
  ];
  for (let round = 0; round < 25; round += 1) {
    await Promise.all([pick(acts)(pick(ids)), pick(acts)(pick(ids))]);
    expect((await ledger(own.student)).sum).toBe(await wantedOf());
    const { pagination } = (await call(own.admin, 'get', '/daily-reports')).body;
    expect(pagination.total).toBe((await call(own.student, 'get', '/daily-reports')).body.pagination.total);
  }
  for (const id of ids) expect((await call(own.admin, 'delete', `/classes/${id}`)).status).toBe(200);
  expect((await ledger(own.student)).sum).toBe(START);
  const kept = await sql.query({ text: 'select status, total from class_counts where total <> 0' });
  expect(kept).toEqual([]);
  expect((await call(own.admin, 'get', '/daily-reports')).body.pagination.total).toBe(0);
});

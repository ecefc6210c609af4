import { expect, it } from 'vitest';
import { openPay } from '#testing/fixtures/pay-runs.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { randomFrom } from '../../../demo/random.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'];
const STEPS = 40;

interface Sums {
  salary: number;
  repaid: number;
  taken: number;
  given: number;
  wrong: number;
  /** Runs of which nothing is paid, or all is returned, that pay back more than their month earns. */
  tooMuch: number;
}

/** What lines and advances come to; an advance that is paid back more than it was given is wrong. */
async function sumsOf(teacherId: number): Promise<Sums> {
  const [sums] = await sql.query<Sums>({
    text: `select (select coalesce(sum(salary_minor), 0) from pay_run_lines where teacher_id = $1)::int as salary,
      (select coalesce(sum(repaid_minor), 0) from pay_run_lines where teacher_id = $1)::int as repaid,
      (select coalesce(sum(p.amount_minor), 0) from pay_advance_parts p join pay_advances a on a.id = p.advance_id
        where a.teacher_id = $1)::int as taken,
      (select coalesce(sum(amount_minor), 0) from pay_advances where teacher_id = $1)::int as given,
      (select count(*) from pay_advances a where a.teacher_id = $1 and a.amount_minor <
        (select coalesce(sum(p.amount_minor), 0) from pay_advance_parts p where p.advance_id = a.id))::int as wrong,
      (select count(*) from (select sum(salary_minor) as salary, sum(repaid_minor) as repaid,
          coalesce(sum(salary_minor) filter (where state <> 'prepared'), 0) as settled,
          coalesce(sum(repaid_minor) filter (where state <> 'prepared'), 0) as kept
        from pay_run_lines where teacher_id = $1 group by run_id) r
        where settled = 0 and kept = 0 and repaid > greatest(salary, 0))::int as "tooMuch"`,
    values: [teacherId],
  });
  if (!sums) throw new Error('no sums');
  return sums;
}

it.each([1, 2, 3, 4, 5, 6])(
  'what is paid is what was closed less what pays advances back, in every order (%i) (D148)',
  async (seed) => {
    const random = randomFrom(seed);
    const upTo = (most: number) => Math.floor(random() * most);
    const pick = <Value>(values: readonly Value[]) => values[upTo(values.length)] as Value;
    const { close, open, call, change } = await openPay();
    const teacher = await api.buildTeacher({});
    const closed = new Map<string, number>();
    const runs = new Map<string, string>();
    const frozen = new Map<string, string>();

    const prepare = async (month: string) => {
      const { data } = await call('post', '/pay-runs', { month });
      if (data) runs.set(month, data.id);
    };
    const acts = [
      async () => {
        const month = pick(MONTHS);
        if (closed.has(month)) return;
        const total = upTo(20_000) - 2000;
        await close(teacher, month, total);
        closed.set(month, total);
      },
      async () => {
        const month = pick(MONTHS);
        await open(teacher, month);
        closed.delete(month);
      },
      () => prepare(pick(MONTHS)),
      () => prepare(pick(MONTHS)),
      () => call('post', `/teachers/${teacher.id}/advances`, { amount: 24 + upTo(9000), months: 1 + upTo(4) }),
      async () => {
        const [, id] = pick([...runs]) ?? [];
        if (id) await change(id, teacher, pick([{ state: 'paid' }, { state: 'paid' }, { state: 'returned' }]));
      },
    ];
    for (let step = 0; step < STEPS; step += 1) {
      await pick(acts)();
      const rows = await sql.query<{ id: string; row: string }>({
        text: `select id::text as id, row(l.*)::text as row from pay_run_lines l where teacher_id = $1 and state <> 'prepared'`,
        values: [teacher.id],
      });
      for (const { id, row } of rows) {
        expect(frozen.get(id) ?? row).toBe(row);
        frozen.set(id, row);
      }
      const sums = await sumsOf(teacher.id);
      expect([sums.repaid, sums.wrong, sums.tooMuch]).toEqual([sums.taken, 0, 0]);
    }
    for (const month of new Set([...closed.keys(), ...runs.keys()])) await prepare(month);
    const sums = await sumsOf(teacher.id);
    expect(sums.salary).toBe([...closed.values()].reduce((sum, total) => sum + total, 0));
    expect(sums.repaid).toBeLessThanOrEqual(sums.given);
  },
);

it('two runs that are prepared at once take each advance once (D148)', async () => {
  const { close, call } = await openPay();
  const teacher = await api.buildTeacher({});
  for (const month of MONTHS) await close(teacher, month, 10_000);
  await call('post', `/teachers/${teacher.id}/advances`, { amount: 5000, months: 1 });
  await Promise.all([...MONTHS, ...MONTHS].map((month) => call('post', '/pay-runs', { month })));
  expect(await sumsOf(teacher.id)).toEqual({
    salary: 40_000,
    repaid: 5000,
    taken: 5000,
    given: 5000,
    wrong: 0,
    tooMuch: 0,
  });
});

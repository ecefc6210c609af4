import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { payAdvances } from '#modules/money/pay-runs/advances/advances.table.ts';
import { sealedPayout } from '#modules/money/pay-runs/payouts/payouts.ts';
import { storeRun } from '#modules/money/pay-runs/prepare-run.ts';
import { type PersonIds, people } from './people.ts';
import { firstOf } from './salary-months.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Seeding {
  now: Date;
  deps: Pick<Deps, 'payoutSealer' | 'settings'>;
}

/** The older run is paid, in two currencies; of the newer one, half of the teachers wait for their payment. */
const paidText = `update pay_run_lines l set state = 'paid', paid_on = $2::date, changed_at = $2::date, changed_by = $3,
    currency = case when l.teacher_id % 2 = 0 then 'EGP' else l.currency end,
    rate = case when l.teacher_id % 2 = 0 then 48.512345 else 1 end,
    amount_minor = case when l.teacher_id % 2 = 0 then round(l.amount_minor * 48.512345) else l.amount_minor end,
    way = case when l.teacher_id % 2 = 0 then 'wallet' else 'bank' end,
    reference = 'PAY-' || to_char($2::date, 'YYMM') || '-' || l.teacher_id
  where l.run_id = $1 and ($4::boolean or l.teacher_id % 2 = 0)`;

const ADVANCE = { amountMinor: 6000, months: 3 };

/** D148: runs of the closed months, an advance that they pay back, and where the teachers are paid. */
export async function seedPayRuns(sql: Sql, ids: PersonIds, { now, deps }: Seeding): Promise<void> {
  const actorId = ids.get('admin') ?? 0;
  const teachers = people
    .filter(({ role }) => role === 'teacher')
    .map(({ login, name }) => ({ id: ids.get(login) ?? 0, name }));
  const { currency } = deps.settings;
  const givenOn = new Date(firstOf(3, now).getTime() + 9 * DAY_MS);
  const [first] = teachers;
  if (first)
    await sql.orm.insert(payAdvances).values({
      ...{ ...ADVANCE, teacherId: first.id, currency, givenBy: actorId },
      ...{ givenOn: givenOn.toISOString().slice(0, 10), createdAt: givenOn },
    });
  for (const { id, name } of teachers) {
    const number = String(30_290_000 + id);
    const part =
      id % 2 === 0
        ? { holder: name, bank: 'InstaPay', account: null, wallet: number }
        : { holder: name, bank: 'Arab Bank', account: number, wallet: null };
    await sql.query({
      text: `insert into payouts (teacher_id, way, sealed, last_four, changed_at, changed_by) values ($1, $2, $3, $4, $5, $1)`,
      values: [id, id % 2 === 0 ? 'wallet' : 'bank', sealedPayout(deps, id, part), number.slice(-4), givenOn],
    });
  }
  for (const monthsAgo of [3, 2]) {
    const month = firstOf(monthsAgo, now).toISOString().slice(0, 7);
    const preparedAt = new Date(firstOf(monthsAgo - 1, now).getTime() + 3.4 * DAY_MS);
    const { id } = await storeRun({ sql, month, now: preparedAt, actorId });
    const paidOn = new Date(preparedAt.getTime() + DAY_MS).toISOString().slice(0, 10);
    await sql.query({ text: paidText, values: [id, paidOn, actorId, monthsAgo === 3] });
  }
}

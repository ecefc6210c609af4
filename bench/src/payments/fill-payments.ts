import { runSteps } from '../database/run-steps.ts';

/** Number of rows in each list of the measured student, in each size. */
const OWN = 30;
const PAYMENTS_OF_BUYER = 20;
const student = `(select id from users where email = 'student@academy.test')`;
const buyers = `(select id, row_number() over (order by id) as place from users where email like 'bench-%')`;
/** Of 100 payments 3 are open, 3 failed and 4 refunded. */
const stateOf = `case when n % 100 < 3 then 'open' when n % 100 < 6 then 'failed' when n % 100 < 10 then 'refunded' else 'paid' end`;
const currencyOf = `(array['USD', 'GBP', 'KWD'])[1 + n % 3]`;
const dayOf = `timestamptz '2026-06-01' - n * interval '7 minutes'`;

/** One purchase for each buyer and each kind. */
const purchases = (from: string) => `insert into purchases
    (user_id, package_id, kind, title, classes_num, currency, amount_minor, account, state)
  select b.id, (select min(id) from packages), kind, 'Memorisation', 12, 'USD', 7500, 'bench', 'ended'
  from (${from}) b, unnest(array['monthly', 'one_time']) kind`;

const payments = (
  rows: string,
) => `insert into payments (purchase_id, user_id, kind, account, provider_id, number, state, currency,
    amount_minor, refunded_minor, classes_taken, paid_at, created_at)
  select p.id, p.user_id, r.kind, 'bench', 'bench-' || r.kind || '-' || r.user_id || '-' || r.n, 'B-' || r.n, ${stateOf},
    ${currencyOf}, 7500, case when ${stateOf} = 'refunded' then 7500 else 0 end,
    case when ${stateOf} = 'refunded' then 12 else 0 end, ${dayOf}, ${dayOf}
  from (${rows}) r(user_id, kind, n) join purchases p on p.user_id = r.user_id and p.kind = r.kind`;

const transfers = (
  rows: string,
) => `insert into bank_transfers (reference_number, user_id, amount_minor, currency, date, created_at)
  select 'B-' || r.user_id || '-' || n, r.user_id, 7500, ${currencyOf}, (${dayOf})::date, ${dayOf} from (${rows}) r(user_id, n)`;

const own = `select ${student}, n from generate_series(1, ${OWN}) n`;
/** Each row gets the next buyer in turn; the join is by hash, because both sides are large. */
const others = (count: string) => `select b.id, n from generate_series(1, ${count}) n
  join ${buyers} b on b.place = 1 + n % (select count(*) from users where email like 'bench-%')`;

const steps = [
  'truncate payments, purchases, bank_transfers, payment_counts, transfer_counts, payment_events cascade',
  `insert into users (name, email, password_hash, role_id)
    select 'Person ' || n, 'bench-' || n || '@academy.test', '', (select id from roles where name = 'student')
    from generate_series(1, greatest(2, $1::int / ${PAYMENTS_OF_BUYER})) n`,
  'analyze users',
  purchases(`select ${student} as id union all select id from users where email like 'bench-%'`),
  'analyze purchases',
  payments(`select s.id, kind, n from (${own}) s(id, n), unnest(array['monthly', 'one_time']) kind`),
  payments(
    `select b.id, case when n % 4 = 0 then 'one_time' else 'monthly' end, n from (${others(`$1::int - ${2 * OWN}`)}) b(id, n)`,
  ),
  `update payments set held = true where kind = 'monthly' and state = 'paid' and user_id <> ${student} and id in (
    select id from payments where kind = 'monthly' and state = 'paid' order by id desc limit 20)`,
  `update payments set classes_taken = 4 where id in (
    select id from payments where kind = 'monthly' and state = 'refunded' order by id desc limit 20)`,
  transfers(own),
  transfers(others(`$1::int - ${OWN}`)),
  `insert into payment_counts (kind, state, currency, total) select kind, state, currency, count(*) from payments group by 1, 2, 3`,
  `insert into transfer_counts (currency, total) select currency, count(*) from bank_transfers group by 1`,
];

/** Fills a migrated database with this many payments and bank transfers; the student's own are the same in each. */
export const fillPayments = (databaseUrl: string, count: number): Promise<void> => runSteps(databaseUrl, steps, count);

import type { Statement } from '#base/database/sql.ts';
import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { shownPayments, shownRefunds } from '#modules/money/purchases/index.ts';
import { academyZone } from '#modules/platform/academy/academy-time.ts';

const MONTHS = 12;
const FIRST = `($1::date - interval '${MONTHS - 1} months')`;
const AFTER = `($1::date + interval '1 month')`;
const here = (time: string) => `${time}::timestamp at time zone ${academyZone}`;

const byCard = `select date_trunc('month', i.paid_at at time zone ${academyZone})::date as month, i.currency,
    i.amount_minor as card, 0::bigint as transfers, 1 as lines
  from ${shownPayments} i where i.paid_at >= ${here(FIRST)} and i.paid_at < ${here(AFTER)}
    and i.currency is not null and i.amount_minor is not null`;

/** A refund counts in the month of the refund, so that no past month changes. */
const back = `select date_trunc('month', r.at at time zone ${academyZone})::date, r.currency, -r.minor, 0, 0
  from ${shownRefunds} r where r.at >= ${here(FIRST)} and r.at < ${here(AFTER)} and r.currency is not null`;

const byTransfer = `select date_trunc('month', b.date)::date, b.currency, 0, b.amount_minor, 1
  from ${shownTransfers} b where b.date >= ${FIRST} and b.date < ${AFTER}`;

export interface MoneyRow {
  currency: string;
  /** In the smallest unit of the currency. */
  months: { month: string; card: number; transfers: number }[];
}

/**
 * D51: income by card and by bank transfer in the twelve months up to a given one; currencies with most payments first.
 */
export const moneyStatement = (month: string): Statement => ({
  name: 'statistics-money',
  text: `with line as materialized (${byCard} union all ${back} union all ${byTransfer}),
    summed as (select currency, month, sum(card)::bigint as card, sum(transfers)::bigint as transfers from line group by 1, 2),
    found as (select currency, sum(lines) as lines from line group by 1),
    span as (select m::date as month from generate_series(${FIRST}, $1::date, interval '1 month') m)
    select f.currency, json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'), 'card', coalesce(s.card, 0),
      'transfers', coalesce(s.transfers, 0)) order by m.month) as months
    from found f cross join span m left join summed s on s.currency = f.currency and s.month = m.month
    group by f.currency, f.lines order by f.lines desc, f.currency`,
  values: [`${month}-01`],
});

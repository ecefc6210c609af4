import type { Sql } from '#base/database/sql.ts';
import { amountText } from '#base/money/money.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { purchaseNotifications as kinds } from '../purchases.notifications.ts';
import { type DuePayment, dueColumns, notifyPayers } from './notify-payers.ts';
import { type Transferred, unpaidPayments } from './unpaid-payments.ts';

const kind = kinds.unpaid;
/** Days after which payers are reminded; the notification of the failure itself is that of day 0. */
const REMINDER_DAYS = [3, 7];

const since = `y.created_at <= $1::timestamptz - make_interval(days => s.days)`;
const isKnown = wasNotified({ kind, recipient: 'p.user_id', relatedId: 'y.id', span: 's.days' });
const hasJustFailed = wasNotified({
  kind: kinds.failed,
  recipient: 'p.user_id',
  relatedId: 'y.id',
  after: `$1::timestamptz - interval '1 day'`,
});

/** The renewals of past due subscriptions, each with the last due reminder. */
const dueText = (transferred: Transferred) => `select ${dueColumns}, y.id::int as "relatedId", s.days::int as span,
    floor(extract(epoch from $1::timestamptz - y.created_at) / 86400)::int as days,
    y.currency, y.minor::int as minor
  from ${unpaidPayments(transferred)} y join purchases p on p.id = y.purchase_id
    cross join lateral (select max(s.days) as days from unnest($2::int[]) s(days) where ${since}) s
  where s.days is not null and not y.ended_unpaid and not ${isKnown} and not ${hasJustFailed}
  order by y.id`;

/** D114: payer and parents are reminded of a failed renewal after 3 and 7 days, while it is unpaid. */
export async function notifyUnpaid(sql: Sql, now: Date, transferred: Transferred): Promise<void> {
  const text = dueText(transferred);
  const due = await sql.query<DuePayment & { days: number }>({ text, values: [now, REMINDER_DAYS] });
  for (const each of due) {
    const more = { amount: amountText(each), days: String(each.days) };
    await notifyPayers(sql, now, { kind, due: each, more, ofFamily: true });
  }
}

import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { amountText } from '#base/money/money.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { purchaseNotifications } from '../purchases.notifications.ts';
import { purchaseSettings } from '../purchases.settings.ts';
import { BANK } from '../purchases.table.ts';
import { type DuePayment, dueColumns, notifyPayers } from './notify-payers.ts';

const kind = purchaseNotifications.renewsSoon;
const span = 'floor(extract(epoch from p.renews_at) / 60)::bigint';

/** SQL: the discount of the next payment: months of a discount count by time (D113), in the provider's whole seconds. */
const begin = `date_trunc('second', p.created_at)`;
const discount = `case when p.discount_months is null or p.renews_at < ${begin} + make_interval(months => p.discount_months)
  then p.discount_minor else 0 end`;

/** No notice for a subscription that was cancelled, is past due, or is not charged while its student is on hold. */
const dueText = `select ${dueColumns}, p.id::int as "relatedId", ${span}::int as span, p.currency,
    (p.amount_minor - ${discount})::int as minor, p.renews_at as "renewsAt"
  from purchases p where p.kind = 'monthly' and p.state = 'active' and p.account <> '${BANK}' and p.ends_at is null
    and p.renews_at > $1::timestamptz and p.renews_at <= $1::timestamptz + make_interval(days => $2)
    and not ${wasNotified({ kind, recipient: 'p.user_id', relatedId: 'p.id', span })}
  order by p.id`;

/** D114: some days before a subscription renews, payer and parents are notified, once for each renewal. */
export async function notifyRenewals(
  sql: Sql,
  { now, settings }: { now: Date; settings: ReadSettings },
): Promise<void> {
  const days = settings.get(purchaseSettings.renewal_notice_days);
  if (days === 0) return;
  const due = await sql.query<DuePayment & { renewsAt: Date }>({ text: dueText, values: [now, days] });
  for (const each of due) {
    const more = { amount: amountText(each), renewsAt: each.renewsAt.toISOString() };
    await notifyPayers(sql, now, { kind, due: each, more, ofFamily: true });
  }
}

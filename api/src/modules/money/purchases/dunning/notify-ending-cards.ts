import type { Sql } from '#base/database/sql.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { purchaseNotifications } from '../purchases.notifications.ts';
import { CARD_NOTICE_DAYS } from './card-end.ts';
import { type DueNotice, dueColumns, notifyPayers } from './notify-payers.ts';

const kind = purchaseNotifications.cardEnds;
/** When a card can no longer be charged: at the end of its last month in every zone. */
const end = `((to_date(p.card_last_month, 'YYYY-MM') + interval '1 month')::timestamp at time zone 'UTC')`;
/** Another card that expires in the same month is notified too. */
const span = `(replace(p.card_last_month, '-', '') || lpad(p.card_last4, 4, '0'))::bigint`;

/** The first condition finds few rows by the index; the second one counts the days. */
const dueText = `select ${dueColumns}, p.id::int as "relatedId", ${span} as span, p.card_last4 as last4, p.card_last_month as month
  from purchases p where p.card_last_month between to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM')
      and to_char(($1::timestamptz + interval '${CARD_NOTICE_DAYS} days') at time zone 'UTC', 'YYYY-MM')
    and ${end} > $1::timestamptz and ${end} <= $1::timestamptz + interval '${CARD_NOTICE_DAYS} days'
    and p.kind = 'monthly' and p.state = 'active' and p.ends_at is null
    and not ${wasNotified({ kind, recipient: 'p.user_id', relatedId: 'p.id', span })}
  order by p.id`;

/** D114: within 30 days before a card expires its payer is notified, once for each card. */
export async function notifyEndingCards(sql: Sql, now: Date): Promise<void> {
  const due = await sql.query<DueNotice & { last4: string; month: string }>({ text: dueText, values: [now] });
  for (const each of due) {
    const more = { last4: each.last4, month: each.month };
    await notifyPayers(sql, now, { kind, due: each, more, ofFamily: false });
  }
}

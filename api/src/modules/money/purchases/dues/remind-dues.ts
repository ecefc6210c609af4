import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { amountText } from '#base/money/money.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { activeUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { dueNotifications } from './dues.notifications.ts';

const kind = dueNotifications.unpaid;
/** Days after the day of a due on which its payer is reminded, as of a renewal by card (D114). */
const REMINDER_DAYS = [3, 7];

interface Unpaid {
  id: number;
  purchaseId: number;
  span: number;
  days: number;
  currency: string;
  minor: number;
  params: Record<string, string>;
}

/** Dues that nobody has reported, each with the last reminder that has come. $1 today, $2 the days of reminders. */
const unpaidText = `select d.id::int as id, d.purchase_id::int as "purchaseId", s.days::int as span, ($1::date - d.due_on)::int as days,
    d.currency, (d.amount_minor - d.paid_minor)::float8 as minor, json_build_object('studentId', d.student_id::text,
      'name', ${userName('d.student_id')}, 'package', p.title, 'packageAr', coalesce(${boughtTitleAr('p')}, p.title), 'dueId', d.id::text) as params
  from dues d join purchases p on p.id = d.purchase_id
    cross join lateral (select max(x.days) as days from unnest($2::int[]) x(days) where d.due_on + x.days <= $1::date) s
  where d.state in ('open', 'part') and s.days is not null
    and not ${wasNotified({ kind, recipient: 'd.user_id', relatedId: 'd.id', span: 's.days' })}
  order by d.id`;

const familyText = `select u.id as recipient_id, $14::bigint as related_id, $15::bigint as span, $16::jsonb as params
  from ${activeUsers} u join purchases p on p.id = $13
  where u.id = p.user_id or u.id in (select e.related_user_id from ${effectiveRelations} e
    where e.user_id = p.student_id and e.relationship_type = 'parent')`;

/** D131: payer and parents are reminded of a due 3 and 7 days after its day, once each. */
export async function remindOfDues(sql: Sql, { now, settings }: { now: Date; settings: ReadSettings }): Promise<void> {
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  for (const due of await sql.query<Unpaid>({ text: unpaidText, values: [today, REMINDER_DAYS] })) {
    const params = { ...due.params, amount: amountText(due), days: String(due.days) };
    const values = [due.purchaseId, due.id, due.span, JSON.stringify(params)];
    await sql.transaction((inner) => notifyDue(inner, { kind, select: familyText, values, at: now }));
  }
}

import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { payerOf, payerOfDue } from '#modules/money/purchases/index.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { holdNotifications } from '../holds.notifications.ts';
import { type HoldEvent, notifyHold, paramsOf } from '../notify-hold.ts';
import type { HoldCtx } from '../set-hold.ts';
import { findHold } from '../stored-hold.ts';

/** SQL: people who are notified of the payments of the student of a row `h` of holds (D53). */
const payers = `select u.id from ${activeUsers} u where u.id in (${payerOf('h.payment_id')}, ${payerOfDue('h.due_id')}) or u.id in (
    select e.related_user_id from ${effectiveRelations} e where e.user_id = h.student_id and e.relationship_type = 'parent')
  union ${adminsText}`;
const idsText = `select r.id::int from holds h cross join lateral (${payers}) r where h.id = $1`;

/** $13 hold, $14 parameters, $15 the kind of notification. */
const select = `select r.id as recipient_id, h.id as related_id, $15::bigint as span, $14::jsonb as params
  from holds h cross join lateral (${payers}) r where h.id = $13`;

/** Payer, parents and admins read the reason of the hold; all others only that classes pause. */
export async function notifyUnpaidHold(ctx: HoldCtx, event: HoldEvent): Promise<void> {
  const { sql, now } = ctx;
  const hold = await findHold(sql, event.holdId);
  if (!hold) return;
  const { endsAt: _, ...params } = paramsOf(await nameOf(sql, hold.studentId), hold, event);
  const values = [hold.id, JSON.stringify(params), now.getTime()];
  await notifyDue(sql, { kind: holdNotifications.unpaid, select, values, at: now });
  const reached = await sql.query<{ id: number }>({ text: idsText, values: [hold.id] });
  await notifyHold(ctx, { ...event, except: reached.map(({ id }) => id) });
}

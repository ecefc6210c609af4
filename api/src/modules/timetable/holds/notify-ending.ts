import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { audienceOf } from '#modules/classes/classes/notify-class.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { holdNotifications } from './holds.notifications.ts';
import { holdAudience, ownPlaces } from './notify-hold.ts';

const kind = holdNotifications.ending;
const BATCH = 200;
const REMINDER = `interval '3 days'`;

const span = 'floor(extract(epoch from h.ends_at) / 60)::bigint';

/** A person who was notified of the days within the last three days needs no reminder. */
const select = `select r.id as recipient_id, h.id as related_id, ${span} as span, jsonb_build_object('student',
    ${userName('h.student_id')}, 'endsAt', h.to_on, 'overAt', ${instantOf('h.ends_at')}) as params
  from holds h cross join lateral (${ownPlaces}) c cross join lateral (${audienceOf(holdAudience)}) r
  where h.state in ('planned', 'running') and h.ends_at > $1::timestamptz and h.ends_at <= $1::timestamptz + ${REMINDER}
    and h.changed_at <= h.ends_at - ${REMINDER}
    and not ${wasNotified({ kind, recipient: 'r.id', relatedId: 'h.id', span })} limit ${BATCH}`;

/** D98: three days before a hold ends its people are reminded, once for each end date. */
export async function notifyEndingHolds(sql: Sql, now: Date): Promise<void> {
  let done = BATCH;
  while (done === BATCH) done = await sql.transaction((inside) => notifyDue(inside, { kind, select, at: now }));
}

import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { makeUpNotifications } from './make-ups.notifications.ts';
import { endingMakeUps } from './make-ups-sql.ts';

const kind = makeUpNotifications.ending;
const BATCH = 200;

/** The minute before the end, so that its date is the last day. */
const LAST_MINUTE = `m.ends_at - interval '1 minute'`;
const span = 'floor(extract(epoch from m.ends_at) / 60)::bigint';

const family = `select u.id from ${activeUsers} u where u.id = m.student_id or u.id in (
  select e.related_user_id from ${effectiveRelations} e where e.user_id = m.student_id and e.relationship_type = 'parent')`;

const select = `select r.id as recipient_id, m.id as related_id, ${span} as span, jsonb_build_object(
    'student', ${userName('m.student_id')}, 'endsAt', ${instantOf(`(${LAST_MINUTE})`)}, 'classId', m.class_id::text) as params
  from ${endingMakeUps('$1::timestamptz')} m cross join lateral (${family}) r
  where not ${wasNotified({ kind, recipient: 'r.id', relatedId: 'm.id', span })} limit ${BATCH}`;

/** D103: a week before a make-up ends its family is notified, once for each end. */
export async function notifyEndingMakeUps(sql: Sql, now: Date): Promise<void> {
  let done = BATCH;
  while (done === BATCH) done = await sql.transaction((inside) => notifyDue(inside, { kind, select, at: now }));
}

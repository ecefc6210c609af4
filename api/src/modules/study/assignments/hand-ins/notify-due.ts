import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import { wasNotified } from '#modules/platform/notifications/was-notified.ts';
import { assignmentNotifications } from '../assignments.notifications.ts';
import { familyOfStudent } from '../audiences-sql.ts';

const kind = assignmentNotifications.due;
const BATCH = 200;
/** Before the end of the due day: at six in the evening of the day before. */
const AHEAD = `interval '30 hours'`;
/** The last minute of the due day, so that its date is that day. */
const LAST_MINUTE = `a.due_at - interval '1 minute'`;
const span = 'floor(extract(epoch from a.due_at) / 60)::bigint';

const select = `select r.id as recipient_id, a.id as related_id, ${span} as span, jsonb_build_object(
    'student', ${userName('a.student_id')}, 'title', a.title, 'classId', a.class_id::text, 'assignmentId', a.id::text,
    'dueAt', ${instantOf(`(${LAST_MINUTE})`)}) as params
  from assignments a cross join lateral (${familyOfStudent('a.student_id')}) r
  where a.due_at > $1::timestamptz and a.due_at <= $1::timestamptz + ${AHEAD} and a.created_at < a.due_at - ${AHEAD}
    and not exists (select from hand_ins h where h.assignment_id = a.id and h.is_latest and h.grade is distinct from 'again')
    and not ${wasNotified({ kind, recipient: 'r.id', relatedId: 'a.id', span })} limit ${BATCH}`;

/** C25: on the evening before the due day the family is notified, except of an assignment that was added later. */
export async function notifyDueAssignments(sql: Sql, now: Date): Promise<void> {
  let done = BATCH;
  while (done === BATCH) done = await sql.transaction((inside) => notifyDue(inside, { kind, select, at: now }));
}

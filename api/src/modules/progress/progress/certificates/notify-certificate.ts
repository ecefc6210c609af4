import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { certificateNotifications } from './certificates.notifications.ts';

/** SQL: the teachers or leaders of the student $1. */
const around = (role: 'teacher' | 'leader') => `select other_id from ${relationshipsOf('$1::bigint')} b
  where own_role = 'student' and other_role = '${role}'`;

const leadersText = `select u.id from ${activeUsers} u where u.id in (${around('leader')})
  or (not exists (${around('leader')}) and u.id in (${adminsText}))`;

/** SQL: the student $1, the parents and the teachers. */
export const familyText = `select u.id from ${activeUsers} u where u.id = $1::bigint or u.id in (${around('teacher')})
  or u.id in (select related_user_id from ${effectiveRelations} e where e.user_id = $1::bigint and relationship_type = 'parent')`;

const recipients = { proposed: leadersText, confirmed: familyText };

interface About {
  event: keyof typeof recipients;
  id: number;
  studentId: number;
  juz: number;
}

/** Notifies the people who act next, or are concerned, of a certificate. */
export async function notifyCertificate(sql: Sql, ctx: ViewerCtx, { event, id, studentId, juz }: About): Promise<void> {
  const about = {
    recipients: { select: recipients[event], of: studentId },
    actorId: ctx.viewer.userId,
    relatedId: id,
    at: ctx.now,
  };
  const params = { student: await nameOf(sql, studentId), studentId: String(studentId) };
  if (juz === 0) return notify(sql, { ...about, kind: certificateNotifications[`${event}All`], params });
  await notify(sql, { ...about, kind: certificateNotifications[event], params: { ...params, juz: String(juz) } });
}

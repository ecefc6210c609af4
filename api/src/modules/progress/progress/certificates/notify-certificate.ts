import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { familyText, leadersText } from '../recipients.ts';
import { certificateNotifications } from './certificates.notifications.ts';

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

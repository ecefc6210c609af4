import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { familyText } from '../recipients.ts';
import { examNotifications } from './exams.notifications.ts';
import type { WireExam } from './exams.schema.ts';

/** D156: the family and the teacher are told once; a correction is read with the exam. */
export async function notifyResult({ sql, viewer, now }: ViewerCtx, { id, student }: WireExam): Promise<void> {
  await notify(sql, {
    kind: examNotifications.recorded,
    recipients: { select: familyText, of: Number(student.id) },
    params: { student: student.name },
    actorId: viewer.userId,
    relatedId: Number(id),
    at: now,
  });
}

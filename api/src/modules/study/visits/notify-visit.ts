import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { visitNotifications } from './visits.notifications.ts';
import type { WireVisit } from './visits.schema.ts';

async function send(
  ctx: ViewerCtx,
  kind: keyof typeof visitNotifications,
  visit: WireVisit,
  to: string,
): Promise<void> {
  const { sql, viewer, now } = ctx;
  await notify(sql, {
    kind: visitNotifications[kind],
    recipients: [Number(to)],
    params: { by: await nameOf(sql, viewer.userId), student: visit.student.name, startsAt: visit.class.startsAt },
    actorId: viewer.userId,
    relatedId: Number(visit.id),
    at: now,
  });
}

export const notifyRelease = (ctx: ViewerCtx, visit: WireVisit) => send(ctx, 'released', visit, visit.teacher.id);
export const notifyAnswer = (ctx: ViewerCtx, visit: WireVisit) => send(ctx, 'answered', visit, visit.visitor.id);

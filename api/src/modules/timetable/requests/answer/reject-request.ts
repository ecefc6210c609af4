import type { ViewerCtx } from '#base/http/ctx.ts';
import { notifyClass } from '#modules/classes/classes/notify-class.ts';
import { closedRequest, closeRequest, openRequestFor } from '../close-request.ts';
import { findRequest } from '../read/find-request.ts';
import { requestNotifications } from '../requests.notifications.ts';
import type { RejectInput, WireRequest } from '../requests.schema.ts';
import { answeredClass } from './answering.ts';

interface Rejection {
  ctx: ViewerCtx;
  id: number;
  input: RejectInput;
}

/** D101: rejects a request, and the class takes place unchanged. */
export function rejectRequest({ ctx, id, input }: Rejection): Promise<WireRequest> {
  return ctx.sql.transaction(async (sql) => {
    const asked = await findRequest({ ...ctx, sql }, id);
    const { facts } = await answeredClass(sql, { ctx, classId: Number(asked.class.id) });
    const opened = await openRequestFor(sql, ctx, id);
    await closeRequest(sql, ctx, { opened, status: 'rejected', note: input.note });
    const event = { kind: requestNotifications.rejected, audience: ['student', 'parents'], facts } as const;
    await notifyClass(sql, { ...event, actorId: ctx.viewer.userId, at: ctx.now });
    return closedRequest(sql, ctx, id);
  });
}

import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { concernNotifications as kinds } from './concerns.notifications.ts';
import type { Decision, WireConcern } from './concerns.schema.ts';
import { eraseClosed } from './erase-closed.ts';
import { findConcern, lockConcern } from './read-concerns.ts';

const changeText = `update concerns set state = $2, note = coalesce($3, note),
  looked_at = case when $2 = 'new' then looked_at else coalesce(looked_at, $4::timestamptz) end,
  closed_at = case when $2 = 'closed' then coalesce(closed_at, $4::timestamptz) end where id = $1`;

interface Deciding {
  ctx: ViewerCtx;
  id: number;
  decision: Decision;
}

/** D146: a named person has looked at a concern, closes it with a note, or opens it again. */
export function decideConcern({ ctx, id, decision: { state, note = null } }: Deciding): Promise<WireConcern> {
  const at = ctx.now;
  return ctx.sql.transaction(async (sql) => {
    const before = await lockConcern(sql, ctx, id);
    if (before.isMine) throw notFound('Concern');
    const isClosing = state === 'closed' && before.state !== 'closed';
    await sql.query({ text: changeText, values: [id, state, state === 'closed' ? note : null, at] });
    if (state !== 'new') await settleNotifications(sql, { kinds: [kinds.written, kinds.continued], relatedId: id, at });
    if (isClosing) {
      const about = { recipients: [before.writerId], actorId: ctx.viewer.userId, relatedId: id, at };
      await notify(sql, { ...about, kind: kinds.closed });
      await eraseClosed(sql, id, at);
    }
    return findConcern(sql, ctx, id);
  });
}

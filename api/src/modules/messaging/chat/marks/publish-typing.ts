import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf } from '#base/realtime/publish.ts';
import { findPartner } from '#modules/messaging/chat/find-partner.ts';

/**
 * Publishes to a person that the viewer is typing. Nothing is stored, and delivery is not guaranteed.
 * @throws AppError as sending does.
 */
export async function publishTyping({ ctx, userId }: { ctx: ViewerCtx; userId: number }): Promise<void> {
  const partner = await findPartner(ctx.sql, ctx, userId);
  ctx.deps.realtime.publishNow({
    channel: channelOf(partner.id),
    name: 'typing',
    data: { user_id: String(ctx.viewer.userId) },
  });
}

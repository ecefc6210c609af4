import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf } from '#base/realtime/publish.ts';
import { findPartner } from '#modules/messaging/chat/find-partner.ts';
import { findCompanions } from '#modules/messaging/chat/rows/publish-open.ts';

/**
 * Publishes to a person, and to whoever is in the conversation beside the two (D143), that the viewer is typing. Nothing is stored, and delivery is not guaranteed.
 * @throws AppError as sending does.
 */
export async function publishTyping({ ctx, userId }: { ctx: ViewerCtx; userId: number }): Promise<void> {
  const partner = await findPartner(ctx.sql, ctx, userId);
  ctx.deps.realtime.publishNow({
    channel: channelOf(partner.id),
    name: 'typing',
    data: { user_id: String(ctx.viewer.userId) },
  });
  if (partner.chat_id === null) return;
  const data = { user_id: String(ctx.viewer.userId), chat_id: String(partner.chat_id) };
  for (const companion of await findCompanions(ctx.sql, partner.chat_id))
    ctx.deps.realtime.publishNow({ channel: channelOf(companion), name: 'typing', data });
}

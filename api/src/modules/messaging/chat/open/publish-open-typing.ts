import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf } from '#base/realtime/publish.ts';
import { findAudience } from '../rows/publish-open.ts';
import { findOpenPartner, findOpenSide } from './find-open-side.ts';

/**
 * Publishes to everybody else in an open conversation that the viewer is typing (D143).
 * @throws AppError `not_found` for whoever is not in it.
 */
export async function publishOpenTyping(ctx: ViewerCtx, chatId: number): Promise<void> {
  const { userId } = ctx.viewer;
  const isIn = (await findOpenSide(ctx.sql, chatId, userId)) ?? (await findOpenPartner(ctx.sql, chatId, userId));
  if (isIn === null) throw notFound('Conversation');
  const data = { user_id: String(userId), chat_id: String(chatId) };
  for (const each of await findAudience(ctx.sql, chatId))
    if (each !== userId) ctx.deps.realtime.publishNow({ channel: channelOf(each), name: 'typing', data });
}

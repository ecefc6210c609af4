import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import type { MessagesQuery } from '#modules/messaging/chat/chat.schema.ts';
import { markDelivered } from '#modules/messaging/chat/marks/mark-delivered.ts';
import { threadStatement } from './thread.statement.ts';

interface ThreadRow {
  json: string;
  chat_id: number | null;
  /** The newest message of the other side that this page delivers for the first time. */
  reached: number | null;
}

/**
 * A page of the viewer's conversation with a person, oldest first. It marks messages as delivered, not as read.
 * @throws AppError `not_found` if there is no conversation and the viewer may not start one.
 */
export async function readThread({
  ctx,
  userId,
  query,
}: {
  ctx: ViewerCtx;
  userId: number;
  query: MessagesQuery;
}): Promise<JsonText> {
  const { viewer, deps } = ctx;
  const [row] = await ctx.sql.query<ThreadRow>(
    threadStatement({
      ...query,
      viewer: viewer.userId,
      roles: viewer.roles,
      other: userId,
      fileToken: deps.fileTokens.issue(viewer),
      maySend: viewer.permissions.has('messaging.create'),
    }),
  );
  if (!row) throw notFound('Conversation');
  if (row.reached && row.chat_id) await markDelivered({ ctx, upTo: row.reached, chatId: row.chat_id });
  return new JsonText(row.json);
}

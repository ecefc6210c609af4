import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import type { MessagesQuery } from './chat.schema.ts';
import { markDelivered } from './mark-delivered.ts';
import { threadStatement } from './thread.statement.ts';

interface ThreadRow {
  json: string;
  chat_id: number | null;
  /** The newest message of the other side that this page brings for the first time. */
  reached: number | null;
}

/**
 * A stretch of the reader's conversation with somebody, oldest first. It marks nothing as read, only as delivered.
 * @throws AppError `not_found` where there is no conversation and none may be begun.
 */
export async function readThread({
  ctx,
  userId,
  query,
}: {
  ctx: ReaderCtx;
  userId: number;
  query: MessagesQuery;
}): Promise<JsonText> {
  const { reader, deps } = ctx;
  const [row] = await ctx.sql.query<ThreadRow>(
    threadStatement({
      ...query,
      reader: reader.userId,
      roles: reader.roles,
      other: userId,
      pass: deps.passes.issue(reader),
      maySend: reader.permissions.has('messaging.create'),
    }),
  );
  if (!row) throw notFound('Conversation');
  if (row.reached && row.chat_id) await markDelivered({ ctx, upTo: row.reached, chatId: row.chat_id });
  return new JsonText(row.json);
}

import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import type { MessagesQuery } from '../chat.schema.ts';
import { markDelivered } from '../marks/mark-delivered.ts';
import { openThreadStatement } from './open-thread.statement.ts';

/** A page of a conversation that others have joined (D143), oldest first; null for whoever is not in it. */
export async function readOpenThread(ctx: ViewerCtx, chatId: number, query: MessagesQuery): Promise<JsonText | null> {
  const { viewer, deps } = ctx;
  const [row] = await ctx.sql.query<{ json: string; is_own: boolean }>(
    openThreadStatement({
      ...query,
      viewer: viewer.userId,
      chatId,
      fileToken: deps.fileTokens.issue(viewer),
      maySend: viewer.permissions.has('messaging.create'),
    }),
  );
  if (!row) return null;
  if (row.is_own) await markDelivered({ ctx, chatId });
  return new JsonText(row.json);
}

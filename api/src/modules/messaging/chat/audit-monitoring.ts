import { recentlyAudited, writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

/**
 * Records that an admin reads a conversation of others, or a file in it: once an hour, for any number of pages (D46,
 * D69).
 */
export async function auditMonitoring(sql: Sql, ctx: ViewerCtx, chatId: number): Promise<void> {
  const line = { action: 'chat.monitor', subject: 'chat', subjectId: chatId };
  const lines = await recentlyAudited(sql, ctx, line);
  if (lines.length === 0) await writeAudit(sql, ctx, line);
}

const listedIn = (after: unknown): string[] => (after as { chats: string[] }).chats;

/**
 * Records the conversations whose previews an admin reads in the list: each one once an hour, with one line per list.
 */
export async function auditPreviews(sql: Sql, ctx: ViewerCtx, chatIds: readonly number[]): Promise<void> {
  const line = { action: 'chat.monitor-list', subject: 'chat-list', subjectId: ctx.viewer.userId };
  const recorded = (await recentlyAudited(sql, ctx, line)).flatMap(listedIn);
  const chats = chatIds.map(String).filter((id) => !recorded.includes(id));
  if (chats.length > 0) await writeAudit(sql, ctx, { ...line, after: { chats } });
}

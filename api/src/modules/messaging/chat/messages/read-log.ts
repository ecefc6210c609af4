import { isAdmin } from '#base/auth/viewer.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { auditMonitoring } from '#modules/messaging/chat/audit-monitoring.ts';
import type { LogQuery } from '#modules/messaging/chat/chat.schema.ts';
import { findOfficeChat } from '../office/find-office-chat.ts';
import { readOfficeLog } from '../office/read-office.ts';
import { readOpenThread } from '../open/read-open-thread.ts';
import { logStatement } from './thread.statement.ts';

interface Log {
  ctx: ViewerCtx;
  chatId: number;
  query: LogQuery;
}

/**
 * A conversation by its id: of the office (D167), one that the viewer is in (D143), or of others, for admins who monitor: nothing is marked as read, and
 * the reading is audited (D46, D69).
 * @throws AppError `forbidden` for whoever does not monitor, `not_found`, also if the viewer takes part in it.
 */
export async function readLog({ ctx, chatId, query }: Log): Promise<JsonText> {
  const { viewer, deps } = ctx;
  if (await findOfficeChat(ctx, chatId)) return readOfficeLog(ctx, chatId, query);
  const open = await readOpenThread(ctx, chatId, query);
  if (open) return open;
  if (!isAdmin(viewer)) throw new AppError('forbidden', 'You do not have the permission for this');
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ json: string }>(
      logStatement(viewer.userId, chatId, query, deps.fileTokens.issue(viewer)),
    );
    if (!row) throw notFound('Conversation');
    await auditMonitoring(sql, ctx, chatId);
    return new JsonText(row.json);
  });
}

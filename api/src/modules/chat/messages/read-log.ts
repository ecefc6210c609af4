import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { auditMonitoring } from '#modules/chat/audit-monitoring.ts';
import type { LogQuery } from '#modules/chat/chat.schema.ts';
import { logStatement } from './thread.statement.ts';

interface Log {
  ctx: ViewerCtx;
  chatId: number;
  query: LogQuery;
}

/**
 * A conversation of others, for admins who monitor: nothing is marked as read, and the reading is audited (D46, D69).
 * @throws AppError `not_found`, also if the viewer takes part in it.
 */
export async function readLog({ ctx, chatId, query }: Log): Promise<JsonText> {
  const { viewer, deps } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ json: string }>(
      logStatement(viewer.userId, chatId, query, deps.fileTokens.issue(viewer)),
    );
    if (!row) throw notFound('Conversation');
    await auditMonitoring(sql, ctx, chatId);
    return new JsonText(row.json);
  });
}

import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { auditMonitoring } from './audit-monitoring.ts';
import type { LogQuery } from './chat.schema.ts';
import { logStatement } from './thread.statement.ts';

interface Log {
  ctx: ReaderCtx;
  chatId: number;
  query: LogQuery;
}

/**
 * A conversation of others, for those who watch over them: nothing is marked, and that it was read is audited (D46, D69).
 * @throws AppError `not_found` also where the reader takes part in it.
 */
export async function readLog({ ctx, chatId, query }: Log): Promise<JsonText> {
  const { reader, deps } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ json: string }>(
      logStatement(reader.userId, chatId, query, deps.passes.issue(reader)),
    );
    if (!row) throw notFound('Conversation');
    await auditMonitoring(sql, ctx, chatId);
    return new JsonText(row.json);
  });
}

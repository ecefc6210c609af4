import { writeAudit } from '#platform/audit/audit.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { JsonText } from '#platform/http/endpoint.ts';
import type { LogQuery } from './chat.schema.ts';
import { logStatement } from './thread.statement.ts';

interface Log {
  ctx: ReaderCtx;
  chatId: number;
  query: LogQuery;
}

/**
 * A conversation of others, for those who watch over them: nothing is marked, and each opening is audited (D46, D69).
 * @throws AppError `not_found` also where the reader takes part in it.
 */
export async function readLog({ ctx, chatId, query }: Log): Promise<JsonText> {
  const { reader, deps } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ json: string }>(
      logStatement(reader.userId, chatId, query, deps.passes.issue(reader)),
    );
    if (!row) throw notFound('Conversation');
    // Older pages belong to the opening that is already written down.
    if (query.before === undefined)
      await writeAudit(sql, ctx, { action: 'chat.monitor', subject: 'chat', subjectId: chatId });
    return new JsonText(row.json);
  });
}

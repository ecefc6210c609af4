import { isAdmin } from '#base/auth/reader.ts';
import type { Statement } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { auditPreviews } from './audit-monitoring.ts';
import type { ChatsQuery } from './chat.schema.ts';
import { monitoredChatsStatement, personalChatsStatement } from './chats-list.statement.ts';
import { markDelivered } from './mark-delivered.ts';

function statementOf({ reader }: ReaderCtx, { type, ...page }: ChatsQuery): Statement {
  const maySend = reader.permissions.has('messaging.create');
  if (type === 'personal_chats')
    return personalChatsStatement({ id: reader.userId, roles: reader.roles, maySend }, page);
  if (!isAdmin(reader)) throw new AppError('forbidden', 'You do not have the permission for this');
  return monitoredChatsStatement(reader.userId, page);
}

interface ListRow {
  json: string;
  undelivered: boolean;
  /** The conversations of others that are listed. */
  monitored: number[];
}

/** The list of conversations. Whoever reads their own has been reached by all that is in it; of others it is audited. */
export async function listChats({ ctx, query }: { ctx: ReaderCtx; query: ChatsQuery }): Promise<JsonText> {
  const [row] = await ctx.sql.query<ListRow>(statementOf(ctx, query));
  if (row && row.monitored.length > 0) await auditPreviews(ctx.sql, ctx, row.monitored);
  if (row?.undelivered) await markDelivered({ ctx });
  return new JsonText(row?.json ?? '');
}

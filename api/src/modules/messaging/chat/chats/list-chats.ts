import { isAdmin } from '#base/auth/viewer.ts';
import type { Statement } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import type { ChatsQuery } from '#modules/messaging/chat/chat.schema.ts';
import { markDelivered } from '#modules/messaging/chat/marks/mark-delivered.ts';
import { auditPreviews } from '../audit-monitoring.ts';
import { hasOffice } from '../office/office.policy.ts';
import { monitoredChatsStatement, personalChatsStatement } from '../rows/chats-list.statement.ts';

function statementOf({ viewer }: ViewerCtx, { type, ...page }: ChatsQuery): Statement {
  const maySend = viewer.permissions.has('messaging.create');
  if (type === 'personal_chats')
    return personalChatsStatement(
      { id: viewer.userId, roles: viewer.roles, maySend, hasOffice: hasOffice(viewer) },
      page,
    );
  if (!isAdmin(viewer)) throw new AppError('forbidden', 'You do not have the permission for this');
  return monitoredChatsStatement(viewer.userId, page);
}

interface ListRow {
  json: string;
  undelivered: boolean;
  /** The listed conversations of other people. */
  monitored: number[];
}

/**
 * The list of conversations. Listing own conversations marks their messages as delivered; listing those of others is
 * audited.
 */
export async function listChats({ ctx, query }: { ctx: ViewerCtx; query: ChatsQuery }): Promise<JsonText> {
  const [row] = await ctx.sql.query<ListRow>(statementOf(ctx, query));
  if (row && row.monitored.length > 0) await auditPreviews(ctx.sql, ctx, row.monitored);
  if (row?.undelivered) await markDelivered({ ctx });
  return new JsonText(row?.json ?? '');
}

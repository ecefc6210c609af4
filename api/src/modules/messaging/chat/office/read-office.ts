import type { Statement } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import type { LogQuery, MessagesQuery } from '../chat.schema.ts';
import { markDelivered } from '../marks/mark-delivered.ts';
import { hasOffice } from './office.policy.ts';
import { officeLogStatement, officeThreadStatement, ownOfficeStatement } from './office-thread.statement.ts';

interface OwnRow {
  json: string;
  chat_id: number | null;
  /** The newest message of the office that this page delivers for the first time. */
  reached: number | null;
}

/**
 * A page of the viewer's conversation with the office, oldest first; empty before the first message (D167).
 * @throws AppError `not_found` if the viewer has none and may not start one.
 */
export async function readOwnOffice(ctx: ViewerCtx, query: MessagesQuery): Promise<JsonText> {
  const [row] = await ctx.sql.query<OwnRow>(ownOfficeStatement({ ...query, ...pageFor(ctx) }));
  if (!row || (row.chat_id === null && !hasOffice(ctx.viewer))) throw notFound('Conversation');
  if (row.reached && row.chat_id) await markDelivered({ ctx, upTo: row.reached, chatId: row.chat_id });
  return new JsonText(row.json);
}

interface Page {
  viewer: number;
  fileToken: string;
  maySend: boolean;
}

const pageFor = ({ viewer, deps }: ViewerCtx): Page => ({
  viewer: viewer.userId,
  fileToken: deps.fileTokens.issue(viewer),
  maySend: viewer.permissions.has('messaging.create'),
});

async function readPage(ctx: ViewerCtx, statement: Statement): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>(statement);
  if (!row) throw notFound('Conversation');
  return new JsonText(row.json);
}

/** A page of a conversation by both people, newest first. It marks nothing as read. */
export const readOfficeLog = (ctx: ViewerCtx, chatId: number, query: LogQuery): Promise<JsonText> =>
  readPage(ctx, officeLogStatement({ ...query, ...pageFor(ctx), chatId }));

/** A page of a conversation for whoever answers, oldest first, with its state (D167). It marks nothing as read. */
export const readOfficeThread = (ctx: ViewerCtx, chatId: number, query: MessagesQuery): Promise<JsonText> =>
  readPage(ctx, officeThreadStatement({ ...query, ...pageFor(ctx), chatId }));

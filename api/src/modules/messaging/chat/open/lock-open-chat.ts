import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { mayWriteIn } from '../rows/open-sql.ts';
import { findOpenSide } from './find-open-side.ts';
import { settleOpenChat } from './settle-open-chat.ts';

const lockText = 'select id from chats where id = $1 for update';
const writableText = `select ${mayWriteIn('$1::bigint', '$2::bigint')} as writable`;

/**
 * Locks a conversation to which somebody beside the two writes (D143).
 * @returns whether the person is in it.
 * @throws AppError `forbidden` once the two may not write to each other any more.
 */
export async function lockOpenChat(sql: Sql, chatId: number, userId: number): Promise<boolean> {
  if (!(await findOpenSide(sql, chatId, userId))) return false;
  await sql.query({ name: 'open-chat-lock', text: lockText, values: [chatId] });
  await settleOpenChat(sql, chatId, null);
  const side = await findOpenSide(sql, chatId, userId);
  if (!side) return false;
  const values = [side.childId, side.teacherId];
  const [row] = await sql.query<{ writable: boolean }>({ name: 'open-chat-writable', text: writableText, values });
  if (!row?.writable) throw new AppError('forbidden', 'You can no longer message this user');
  return true;
}

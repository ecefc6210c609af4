import { isAdmin } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { auditMonitoring } from '#modules/messaging/chat/audit-monitoring.ts';
import { mayAnswer } from '../office/office.policy.ts';
import { sidesOf } from '../rows/open-sql.ts';

/** $1 file, $2 viewer. A unique key finds the file's message. */
const chatText = `
select c.id, c.second_user_id is null as "isOffice",
  exists (select from ${sidesOf('$2::bigint')} s where s.chat_id = c.id and m.id > s.after_id) as "isOwn"
from messages m join chats c on c.id = m.chat_id where m.media_id = $1`;

interface Chat {
  id: number;
  isOffice: boolean;
  isOwn: boolean;
}

/**
 * Whether a viewer who may read messages may open a file of a message: who is in its conversation, whoever answers
 * for the office (D167), and admins; an admin's reading is audited like reading the conversation (D46, D64).
 */
export async function openChatMedia(ctx: ViewerCtx, mediaId: string): Promise<boolean> {
  const { sql, viewer } = ctx;
  if (!viewer.permissions.has('messaging.read')) return false;
  const values = [mediaId, viewer.userId];
  const [chat] = await sql.query<Chat>({ name: 'chat-media', text: chatText, values });
  if (!chat) return false;
  if (chat.isOffice) return chat.isOwn || mayAnswer(viewer);
  if (!chat.isOwn && !isAdmin(viewer)) return false;
  if (!chat.isOwn) await auditMonitoring(sql, ctx, chat.id);
  return true;
}

import { isAdmin } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { auditMonitoring } from '#modules/chat/audit-monitoring.ts';

/** $1 file, $2 viewer. A unique key finds the file's message. */
const chatText = `
select c.id, $2::bigint in (c.first_user_id, c.second_user_id) as "isOwn"
from messages m join chats c on c.id = m.chat_id where m.media_id = $1`;

/**
 * Whether a viewer who may read messages may open a file of a message: both people of its conversation, and admins; an
 * admin's reading is audited like reading the conversation (D46, D64).
 */
export async function openChatMedia(ctx: ViewerCtx, mediaId: string): Promise<boolean> {
  const { sql, viewer } = ctx;
  if (!viewer.permissions.has('messaging.read')) return false;
  const values = [mediaId, viewer.userId];
  const [chat] = await sql.query<{ id: number; isOwn: boolean }>({ name: 'chat-media', text: chatText, values });
  if (!chat || (!chat.isOwn && !isAdmin(viewer))) return false;
  if (!chat.isOwn) await auditMonitoring(sql, ctx, chat.id);
  return true;
}

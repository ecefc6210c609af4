import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { isOpenNow } from '../rows/open-sql.ts';
import { publishChanged } from '../rows/publish-open.ts';

/** $1 conversation, $2 one of the two, $3 whether this side agrees. */
const agreeText = `
update open_chats k set older_by_child = case when k.child_id = $2 then $3 else k.older_by_child end,
  older_by_teacher = case when k.teacher_id = $2 then $3 else k.older_by_teacher end
where k.chat_id = $1 and $2::bigint in (k.child_id, k.teacher_id) and ${isOpenNow('k')} returning k.chat_id`;
const openText = `update open_chats set after_id = 0 where chat_id = $1 and older_by_child and older_by_teacher`;

/**
 * Says whether one of the two agrees that earlier messages are opened too; they are once both do, for good (D143).
 * @throws AppError `not_found` for everybody but the two, and where nobody is beside them.
 */
export async function openOlder(ctx: ViewerCtx, chatId: number, agrees: boolean): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const values = [chatId, ctx.viewer.userId, agrees];
    const found = await sql.query({ name: 'open-chat-older', text: agreeText, values });
    if (found.length === 0) throw notFound('Conversation');
    await sql.query({ name: 'open-chat-all', text: openText, values: [chatId] });
    await publishChanged(sql, chatId);
  });
}

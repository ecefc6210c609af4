import type { Sql } from '#base/database/sql.ts';
import { changeTold, inOrder } from './change-told.ts';

const forgetText = `delete from notifications where id in (
  select id from notifications
  where related_id = $1 and key in ('post.pending', 'post.approved', 'post.liked', 'post.commented') ${inOrder})
returning recipient_id as id`;

/** A post is gone: what was told about it leads nowhere (D50). */
export async function forgetPost(sql: Sql, postId: number): Promise<void> {
  await changeTold(sql, { name: 'notifications-forget', text: forgetText, values: [postId] });
}

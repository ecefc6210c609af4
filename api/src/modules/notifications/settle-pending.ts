import type { Sql } from '#base/database/sql.ts';
import { changeTold, inOrder } from './change-told.ts';

const settleText = `update notifications set read_at = $2 where id in (
  select id from notifications where related_id = $1 and key = 'post.pending' and read_at is null ${inOrder})
returning recipient_id as id`;

/** A post waits no longer: no admin needs to be told of it any more. */
export async function settlePending(sql: Sql, postId: number, now: Date): Promise<void> {
  await changeTold(sql, { name: 'notifications-settle', text: settleText, values: [postId, now] });
}

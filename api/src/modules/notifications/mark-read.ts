import type { Sql, Statement } from '#platform/database/sql.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { countUnread } from './count-unread.ts';
import { publishUnread } from './publish-unread.ts';

/** Rows are taken by recipient and number everywhere, so that two deeds never wait for each other's. */
const inOrder = 'order by recipient_id, id for update';

/** Changes what somebody was told, and lets their bells know. */
async function change(sql: Sql, statement: Statement): Promise<void> {
  const changed = await sql.query<{ id: number }>(statement);
  await publishUnread(
    sql,
    changed.map(({ id }) => id),
  );
}

const markText = `update notifications set read_at = $2 where id in (
  select id from notifications
  where recipient_id = $1 and read_at is null and ($3::bigint[] is null or id = any($3::bigint[])) ${inOrder})
returning recipient_id as id`;

/** Marks the reader's own notifications as read, all of them where no ids are given. @returns how many are unread. */
export async function markRead({ ctx, ids }: { ctx: ReaderCtx; ids?: number[] | undefined }): Promise<number> {
  const { userId } = ctx.reader;
  return ctx.sql.transaction(async (sql) => {
    await change(sql, { name: 'notifications-read', text: markText, values: [userId, ctx.now, ids ?? null] });
    return countUnread(sql, userId);
  });
}

const settleText = `update notifications set read_at = $2 where id in (
  select id from notifications where related_id = $1 and key = 'post.pending' and read_at is null ${inOrder})
returning recipient_id as id`;

/** A post waits no longer: no admin needs to be told of it any more. */
export async function settlePending(sql: Sql, postId: number, now: Date): Promise<void> {
  await change(sql, { name: 'notifications-settle', text: settleText, values: [postId, now] });
}

const forgetText = `delete from notifications where id in (
  select id from notifications
  where related_id = $1 and key in ('post.pending', 'post.approved', 'post.liked', 'post.commented') ${inOrder})
returning recipient_id as id`;

/** A post is gone: what was told about it leads nowhere (D50). */
export async function forgetPost(sql: Sql, postId: number): Promise<void> {
  await change(sql, { name: 'notifications-forget', text: forgetText, values: [postId] });
}

import type { Sql } from '#base/database/sql.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/identity/accounts.ts';
import { notify } from '#modules/notifications/notify.ts';
import { adminIds } from '#modules/roles/admins.ts';

/** D53: who may approve a post is told that it waits, each time that it does. */
export async function tellAdmins(sql: Sql, { reader, now }: ReaderCtx, id: number): Promise<void> {
  await notify(sql, {
    recipients: await adminIds(sql),
    actorId: reader.userId,
    key: 'post.pending',
    params: { name: await nameOf(sql, reader.userId) },
    scope: 'post',
    relatedId: id,
    at: now,
    again: true,
  });
}

import type { Sql } from '#base/database/sql.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { notify } from '#modules/notifications/notify.ts';

/** Tells somebody what the administration has changed of their account (D53), anew each time. */
export const tellOfAccount = (
  sql: Sql,
  { reader, now }: ReaderCtx,
  userId: number,
  key: 'account.password' | 'account.role',
): Promise<void> =>
  notify(sql, {
    recipients: [userId],
    actorId: reader.userId,
    key,
    scope: 'product',
    relatedId: userId,
    at: now,
    again: true,
  });

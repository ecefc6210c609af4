import { count, desc, eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import { countUnread } from './count-unread.ts';
import { presentNotification } from './notifications.presenter.ts';
import type { NotificationsQuery, notificationsPage } from './notifications.schema.ts';
import { notifications } from './notifications.table.ts';

interface List {
  ctx: ReaderCtx;
  query: NotificationsQuery;
}

/** The reader's own notifications, newest first. */
export async function listNotifications({ ctx, query }: List): Promise<InferInput<typeof notificationsPage>> {
  const { page, limit } = query;
  const { orm } = ctx.sql;
  const isOwn = eq(notifications.recipientId, ctx.reader.userId);
  const rows = await orm
    .select()
    .from(notifications)
    .where(isOwn)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [own] = await orm.select({ total: count() }).from(notifications).where(isOwn);
  const total = own?.total ?? 0;
  return {
    data: rows.map(presentNotification),
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    unread: await countUnread(ctx.sql, ctx.reader.userId),
  };
}

import type { InferInput } from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { unreadCount } from './count-unread.ts';
import type { NotificationRow, notificationPresenter } from './notifications.presenter.ts';
import type { NotificationsQuery, notificationsPage } from './notifications.schema.ts';
import type { ShownTo } from './shown-notifications.ts';

interface List {
  ctx: ViewerCtx;
  query: NotificationsQuery;
  shownTo: ShownTo;
  present: ReturnType<typeof notificationPresenter>;
}

/** $1 recipient, $2 limit, $3 offset. @param where SQL: which rows `n`. */
const pageText = (where: string) => `
select coalesce((select json_agg(json_build_object(
      'id', n.id::text, 'key', n.key, 'params', n.params, 'actors', cardinality(n.actor_ids), 'scope', n.scope,
      'relatedId', n.related_id::text, 'read', n.read_at is not null,
      'createdAt', ${instantOf('n.created_at')}
    ) order by n.created_at desc, n.id desc)
    from (select n.* from notifications n where n.recipient_id = $1 and ${where}
      order by n.created_at desc, n.id desc limit $2 offset $3) n
  ), '[]'::json) as rows,
  (select count(*)::int from notifications n where n.recipient_id = $1 and ${where}) as total,
  ${unreadCount('$1', where)} as unread,
  (select timezone from ${userCards} u where id = $1) as zone`;

interface Page {
  rows: NotificationRow[];
  total: number;
  unread: number;
  zone: string | null;
}

/** The viewer's own notifications, newest first. */
export async function listNotifications({
  ctx,
  query,
  shownTo,
  present,
}: List): Promise<InferInput<typeof notificationsPage>> {
  const { page, limit } = query;
  const [found] = await ctx.sql.query<Page>({
    ...(ctx.viewer.view || ctx.viewer.child ? {} : { name: 'notifications-page' }),
    text: pageText(shownTo(ctx.viewer)),
    values: [ctx.viewer.userId, limit, (page - 1) * limit],
  });
  const { rows, total, unread, zone } = found ?? { rows: [], total: 0, unread: 0, zone: null };
  return {
    data: rows.map((row) => present(row, zone)),
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    unread,
  };
}

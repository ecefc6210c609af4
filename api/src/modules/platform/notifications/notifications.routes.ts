import { endpoint } from '#base/http/endpoint.ts';
import type { NotificationKind } from './define-notification.ts';
import { listNotifications } from './list-notifications.ts';
import { markRead, unmarkRead } from './mark-read.ts';
import { notificationPresenter } from './notifications.presenter.ts';
import * as schema from './notifications.schema.ts';
import { type ShownTo, shownNotifications } from './shown-notifications.ts';

const SMALL = 4 * 1024;

const kindWords = ({ key, params, recipients }: NotificationKind): string =>
  `${key}${params.length > 0 ? ` (${params.join(', ')})` : ''} to ${recipients}`;

function list(kinds: readonly NotificationKind[], shownTo: ShownTo) {
  const present = notificationPresenter(kinds);
  return endpoint({
    method: 'get',
    path: '/notifications',
    tag: 'Notifications',
    summary: 'List your notifications, newest first, with the unread count',
    access: 'session',
    query: schema.notificationsQuery,
    response: { schema: schema.notificationsPage, description: `Kinds: ${kinds.map(kindWords).join('; ')}` },
    errors: [422],
    handle: (ctx, { query }) => listNotifications({ ctx, query, shownTo, present }),
  });
}

const read = (shownTo: ShownTo) =>
  endpoint({
    method: 'patch',
    path: '/notifications/read',
    tag: 'Notifications',
    summary: 'Mark your notifications as read, all without ids; or undo an earlier marking',
    access: 'session',
    body: { schema: schema.readBody, accepts: ['json'], maxBytes: SMALL, optional: true },
    response: { schema: schema.readResponse },
    errors: [422],
    async handle(ctx, { body }) {
      const { ids, undo } = body;
      const at = ctx.now.toISOString();
      if (undo) return { message: 'Marked as unread', data: { unread: await unmarkRead({ ctx, shownTo, undo }), at } };
      return { message: 'Marked as read', data: { unread: await markRead({ ctx, shownTo, ids }), at } };
    },
  });

/** @param kinds all declared kinds: notifications of other kinds have a general message. */
export function notificationEndpoints(kinds: readonly NotificationKind[]) {
  const shownTo = shownNotifications(kinds);
  return [list(kinds, shownTo), read(shownTo)];
}

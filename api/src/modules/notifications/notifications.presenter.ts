import type { InferInput } from 'valibot';
import type { notificationsPage } from './notifications.schema.ts';
import type { notifications } from './notifications.table.ts';

type Row = Pick<
  typeof notifications.$inferSelect,
  'id' | 'key' | 'params' | 'actorIds' | 'scope' | 'relatedId' | 'createdAt' | 'readAt'
>;

function messageOf({ key, params, actorIds }: Row): string {
  if (key === 'post.pending') return `A post by ${params.name} is waiting for approval`;
  if (key === 'post.approved') return 'Your post was approved';
  if (key === 'post.liked')
    return actorIds.length === 1 ? 'Your post was liked' : `${actorIds.length} people liked your post`;
  return 'Something new in the academy';
}

/** What leaves of a notification; of those who caused it only how many they are. */
export function presentNotification(row: Row): InferInput<typeof notificationsPage>['data'][number] {
  const { id, key, params, actorIds, scope, relatedId, createdAt, readAt } = row;
  return {
    id: String(id),
    message: messageOf(row),
    key,
    params: { ...params, count: actorIds.length },
    scope,
    relatedId: String(relatedId),
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}

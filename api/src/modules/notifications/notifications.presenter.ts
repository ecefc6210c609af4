import type { InferInput } from 'valibot';
import type { notificationsPage } from './notifications.schema.ts';

/** A row of `notifications`, as the list's statement reads it. */
export interface NotificationRow {
  id: string;
  key: string;
  params: Record<string, string>;
  /** How many caused it. */
  actors: number;
  scope: 'class' | 'product' | 'course' | 'comment' | 'post';
  relatedId: string;
  createdAt: string;
  read: boolean;
}

const others = (count: number) => (count === 1 ? '1 other person' : `${count} other people`);

/** How many classes remain, after "You have" or "Maryam has". */
function classesLeft({ remaining }: Record<string, string>): string {
  const count = Number(remaining);
  const classes = Math.abs(count) === 1 ? 'class' : 'classes';
  if (count === 0) return 'no classes left';
  return count > 0 ? `${count} ${classes} left` : `taken ${-count} ${classes} more than were paid for`;
}

/** In plain English; a key that is not here was written by a newer version. */
const messages: Partial<Record<string, (row: NotificationRow) => string>> = {
  'post.pending': ({ params }) => `A post by ${params.name} is waiting for approval`,
  'post.approved': () => 'Your post was approved',
  'post.rejected': () => 'Your post was not approved and has been deleted',
  'post.removed': () => 'Your post was deleted by the administration',
  'post.liked': ({ actors }) => (actors === 1 ? 'Your post was liked' : `${actors} people liked your post`),
  'post.commented': ({ params, actors }) =>
    actors === 1
      ? `${params.name} commented on your post`
      : `${params.name} and ${others(actors - 1)} commented on your post`,
  'account.password': () => 'Your password was changed by the administration',
  'account.role': () => 'What you may do in the academy was changed by the administration',
  'account.registered': ({ params }) => `${params.name} has registered`,
  'account.deactivated': ({ params }) => `${params.name} has deactivated their account`,
  'role.permissions': () => 'The permissions of a role that you hold were changed',
  'classes.left': ({ params }) => `You have ${classesLeft(params)}`,
  'classes.student-left': ({ params }) => `${params.name} has ${classesLeft(params)}`,
};

/** What leaves of a notification; of those who caused it only how many they are. */
export function presentNotification(row: NotificationRow): InferInput<typeof notificationsPage>['data'][number] {
  const { id, key, params, actors, scope, relatedId, createdAt, read } = row;
  const { commentId, ...shown } = params;
  return {
    id,
    message: messages[key]?.(row) ?? 'Something new in the academy',
    key,
    params: { ...shown, count: actors },
    scope,
    relatedId: commentId ?? relatedId,
    createdAt,
    read,
  };
}

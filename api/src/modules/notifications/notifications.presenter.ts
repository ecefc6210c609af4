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

const classes = (count: number) => (count === 1 ? '1 class' : `${count} classes`);

/** What remains of a student's classes; less than none is owed. */
function classesLeft(remaining: number, [has, owes]: readonly [string, string]): string {
  if (remaining === 0) return `${has} no classes left`;
  return remaining > 0 ? `${has} ${classes(remaining)} left` : `${owes} ${classes(-remaining)}`;
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
  'classes.left': ({ params }) => classesLeft(Number(params.remaining), ['You have', 'You owe']),
  'classes.student-left': ({ params: { name, remaining } }) =>
    classesLeft(Number(remaining), [`${name} has`, `${name} owes`]),
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

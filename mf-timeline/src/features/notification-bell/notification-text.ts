import { useCan, useTranslation } from '@academy/shared-auth';
import type { Notification } from '#/api/notifications.ts';
import { commentsPath, FEED_PATH } from '#/components/post-paths.ts';
import { accountText, peopleList } from './account-text.ts';

interface Told {
  text: string;
  /** Where pressing it leads. */
  to: string;
}

/** The page of the post that it is about, at the comment where it is about one. */
function pageOf({ params, scope, relatedId }: Notification): string {
  if (scope === 'post') return commentsPath(relatedId);
  if (scope === 'comment' && params.postId !== undefined)
    return `${commentsPath(String(params.postId))}#comment-${relatedId}`;
  return FEED_PATH;
}

/** A notification in the reader's language. One of a kind that this version does not know keeps the server's words. */
export function useNotificationText(): (notification: Notification) => Told {
  const { t } = useTranslation('timeline');
  const people = peopleList(useCan('users.read'));
  return (notification) => {
    const { key, params, message } = notification;
    const values = { name: params.name, count: Number(params.count ?? 1) };
    const page = pageOf(notification);
    if (key === 'post.pending') return { text: t('notifications.text.pending', values), to: `${FEED_PATH}/pending` };
    if (key === 'post.approved') return { text: t('notifications.text.approved'), to: page };
    if (key === 'post.liked') return { text: t('notifications.text.liked', values), to: page };
    if (key === 'post.commented') return { text: t('notifications.text.commented', values), to: page };
    if (key === 'post.rejected') return { text: t('notifications.text.rejected'), to: FEED_PATH };
    if (key === 'post.removed') return { text: t('notifications.text.removed'), to: FEED_PATH };
    return accountText(t, notification, people) ?? { text: message, to: FEED_PATH };
  };
}

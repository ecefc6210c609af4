import { useTranslation } from '@academy/shared-auth';
import type { Notification } from '#/api/notifications.ts';

interface Told {
  text: string;
  /** Where pressing it leads. */
  to: string;
}

const FEED = '/dashboard/timeline';

/** A notification in the reader's language. One of a kind that this version does not know keeps the server's words. */
export function useNotificationText(): (notification: Notification) => Told {
  const { t } = useTranslation('timeline');
  return ({ key, params, message }) => {
    if (key === 'post.pending')
      return { text: t('notifications.text.pending', { name: params.name }), to: `${FEED}/pending` };
    if (key === 'post.approved') return { text: t('notifications.text.approved'), to: FEED };
    if (key === 'post.liked') return { text: t('notifications.text.liked', { count: Number(params.count) }), to: FEED };
    return { text: message, to: FEED };
  };
}

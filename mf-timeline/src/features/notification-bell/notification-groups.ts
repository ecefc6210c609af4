import { type NotificationText, useNotificationTexts } from '@academy/shared-auth';
import type { Notification } from '#/api/notifications.ts';

/** A notification in words, as a row shows it. */
export interface Worded extends Notification, NotificationText {
  /** The first words of its object. */
  excerpt: string | null;
}

const excerptOf = ({ params }: Notification): string | null =>
  typeof params.excerpt === 'string' && params.excerpt !== '' ? params.excerpt : null;

/**
 * Gives notifications their words. A remote that is not live, or an older one, does not know the key: then the API's
 * text is shown.
 */
export function useWorded(): (notification: Notification) => Worded {
  const textOf = useNotificationTexts();
  return (notification) => ({
    ...notification,
    ...(textOf(notification) ?? { text: notification.message }),
    excerpt: excerptOf(notification),
  });
}

const objectOf = ({ to, excerpt, id }: Worded): string => (to ? `${to.split(/[?#]/)[0]} ${excerpt ?? ''}` : id);

/** By time, newest first: of neighbours about the same object only the first has the object's text. */
export function inGroups(list: readonly Worded[]): Worded[][] {
  const groups: Worded[][] = [];
  for (const each of list) {
    const last = groups.at(-1);
    if (last?.[0] && objectOf(last[0]) === objectOf(each)) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

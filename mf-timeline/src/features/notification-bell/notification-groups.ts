import { type NotificationText, useNotificationTexts } from '@academy/shared-auth';
import type { Notification } from '#/api/notifications.ts';

/** A notification in words, as a row shows it. */
export interface Worded extends Notification, NotificationText {
  /** The first words of what it is about. */
  excerpt: string | null;
}

const excerptOf = ({ params }: Notification): string | null =>
  typeof params.excerpt === 'string' && params.excerpt !== '' ? params.excerpt : null;

/** Words notifications. A remote that is not live, or an older one, does not know the key: the API's own text is there for that. */
export function useWorded(): (notification: Notification) => Worded {
  const textOf = useNotificationTexts();
  return (notification) => ({
    ...notification,
    ...(textOf(notification) ?? { text: notification.message }),
    excerpt: excerptOf(notification),
  });
}

/** What is about the same object stands together, at the place of the newest. */
export function inGroups(list: readonly Worded[]): Worded[][] {
  const groups = new Map<string, Worded[]>();
  for (const each of list) {
    const key = each.to ? `${each.to.split(/[?#]/)[0]} ${each.excerpt ?? ''}` : each.id;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

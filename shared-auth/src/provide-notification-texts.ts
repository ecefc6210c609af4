import { instantText, monthText } from './instant-text.ts';
import {
  type NotificationText,
  type NotificationViewer,
  notificationTextStore,
  type SentNotification,
} from './notification-texts.ts';
import {
  contextFor,
  fillLink,
  type NotificationLink,
  type NotificationSource,
  type NotificationWords,
  notificationWords,
} from './notification-words.ts';
import { isClosedToChild } from './session/closed-to-children.ts';
import { belongsTo } from './session/permissions.ts';
import { paramsIn } from './titles.ts';

const formats = {
  instant: (value: string, language: string, { zone }: Readonly<Record<string, unknown>>) =>
    instantText(value, language, String(zone)),
  month: monthText,
};

/** Made for the first notification, not while the page starts. */
function lazily(remotes: readonly NotificationSource[]): () => NotificationWords {
  let known: NotificationWords | undefined;
  return () => {
    known ??= notificationWords(remotes, formats);
    return known;
  };
}

function textIn(
  { words, links }: NotificationWords,
  { key, params, relatedId }: SentNotification,
  { language, zone, name, ...holder }: NotificationViewer,
): NotificationText | undefined {
  const isOpen = ({ route }: NotificationLink) =>
    belongsTo(holder, { permissions: route.permissions, only: route.roles }) && !isClosedToChild(holder, route.path);
  const replace = paramsIn(language, params);
  const context = contextFor(name, params);
  const options = { lng: language, count: Number(params.count ?? 1), replace, zone, context };
  if (!words.exists(key, options)) return undefined;
  const text = words.t(key, options);
  const link = links.get(key)?.find(isOpen);
  const to = link ? fillLink(link.to, { ...params, relatedId }) : null;
  return to === null ? { text } : { text, to };
}

/**
 * Sets the notifications that remotes declare; called by the shell, and by tests. It is an entry point of its own: the
 * shell loads it after the first page.
 */
export function provideNotificationTexts(remotes: readonly NotificationSource[]): void {
  const known = lazily(remotes);
  notificationTextStore.setState({ textOf: (notification, viewer) => textIn(known(), notification, viewer) });
}

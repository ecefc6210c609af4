import { create } from 'zustand';
import { instantText, monthText } from './instant-text.ts';
import {
  contextFor,
  fillLink,
  type NotificationLink,
  type NotificationSource,
  type NotificationWords,
  notificationWords,
} from './notification-words.ts';
import { belongsTo } from './session/permissions.ts';
import { useSession } from './session/session.ts';
import { paramsIn } from './titles.ts';
import { useTranslation } from './use-translation.tsx';

/** A notification as the API sends it. */
interface SentNotification {
  key: string;
  /** With `count`, which decides the plural form. */
  params: Readonly<Record<string, unknown>>;
  relatedId: string;
}

/** A notification in the viewer's language. */
export interface NotificationText {
  text: string;
  /** The target of its link; undefined if the viewer may not open it. */
  to?: string;
}

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

const textStore = create(() => ({ known: lazily([]) }));

/** Sets the notifications that remotes declare; called by the shell, and by tests. */
export const provideNotificationTexts = (remotes: readonly NotificationSource[]): void =>
  textStore.setState({ known: lazily(remotes) });

/** The words of a notification of any remote, in the viewer's language; undefined if no remote has words for it. */
export function useNotificationTexts(): (notification: SentNotification) => NotificationText | undefined {
  const known = textStore((state) => state.known);
  const { language } = useTranslation().i18n;
  const permissions = useSession((session) => session.permissions);
  const roles = useSession((session) => session.user?.roles);
  const zone = useSession((session) => session.user?.timezone);
  const name = useSession((session) => session.user?.name);
  const isOpen = ({ route }: NotificationLink) =>
    belongsTo({ permissions, roles: roles ?? [] }, { permissions: route.permissions, only: route.roles });
  return ({ key, params, relatedId }) => {
    const { words, links } = known();
    const replace = paramsIn(language, params);
    const context = contextFor(name, params);
    const options = { lng: language, count: Number(params.count ?? 1), replace, zone, context };
    if (!words.exists(key, options)) return undefined;
    const text = words.t(key, options);
    const link = links.get(key)?.find(isOpen);
    const to = link ? fillLink(link.to, { ...params, relatedId }) : null;
    return to === null ? { text } : { text, to };
  };
}

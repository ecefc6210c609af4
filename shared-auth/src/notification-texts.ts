import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useLaterWords } from './later-words.ts';
import type { Holder } from './session/permissions.ts';
import { useSession } from './session/session.ts';

/** A notification as the API sends it. */
export interface SentNotification {
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

/** For whom a notification is worded. */
export interface NotificationViewer extends Holder {
  language: string;
  zone: string | undefined;
  name: string | undefined;
}

type TextOf = (notification: SentNotification, viewer: NotificationViewer) => NotificationText | undefined;

/** Gives notifications of remotes their words; it loads after the first page. */
export const notificationTextStore = create<{ textOf: TextOf }>(() => ({ textOf: () => undefined }));

/** The words of a notification of any remote, in the viewer's language; undefined if no remote has words for it. */
export function useNotificationTexts(): (notification: SentNotification) => NotificationText | undefined {
  useLaterWords();
  const textOf = notificationTextStore((state) => state.textOf);
  const { language } = useTranslation().i18n;
  const permissions = useSession((session) => session.permissions);
  const roles = useSession((session) => session.user?.roles) ?? [];
  const zone = useSession((session) => session.user?.timezone);
  const name = useSession((session) => session.user?.name);
  return (notification) => textOf(notification, { permissions, roles, language, zone, name });
}

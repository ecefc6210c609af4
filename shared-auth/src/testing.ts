import { initReactI18next } from 'react-i18next';
import type { RemoteDeclaration } from './contract/index.ts';
import { i18n } from './i18n.ts';
import type { Language } from './languages.ts';
import type { NotificationSource } from './notification-words.ts';

/** A router with its own addresses: for components drawn alone, without the window's history. */
export { clearCopyTimes as clearCopiesForTest, noteCopy as noteCopyForTest } from './offline/copy-times.ts';
export { clearOutboxForTest } from './outbox/outbox.ts';

/** Simulates events of the realtime connection, for component tests. */
export { realtimeUpdates as realtimeForTest } from './realtime/realtime.ts';
export { signInForTest } from './session/sign-in-for-test.ts';

/** Starts i18n from texts in memory, for component tests. */
export async function startTestI18n(language: 'en' | 'ar', texts: Record<string, object>): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: Object.keys(texts)[0],
    resources: { [language]: texts },
    interpolation: { escapeValue: false },
  });
}

const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : flat(text, `${prefix}${key}.`),
  );

export { provideNotificationTexts } from './provide-notification-texts.ts';

/** A remote in the registry's form, for `provideNotificationTexts`: its declaration with its texts. */
export const notificationSourceForTest = (
  { notifications, routes }: RemoteDeclaration,
  { en, ar }: Record<Language, object>,
): NotificationSource => ({
  notifications,
  routes,
  texts: { en: Object.fromEntries(flat(en)), ar: Object.fromEntries(flat(ar)) },
});

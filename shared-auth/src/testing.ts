import { initReactI18next } from 'react-i18next';
import { i18n } from './i18n.ts';

/** Speaks as the realtime connection does, for component tests. */
export { realtimeNews as realtimeForTest } from './realtime.ts';
export { signInForTest } from './sign-in-for-test.ts';

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

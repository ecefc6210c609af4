import { initReactI18next } from 'react-i18next';
import { i18n } from './i18n.ts';
import { type SessionUser, sessionStore } from './session.ts';

/** Speaks as the realtime connection does, for component tests. */
export { realtimeNews as realtimeForTest } from './realtime.ts';

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

/** Puts a signed-in user into the session, for component and contract tests. */
export function signInForTest(user: Partial<SessionUser>, permissions: string[], token = 'test-token'): void {
  sessionStore.setState({
    status: 'signed-in',
    token,
    reason: null,
    permissions: new Set(permissions),
    user: {
      id: '1',
      name: 'Test User',
      email: 'test@academy.test',
      phone: null,
      image: null,
      role: 'student',
      roles: ['student'],
      timezone: 'Asia/Amman',
      subscription: { package: null },
      ...user,
    },
  });
}

import i18next, { type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { academy } from './academy/academy.ts';
import { type Language, languages } from './languages.ts';
import { saveLanguage } from './profile/save-language.ts';
import { deviceStorage } from './storage/browser-storage.ts';

const STORAGE_KEY = 'language';
const TEXTS_LIMIT = 5000;

export const directionOf = (language: string): 'ltr' | 'rtl' => (language.startsWith('ar') ? 'rtl' : 'ltr');

/** Arabic as of the academy's names for months: the Levant's names are those of Jordan. */
const arabic = { egypt: 'ar-u-nu-latn', levant: 'ar-JO-u-nu-latn' } as const;

/**
 * BCP 47 tag for dates and numbers: Arabic with Latin digits everywhere (D57), and with the academy's names for months
 * (D86).
 */
export const localeOf = (language: string): string =>
  language.startsWith('ar') ? arabic[academy().month_names] : 'en-GB';

const cookieLanguage = () => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

/** The stored language, from the cookie if storage is unavailable; by default `en`. */
export const storedLanguage = (): Language =>
  (deviceStorage.read(STORAGE_KEY) ?? cookieLanguage()) === 'ar' ? 'ar' : 'en';

/** The version of the release from which a namespace's texts must come; which the shell reads in its registry */
const versions = new Map<string, string>();
export function pinLocaleVersion(namespace: string, version: string): void {
  versions.set(namespace, version);
}

/** The address of a namespace's texts, of the pinned version if one is pinned. */
export function localeUrl(language: string, namespace: string): string {
  const version = versions.get(namespace);
  return `/locales/${language}/${namespace}.json${version ? `?v=${version}` : ''}`;
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    fetch(localeUrl(language, namespace), { signal: AbortSignal.timeout(TEXTS_LIMIT) })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`locale ${response.status}`))))
      .then(
        (texts) => done(null, texts),
        (error) => done(error, true),
      );
  },
};

/** The page's one i18next instance. */
export const i18n: I18n = i18next;

function applyToDocument(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/**
 * Starts i18n in the stored language with texts from `/locales/{lng}/{ns}.json`. Resolves when the first namespaces are
 * loaded; a missing file leaves keys visible only in development.
 */
export async function startI18n(namespaces: string[]): Promise<void> {
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: storedLanguage(),
      fallbackLng: false,
      supportedLngs: languages,
      ns: namespaces,
      defaultNS: namespaces[0],
      maxRetries: 1,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      returnNull: false,
    });
  applyToDocument(i18next.language);
}

/** Switches the language without a reload and stores it: on the device, and for the signed-in user (D169). */
export async function setLanguage(language: Language): Promise<void> {
  deviceStorage.write(STORAGE_KEY, language);
  document.cookie = `${STORAGE_KEY}=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  await i18next.changeLanguage(language);
  void saveLanguage(language);
}

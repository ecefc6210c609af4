import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Languages of the pages that the API itself serves. */
export type PageLanguage = 'en' | 'ar';

/** Texts in both languages, by key. */
export type PageTexts = Record<string, Record<PageLanguage, string>>;

/** The texts of one language, by the same keys. */
export const textsIn = <T extends PageTexts>(texts: T, language: PageLanguage): Record<keyof T, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, each[language]])) as Record<keyof T, string>;

/** The language that was chosen in the academy's pages in this browser (cookie `language`); null if none was. */
export function chosenLanguage(c: Context): PageLanguage | null {
  const chosen = getCookie(c, 'language');
  return chosen === 'en' || chosen === 'ar' ? chosen : null;
}

/**
 * The language of the academy's pages in this browser (cookie `language`); without one, the browser's
 * (`accept-language`).
 */
export function pageLanguageOf(c: Context): PageLanguage {
  const chosen = getCookie(c, 'language') ?? c.req.header('accept-language') ?? '';
  return chosen.startsWith('ar') ? 'ar' : 'en';
}

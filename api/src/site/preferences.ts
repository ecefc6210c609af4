import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type PageTheme, pageThemeOf } from '#base/http/page-theme.ts';

export type Language = 'en' | 'ar';
export type Theme = PageTheme;

export interface Preferences {
  language: Language;
  /** Null if none was chosen in this browser: the system decides. */
  theme: Theme | null;
}

/** The preferences that the browser copies from its local storage into cookies, so that the first paint is right. */
export function readPreferences(c: Context): Preferences {
  return {
    language: getCookie(c, 'language') === 'ar' ? 'ar' : 'en',
    theme: pageThemeOf(c),
  };
}

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

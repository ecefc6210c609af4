import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

export type Language = 'en' | 'ar';
export type Theme = 'light' | 'dark';

export interface Preferences {
  language: Language;
  theme: Theme;
}

/** What the browser mirrors of its local storage, so that the first paint is right. */
export function readPreferences(c: Context): Preferences {
  return {
    language: getCookie(c, 'language') === 'ar' ? 'ar' : 'en',
    theme: rememberedTheme(c) ?? 'light',
  };
}

/** The theme that was chosen in this browser; null where the system decides. */
export function rememberedTheme(c: Context): Theme | null {
  const theme = getCookie(c, 'color-theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

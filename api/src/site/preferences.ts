import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

export type Language = 'en' | 'ar';
export type Theme = 'light' | 'dark';

export interface Preferences {
  language: Language;
  /** Null where nobody has chosen in this browser: the system decides. */
  theme: Theme | null;
}

/** What the browser mirrors of its local storage, so that the first paint is right. */
export function readPreferences(c: Context): Preferences {
  return {
    language: getCookie(c, 'language') === 'ar' ? 'ar' : 'en',
    theme: rememberedTheme(c),
  };
}

function rememberedTheme(c: Context): Theme | null {
  const theme = getCookie(c, 'color-theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr');

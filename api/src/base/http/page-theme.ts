import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

export type PageTheme = 'light' | 'dark';

/**
 * The theme that was chosen in the academy's pages in this browser (cookie `color-theme`); null: the system decides.
 */
export function pageThemeOf(c: Context): PageTheme | null {
  const theme = getCookie(c, 'color-theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

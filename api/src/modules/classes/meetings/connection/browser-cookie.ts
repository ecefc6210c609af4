import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '#base/auth/tokens.ts';

const NAME = 'meeting_auth';
const PATH = '/api/zoom';
const LIFE_S = 20 * 60;

export const readBrowser = (c: Context): string | null => getCookie(c, NAME) || null;

/**
 * The browser's secret; it stays the same while an authorization may be in progress, so that two tabs do not conflict.
 */
export function markBrowser(c: Context, publicUrl: string): string {
  const browser = readBrowser(c) ?? newToken();
  setCookie(c, NAME, browser, {
    path: PATH,
    httpOnly: true,
    // The provider's page redirects back to here: browsers would not send a strict cookie.
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: LIFE_S,
  });
  return browser;
}

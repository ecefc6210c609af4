import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'reset_ctx';
const PATH = '/api/auth';

/** The only cookie that has an effect in the API: it ties a reset code to the browser that requested it (D60). */
export const readResetContext = (c: Context): string | null => getCookie(c, NAME) || null;

export function writeResetContext(c: Context, context: string, publicUrl: string): void {
  setCookie(c, NAME, context, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: 20 * 60,
  });
}

export const clearResetContext = (c: Context): void => void deleteCookie(c, NAME, { path: PATH });

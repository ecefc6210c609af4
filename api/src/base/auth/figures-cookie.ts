import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { FIGURE_TOKEN_HOURS } from './figure-tokens.ts';

const NAME = 'figures';
const LONGEST = 3000;

/** The token of the last page: it states which versions the browser may report figures about, and gives no access. */
export function readFiguresCookie(c: Context): string | null {
  const token = getCookie(c, NAME);
  return token && token.length <= LONGEST ? token : null;
}

export const writeFiguresCookie = (c: Context, token: string, isSecure: boolean): void =>
  setCookie(c, NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    maxAge: FIGURE_TOKEN_HOURS * 3600,
  });

export const clearFiguresCookie = (c: Context): void => void deleteCookie(c, NAME, { path: '/' });

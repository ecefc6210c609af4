import type { Context, Env, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

/** Calls the API, inside this process, as the holder of the token. */
export type AskApi = (c: Context, path: string, token: string) => Promise<Response>;

/** Bodies of responses, as JSON text, by the path that the page would request. */
export type FirstData = ReadonlyMap<string, string>;

/** In milliseconds. The page itself fetches data that comes later. */
const LONGEST_WAIT = 500;

/**
 * The viewer's token, as the client stores it (D61). It is used only for a page's first data; no call accepts it from
 * here.
 */
export const tokenOf = (c: Context): string | null => getCookie(c, 'session') || null;

const FORWARDED = ['x-forwarded-for', 'accept-language', 'user-agent'];

/** Calls of the app itself, with the caller's data for limits and logs. */
export function askThrough<E extends Env>(app: Hono<E>): AskApi {
  return async (c, path, token) => {
    const headers = new Headers({ authorization: `Bearer ${token}` });
    for (const name of FORWARDED) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const language = getCookie(c, 'language');
    if (language === 'en' || language === 'ar') headers.set('cookie', `language=${language}`);
    return app.fetch(new Request(new URL(path, c.req.url), { headers }), c.env);
  };
}

/** The successful responses that arrive in time. Never rejects. */
export async function fetchFirstData(ask: (path: string) => Promise<Response>, paths: string[]): Promise<FirstData> {
  const found = new Map<string, string>();
  const fetchOne = async (path: string) => {
    const response = await ask(path);
    if (response.status === 200) found.set(path, await response.text());
  };
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_WAIT).unref();
  });
  await Promise.race([Promise.allSettled(paths.map(fetchOne)), isLate]);
  return new Map(found);
}

import type { Context, Env, Hono } from 'hono';
import { getCookie } from 'hono/cookie';

/** Asks the API, in this process, as the holder of the token. */
export type AskApi = (c: Context, path: string, token: string) => Promise<Response>;

/** Bodies of responses, as JSON text, by the path that the page would ask for. */
export type FirstData = ReadonlyMap<string, string>;

/** Milliseconds. The page itself fetches later responses. */
const LONGEST_WAIT = 500;

/** The viewer's token, as the client keeps it (D61). It brings a page its first data; no call takes it from here. */
export const tokenOf = (c: Context): string | null => getCookie(c, 'session') || null;

const FORWARDED = ['x-forwarded-for', 'accept-language', 'user-agent'];

/** Calls of the app itself, with what limits and logs know the caller by. */
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

/** The responses of the paths that arrive well and in time. Never rejects. */
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

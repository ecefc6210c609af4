import { isImmutable } from './addresses.ts';

/**
 * `network`: not handled by the worker; `page`: network first, within a time limit; `file`: from the cache, forever.
 */
export type Strategy = 'network' | 'page' | 'file';

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'cache' | 'headers'>;

/** The worker never handles the API: it does not know whose response it is. */
export function strategyOf({ url, method, mode, cache, headers }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || headers.has('range')) return 'network';
  if (mode === 'navigate') return /^\/(dashboard|auth)(\/|$)/.test(address.pathname) ? 'page' : 'network';
  const skipsCaches = cache === 'no-store' || cache === 'reload' || cache === 'no-cache';
  return isImmutable(address) && !skipsCaches ? 'file' : 'network';
}

/**
 * A preview, or texts that stand in for missing ones, also have an immutable address, and their headers say that they
 * are not immutable.
 */
export const mayStore = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && /\bimmutable\b/.test(headers.get('cache-control') ?? '');

/** The server is being restarted, or a balancer has none. */
const UNAVAILABLE = [502, 503, 504];

/**
 * The page of the network; if that does not arrive before `bound`, fails or says that the server is unavailable, the
 * stored one. Without a stored one the network decides.
 */
export async function choosePage(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  bound: Promise<unknown>,
): Promise<Response> {
  const inTime = await Promise.race([network.catch(() => null), bound.then(() => null)]);
  if (inTime && !UNAVAILABLE.includes(inTime.status)) return inTime;
  return (await stored()) ?? network;
}

/** The stored page is made for nobody, so its texts may be those of another language. */
export const withoutTextHints = (html: string): string =>
  html.replace(/<link rel="preload" as="fetch" href="\/locales\/[^>]*>\n?/g, '');

/** Headers without length and encoding, which are wrong after the body was read. */
export const headersOf = ({ headers }: Pick<Response, 'headers'>): [string, string][] =>
  [...headers].filter(([name]) => !/^content-(length|encoding)$/i.test(name));

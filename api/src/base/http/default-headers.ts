import type { MiddlewareHandler } from 'hono';

const REFERRER_POLICY = 'no-referrer';
/** For text of our own that no page needs anything from. A worker or a page says its own policy. */
const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Protective headers where a response says none itself: plain texts have a policy, calls of the API give away no address. */
export const defaultHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  const isPlain = headers.get('content-type')?.startsWith('text/plain') === true;
  if (!isPlain && !c.req.path.startsWith('/api')) return;
  if (!headers.has('referrer-policy')) c.header('referrer-policy', REFERRER_POLICY);
  if (!isPlain) return;
  if (!headers.has('content-security-policy')) c.header('content-security-policy', PLAIN_POLICY);
  if (!headers.has('x-content-type-options')) c.header('x-content-type-options', 'nosniff');
};

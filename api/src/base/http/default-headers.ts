import type { MiddlewareHandler } from 'hono';

const REFERRER_POLICY = 'no-referrer';
/** For plain text, which loads nothing. Workers and pages set their own policy. */
const PLAIN_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Protective headers for responses that set none: plain texts get a policy, calls of the API send no referrer. */
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

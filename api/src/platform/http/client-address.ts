import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

const LOOPBACK = '127.0.0.1';
const withoutV4Prefix = (address: string) => address.replace(/^::ffff:/, '');

/**
 * The caller's address. `X-Forwarded-For` is believed for as many entries, from the right, as there are proxies of
 * ours in front. Without a socket (tests) it is the loopback.
 */
export function clientAddress(c: Context, trustProxy: number): string {
  const socket = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? LOOPBACK;
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-for') : undefined;
  if (!forwarded) return withoutV4Prefix(socket);
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return withoutV4Prefix((hops[hops.length - trustProxy] ?? hops[0] ?? socket).slice(0, 64));
}

export const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

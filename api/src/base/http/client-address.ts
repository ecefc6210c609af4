import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

interface NodeBindings {
  incoming?: { httpVersion?: string; socket?: { remoteAddress?: string | undefined } };
}

const LOOPBACK = '127.0.0.1';
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The one spelling of an IPv6 address; an IPv4 address mapped into IPv6 becomes IPv4. */
function canonicalIPv6(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  if (!mapped) return canonical;
  return mapped
    .slice(1)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** An address without the port, brackets and zone that proxies and sockets add; null if there is none. */
function readAddress(written: string): string | null {
  const trimmed = written.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? canonicalIPv6(address) : null;
}

function socketAddress(c: Context): string {
  const address = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? LOOPBACK;
  return readAddress(address) ?? address;
}

/**
 * The caller's address. As many entries of `X-Forwarded-For`, from the right, are trusted as there are own proxies; for
 * an entry that is no address the proxy's address is used. Without a socket (tests) it is the loopback address.
 */
export function clientAddress(c: Context, trustProxy: number): string {
  const forwarded = trustProxy > 0 ? c.req.header('x-forwarded-for') : undefined;
  const hops = forwarded?.split(',') ?? [];
  return readAddress(hops.at(-trustProxy) ?? hops[0] ?? '') ?? socketAddress(c);
}

/**
 * The key of limits: an IPv4 address, or the /64 of an IPv6 address, since a subscriber owns a whole /64.
 * @param address as `clientAddress` returns it.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : groups(tail);
  const before = groups(head);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/**
 * The key for a provider's customers: the /24 of an IPv4 address, or the /48 of an IPv6 address. One site may own all
 * of it.
 */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return isIPv6(address) ? network.split(':').slice(0, 3).join(':') : network.split('.').slice(0, 3).join('.');
}

const isLoopback = (address: string) => address === '::1' || (isIPv4(address) && address.startsWith('127.'));

function isThisMachine(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Whether the request names this machine as its host. Proxies that add no header mostly keep the public name. A request
 * line in the absolute form names another host than the header, so both are looked at.
 */
function namesThisMachine(c: Context): boolean {
  const { host } = new URL(c.req.url);
  return isThisMachine(host) && isThisMachine(c.req.header('host') ?? host);
}

/** nginx's plain `proxy_pass` names the upstream as host, but uses HTTP/1.0, which no current client does. */
const isOldHttp = (c: Context) => (c.env as NodeBindings | undefined)?.incoming?.httpVersion === '1.0';

/** Whether the caller is on this machine and is no proxy for another one. */
export function isDirectLoopback(c: Context): boolean {
  if (!isLoopback(socketAddress(c)) || !namesThisMachine(c) || isOldHttp(c)) return false;
  return FORWARDING_HEADERS.every((name) => c.req.header(name) === undefined);
}

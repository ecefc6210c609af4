import { BlockList, isIP } from 'node:net';

/** Addresses of IPv4 that are not on the internet: own and private networks, carriers, links, tests, groups. */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Those within the internet of IPv6 that are not: translated and tunnelled addresses, documentation. */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closed6) closed.addSubnet(net, prefix, 'ipv6');

/** All else of IPv6 is closed: loopback, links, unique local and mapped addresses, and what is not given out yet. */
const internet6 = new BlockList();
internet6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the internet, and not in a network of ours (D158). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && internet6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Whether a host of a URL may be on the internet; what its name leads to is only known when it is connected. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !localNames.test(host);
}

import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isDirectLoopback, networkOf, wideNetworkOf } from './client-address.ts';

type Headers = Record<string, string>;

/** The function's result for a request over a socket from `remoteAddress`. */
async function ask<T>(
  about: (c: Parameters<typeof clientAddress>[0]) => T,
  remoteAddress: string,
  headers: Headers = {},
  { host = 'localhost', httpVersion = '1.1' } = {},
) {
  let said: T | undefined;
  const app = new Hono().get('/', (c) => {
    said = about(c);
    return c.text('');
  });
  await app.request(`http://${host}/`, { headers }, { incoming: { httpVersion, socket: { remoteAddress } } });
  return said;
}
const addressOf = (forwarded: string, proxies = 1) =>
  ask((c) => clientAddress(c, proxies), '10.0.0.1', { 'x-forwarded-for': forwarded });

describe('the caller’s address', () => {
  it.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[1.2.3.4]', '1.2.3.4'],
    ['[::1]:80', '::1'],
    ['[2001:DB8::0:7]', '2001:db8::7'],
    ['2001:db8:0:0::7', '2001:db8::7'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:0102:0304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
    ['fe80::1%eth0', 'fe80::1'],
    ['198.51.100.9, 1.2.3.4:1', '1.2.3.4'],
  ])('the address of the caller: %s is %s', async (forwarded, address) => {
    expect(await addressOf(forwarded)).toBe(address);
  });

  it.each(['unknown', '_hidden', '1.2.3', '1.2.3.4.5', '1.2.3.4:x', '[::1', '', 'example.org'])(
    'a forwarded %o that is no address is replaced by the proxy’s address',
    async (forwarded) => {
      expect(await addressOf(forwarded)).toBe('10.0.0.1');
    },
  );

  it('as many forwarded entries, counted from the right, are trusted as there are proxies', async () => {
    expect(await addressOf('9.9.9.9, 1.2.3.4, 10.0.0.2', 2)).toBe('1.2.3.4');
    expect(await addressOf('9.9.9.9, 1.2.3.4', 0)).toBe('10.0.0.1');
  });

  it('without a proxy the socket’s address is used, IPv4 in either form', async () => {
    expect(await ask((c) => clientAddress(c, 0), '::ffff:192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('a network', () => {
  it('an IPv6 network is the /64 of the address', () => {
    expect(networkOf('2001:db8:5:6::1')).toBe('2001:db8:5:6::/64');
    expect(networkOf('2001:db8:5:6:ffff:ffff:ffff:ffff')).toBe('2001:db8:5:6::/64');
    expect(networkOf('2001:db8:5:7::1')).toBe('2001:db8:5:7::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  it('an IPv4 address is its own network', () => {
    expect(networkOf('1.2.3.4')).toBe('1.2.3.4');
    expect([wideNetworkOf('1.2.3.4'), wideNetworkOf('2001:db8:5:6::1')]).toEqual(['1.2.3', '2001:db8:5']);
  });
});

describe('a direct connection of this machine', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
    'a direct connection of this machine comes from %s',
    async (remote) => {
      expect(await ask(isDirectLoopback, remote)).toBe(true);
    },
  );

  it('a connection of another machine is not direct', async () => {
    expect(await ask(isDirectLoopback, '10.0.0.1')).toBe(false);
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'a request with the header %s is not direct',
    async (name) => {
      expect(await ask(isDirectLoopback, '127.0.0.1', { [name]: '127.0.0.1' })).toBe(false);
    },
  );

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('a request for %s is direct', async (host) => {
    expect(await ask(isDirectLoopback, '127.0.0.1', {}, { host })).toBe(true);
  });

  it.each(['academy.example', 'localhost.academy.example', '127.evil.example', '192.0.2.7'])(
    'a request for %s that came through a proxy of this machine is not direct',
    async (host) => {
      expect(await ask(isDirectLoopback, '127.0.0.1', {}, { host })).toBe(false);
    },
  );

  it.each(['academy.example', 'academy.example:3000', '192.0.2.7', 'localhost.academy.example', '', '[::1'])(
    'a request line that names localhost is not direct with the header Host: %s',
    async (host) => {
      expect(await ask(isDirectLoopback, '127.0.0.1', { host })).toBe(false);
    },
  );

  it.each(['localhost:3000', '[::1]:3000', '127.0.0.1'])(
    'a request with the header Host: %s is direct',
    async (host) => {
      expect(await ask(isDirectLoopback, '127.0.0.1', { host })).toBe(true);
    },
  );

  it('a request in HTTP/1.0 came through a proxy and is not direct', async () => {
    expect(await ask(isDirectLoopback, '127.0.0.1', {}, { httpVersion: '1.0' })).toBe(false);
  });
});

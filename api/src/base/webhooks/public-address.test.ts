import { expect, it } from 'vitest';
import { isPublicAddress, isPublicHost } from './public-address.ts';

it.each([
  ...['127.0.0.1', '127.255.0.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.8', '198.18.0.1', '203.0.113.5'],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '::7f00:1', 'words', ''],
])('%s is no address on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '223.255.255.1', '2606:4700::6810:84e5', '2a00::1'])(
  '%s is on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['hooks.zapier.com', true],
  ['8.8.8.8', true],
  ['localhost', false],
  ['api.localhost', false],
  ['db', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['metadata.google.internal.', false],
  ['127.0.0.1', false],
  ['[::1]', false],
])('the host %s may be called: %s', (host, isPublic) => {
  expect(isPublicHost(host)).toBe(isPublic);
});

it.each(['http://2130706433', 'http://0x7f.1', 'http://0177.0.0.1', 'http://127.1', 'http://[::ffff:7f00:1]'])(
  '%s is a way to write a private address',
  (url) => {
    expect(isPublicHost(new URL(url).hostname)).toBe(false);
  },
);

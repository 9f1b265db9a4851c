import { describe, expect, test } from 'vitest';
import {
  clientNetwork,
  createClientAddress,
  isSubnet,
  siteNetwork,
  type TrustProxy,
} from '../../api/requests/client-address.ts';

const proxies = ['10.0.0.0/8', '::1', 'fd00::/8'];

describe('the client is the last address that no trusted proxy vouches for', () => {
  test.each<[TrustProxy, string | undefined, string | null, string]>([
    [0, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [0, undefined, '198.51.100.1', 'unknown'],
    [1, '10.0.0.1', null, '10.0.0.1'],
    [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [1, '10.0.0.1', 'forged, 198.51.100.1', '198.51.100.1'],
    [2, '10.0.0.1', '192.0.2.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [2, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [1, undefined, '198.51.100.1', '198.51.100.1'],
    [1, '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
    [1, '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '10.0.0.1', 'not an address', '10.0.0.1'],
    [1, '10.0.0.1', '2001:db8::1%x', '2001:db8::1'],
    [[], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [proxies, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
    [proxies, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [proxies, '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [proxies, '::1', 'forged, 198.51.100.1, 10.1.1.1, fd00::2', '198.51.100.1'],
    [proxies, '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    [proxies, 'fe80::1%eth0', '198.51.100.1', 'fe80::1'],
    [proxies, undefined, '198.51.100.1', 'unknown'],
  ])('trusting %o, called from %s, forwarded for %s', (trust, socket, forwarded, expected) => {
    expect(createClientAddress(trust)(socket, forwarded)).toBe(expected);
  });
});

test.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/128', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['localhost', false],
  ['', false],
])('%s as a subnet: %s', (text, expected) => {
  expect(isSubnet(text)).toBe(expected);
});

test('one network of IPv6 is one client', () => {
  expect(clientNetwork('2001:db8::1')).toBe(clientNetwork('2001:db8::ffff:ffff:ffff:ffff'));
  expect(clientNetwork('2001:db8::1')).not.toBe(clientNetwork('2001:db8:0:1::1'));
  expect(clientNetwork('::ffff:192.0.2.1')).toBe(clientNetwork('192.0.2.1'));
  expect(clientNetwork('192.0.2.1')).not.toBe(clientNetwork('192.0.2.2'));
  expect(clientNetwork('unknown')).toBe('unknown');
});

test('the networks of one customer of IPv6 are one site', () => {
  const siteOf = (address: string) => siteNetwork(clientNetwork(address));
  expect(siteOf('1:2:3:4::1')).toBe(siteOf('1:2:3:ffff::'));
  expect(siteOf('1:2:3::')).not.toBe(siteOf('1:2:4::'));
  expect(siteOf('::1')).not.toBe(siteOf('1::1'));
  expect(siteOf('192.0.2.1')).toBeUndefined();
  expect(siteOf('unknown')).toBeUndefined();
});

import { BlockList, isIP, isIPv6 } from 'node:net';
import { convertIPv6ToBinary } from 'hono/utils/ipaddr';

/**
 * Which `X-Forwarded-For` entries to trust. A number is the count of proxies in front of this
 * server; each adds the address it was called from, so the client is that many entries from the
 * end. A list has the addresses or subnets of the proxies; the client is the last entry that is not
 * one of them. With 0 or an empty list the header is ignored. A number is safe only if all requests
 * come through the proxies; other clients could send any header.
 */
export type TrustProxy = number | readonly string[];

/** `10.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`. */
export function isSubnet(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

/**
 * Returns a function that finds the client of a request.
 * @returns the client's address, or `unknown` if the socket has none (a Unix socket)
 */
export function createClientAddress(trustProxy: TrustProxy) {
  const proxies = new BlockList();
  if (typeof trustProxy !== 'number') {
    for (const subnet of trustProxy) {
      const [address = '', prefix] = subnet.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      proxies.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
    }
  }
  const isTrusted = (address: string, hops: number): boolean =>
    typeof trustProxy === 'number'
      ? hops < trustProxy
      : isIP(address) > 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    let address = bareAddress(socketAddress ?? 'unknown');
    if (forwardedFor === null) return address;
    const forwarded = forwardedFor.split(',').map(bareAddress);
    for (let hops = 0; isTrusted(address, hops); hops++) {
      const next = forwarded.pop();
      if (next === undefined || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
}

/**
 * Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`; link-local addresses have a zone.
 */
const bareAddress = (entry: string): string =>
  entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');

/**
 * Returns what counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address,
 * since a client that has one address of such a network has them all.
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const digits = convertIPv6ToBinary(address).toString(16).padStart(32, '0');
  return `${digits.slice(0, 16)}/64`;
}

/**
 * Returns the network of a whole site, the first 48 bits of an IPv6 address: providers give up to
 * that many to one customer, who then has 65,536 networks of 64 bits. `undefined` for IPv4.
 */
export const siteNetwork = (network: string): string | undefined =>
  network.endsWith('/64') ? `${network.slice(0, 12)}/48` : undefined;

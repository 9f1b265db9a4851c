/**
 * Splits `DATABASE_URL` into one URL per host, as libpq does: comma-separated hosts are a primary
 * and its standbys, in any order.
 * @returns one URL for each host; invalid URLs stay unchanged
 */
export function readHosts(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  return start === '' ? [url] : hosts.split(',').map((host) => start + host + rest);
}

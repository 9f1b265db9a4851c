/**
 * The addresses of a database that `DATABASE_URL` names, as libpq reads it: several hosts with commas
 * between them are a primary and its standbys, in any order.
 * @returns one for each host; what is no address stays as it is
 */
export function readHosts(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] =
    /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(url) ?? [];
  return start === '' ? [url] : hosts.split(',').map((host) => start + host + rest);
}

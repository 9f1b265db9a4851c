import { createHmac, randomBytes } from 'node:crypto';

/** Maximum number of cached names. A hash takes a tenth of the time of a whole signup. */
const mostNames = 10_000;

/**
 * Creates pseudonyms of networks for the log, so that requests can be counted but nobody can be
 * identified: a hash whose key is only in memory and changes every day (UTC).
 */
export function createNetworkKeys(): (network: string) => string {
  let day = 0;
  let key = randomBytes(32);
  const names = new Map<string, string>();
  return (network) => {
    const today = Math.floor(Date.now() / 86_400_000);
    if (today !== day) {
      key = randomBytes(32);
      names.clear();
      day = today;
    }
    const given = names.get(network);
    if (given) return given;
    if (names.size >= mostNames) names.clear();
    const name = createHmac('sha256', key).update(network).digest('base64url').slice(0, 11);
    names.set(network, name);
    return name;
  };
}

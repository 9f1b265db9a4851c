import { hash, randomBytes } from 'node:crypto';

/**
 * Creates pseudonyms of networks for the log, so that requests can be counted but nobody can be
 * identified: a hash with a random key that is only in memory and changes every day (UTC). The
 * networks themselves are not kept.
 */
export function createNetworkKeys(): (network: string) => string {
  let day = 0;
  let key = '';
  return (network) => {
    const today = Math.floor(Date.now() / 86_400_000);
    if (today !== day) {
      key = randomBytes(32).toString('base64url');
      day = today;
    }
    return hash('sha256', key + network, 'base64url').slice(0, 11);
  };
}

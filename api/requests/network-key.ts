import { createHmac, randomBytes } from 'node:crypto';

/**
 * Names networks in the log so that their requests can be counted and nobody can be found: a hash
 * whose key lives in memory and is new every day (UTC).
 */
export function createNetworkKeys(): (network: string) => string {
  let day = '';
  let key = randomBytes(32);
  return (network) => {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== day) key = randomBytes(32);
    day = today;
    return createHmac('sha256', key).update(network).digest('base64url').slice(0, 11);
  };
}

import { createHmac, randomBytes } from 'node:crypto';

/** Names that are remembered, because a hash takes as long as a tenth of a whole signup. */
const mostNames = 10_000;

/**
 * Names networks in the log so that their requests can be counted and nobody can be found: a hash
 * whose key lives in memory and is new every day (UTC).
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

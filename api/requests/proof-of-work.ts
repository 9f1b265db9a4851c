import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { CountRequests } from '../leads/lead-store.ts';
import { createMemoryCounts } from './memory-counts.ts';

/**
 * Cost of a puzzle: one of `tries` key derivations is the right one, each with `rounds` of PBKDF2.
 * Measured: half a second in a laptop's browser; the server takes 0.3 ms to create one, as
 * much processor time as for five signups, and less to check it.
 */
const rounds = 1_000;
const tries = { least: 1_000, most: 3_000 };

/** Seconds for which a puzzle is valid. Browsers request a new one before that. */
const lifetime = 15 * 60;

/** Puzzles that browsers solve before they send a form, as ALTCHA defines them. */
export interface ProofOfWork {
  /** Returns a puzzle as JSON. */
  challenge(): Promise<string>;
  /**
   * Returns why a form does not prove that its puzzle was solved, in words for the operator;
   * `undefined` if it does. A solution counts for one form; sending the same form again is allowed.
   * @param proof sent with the form, may be anything
   * @param form the content that is sent
   */
  findProblem(proof: unknown, form: string): Promise<string | undefined>;
}

/**
 * @param secret signs puzzles; must be the same on all servers
 * @param counter returns what counts solutions for all servers together; without it each server
 *   counts by itself
 */
export function createProofOfWork(
  secret: string,
  counter: () => CountRequests | undefined,
): ProofOfWork {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const secrets = {
    hmacSignatureSecret: sign('puzzle'),
    hmacKeySignatureSecret: sign('solution'),
  };
  const countInMemory = createMemoryCounts();

  /** Whether a solution was sent with another form before: it then has more uses than this form. */
  async function isUsed(nonce: string, form: string): Promise<boolean> {
    const uses = [`proof ${nonce}`, `proof ${nonce} ${sign(nonce + form)}`] as const;
    const requests = new Map(uses.map((use) => [use, 1]));
    const count = counter() ?? countInMemory;
    const counted = await count(requests, lifetime).catch(() => countInMemory(requests, lifetime));
    const [all, same] = uses.map((use) => counted.get(use)?.requests);
    return all !== same;
  }

  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + lifetime,
        ...secrets,
      });
      return JSON.stringify(challenge);
    },
    async findProblem(proof, form) {
      if (proof === undefined) return 'without proof of work';
      try {
        const payload: Payload = JSON.parse(Buffer.from(String(proof), 'base64').toString());
        const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...secrets });
        if (expired) return 'a proof of work that is too old';
        if (verified) {
          const { nonce } = payload.challenge.parameters;
          return (await isUsed(nonce, form)) ? 'a proof of work that was used before' : undefined;
        }
      } catch {
        // The proof was malformed.
      }
      return 'a wrong proof of work';
    },
  };
}

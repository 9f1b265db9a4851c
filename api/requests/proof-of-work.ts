import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import type { CountRequests } from '../leads/lead-store.ts';
import { createMemoryCounts } from './memory-counts.ts';

/**
 * What a puzzle costs: one of `tries` derivations of a key is the right one, each with `rounds` of
 * PBKDF2. Measured, half a second of a laptop's browser; making one takes the server 0.4 ms, and
 * checking one less.
 */
const rounds = 1_000;
const tries = { least: 1_000, most: 3_000 };

/** Seconds in which a puzzle can be handed in. Browsers ask for another one before. */
const lifetime = 15 * 60;

/** Puzzles that browsers solve before they send a form, by the scheme of ALTCHA. */
export interface ProofOfWork {
  /** A puzzle, as JSON. */
  challenge(): Promise<string>;
  /**
   * Why a form does not prove that its puzzle was solved, in words for the operator; `undefined`
   * where it does. A solution counts for one form: the same one sent again is no other.
   * @param proof what came with the form, which may be anything
   * @param form what is sent
   */
  findProblem(proof: unknown, form: string): Promise<string | undefined>;
}

/**
 * @param secret signs puzzles, the same at all servers
 * @param counter what counts solutions at the moment, of all servers together; each counts for itself
 * where nothing does
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

  /** Whether a solution came with another form before: then there are more uses than of this form. */
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
        // Whatever was sent instead.
      }
      return 'a wrong proof of work';
    },
  };
}

import type { Challenge, Payload, Solution } from 'altcha-lib/types';

/** The time for which a puzzle is kept, in milliseconds. The server accepts it for longer. */
const freshness = 10 * 60 * 1000;
/**
 * Timeouts in milliseconds, after which a form is sent without a proof because the network or
 * device is too slow.
 */
const timeouts = { challenge: 10_000, solution: 60_000 };

/** The puzzle that is being solved, or is kept until a form is sent. */
let current: { began: number; proof: Promise<string> } | undefined;

/** Fetches a puzzle from the server and solves it, unless there is a current one. */
export function prepareProof(origin: string): Promise<string> {
  const now = Date.now();
  if (!current || now - current.began > freshness) {
    const proof = fetchChallenge(origin).then(solve);
    current = { began: now, proof };
    // The next call tries again.
    proof.catch(() => {
      if (current?.proof === proof) current = undefined;
    });
  }
  return current.proof;
}

/** Returns the proof for one form, which no other form can use. Rejects if there is none. */
export function takeProof(origin: string): Promise<string> {
  const proof = prepareProof(origin);
  current = undefined;
  return proof;
}

async function fetchChallenge(origin: string): Promise<Challenge> {
  const signal = AbortSignal.timeout(timeouts.challenge);
  const response = await fetch(`${origin}/api/challenge`, { signal });
  if (!response.ok) throw new Error(`There is no puzzle: ${response.status}`);
  return response.json();
}

/**
 * Tries counters until the derived key has the required prefix. Browsers derive keys in other
 * threads, so the page is not blocked.
 */
async function solve({ parameters, signature }: Challenge): Promise<string> {
  const began = performance.now();
  const { algorithm, cost, keyLength, keyPrefix } = parameters;
  const salt = fromHex(parameters.salt);
  const nonce = fromHex(parameters.nonce);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const hash = algorithm.replace('PBKDF2/', '');
  for (let counter = 0; performance.now() - began < timeouts.solution; counter += 1) {
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const material = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, [
      'deriveBits',
    ]);
    const derivation = { name: 'PBKDF2', hash, salt, iterations: cost };
    const key = await crypto.subtle.deriveBits(derivation, material, keyLength * 8);
    const derivedKey = toHex(new Uint8Array(key));
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const solution: Solution = { counter, derivedKey };
    const challenge = { parameters, ...(signature && { signature }) };
    return btoa(JSON.stringify({ challenge, solution } satisfies Payload));
  }
  throw new Error('The puzzle takes too long.');
}

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

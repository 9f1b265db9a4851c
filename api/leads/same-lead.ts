import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * An address for comparison: `Ada@Example.COM` is `ada@example.com`. Dots and what follows a plus
 * sign stay, since only some providers ignore them.
 */
export function normalizeAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`.normalize('NFC').toLowerCase();
}

/**
 * Names a submission by what it says and where it was sent from: a double click, a retry and a
 * resend after a lost answer have the same name.
 * @param data JSON of the request
 * @returns 16 bytes
 */
export function fingerprint(address: string, data: string, ...place: (string | null)[]): Buffer {
  const { email: _, ...fields } = JSON.parse(data) as Record<string, unknown>;
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([address, sorted, place]);
  return createHash('sha256').update(text).digest().subarray(0, 16);
}

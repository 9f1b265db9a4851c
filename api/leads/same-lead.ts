import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';

/**
 * Normalizes an address for comparison: `Ada@Example.COM` becomes `ada@example.com`. Dots and plus
 * suffixes stay, since only some providers ignore them.
 */
export function normalizeAddress(email: string): string {
  if (/^[\x20-\x7e]*$/.test(email)) return email.toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at)}@${domainToASCII(domain) || domain}`.normalize('NFC').toLowerCase();
}

/**
 * Identifies a submission by its content and place: a double click, a retry and a resend after a
 * lost answer have the same fingerprint.
 * @param email as in the data
 * @param json the data
 * @returns the normalized address, and 132 bits of a hash as text, which is cheaper than bytes
 */
export function identify(
  kind: string,
  email: string,
  json: string,
  { route = null, block = null, suspicion }: Columns,
): { address: string; fingerprint: string } {
  const others = json.replace(JSON.stringify(email), '');
  const doubt = suspicion ? 'suspect' : null;
  const text = [kind, route, block, doubt, others].join('\n');
  return {
    address: normalizeAddress(email),
    fingerprint: hash('sha256', text, 'base64url').slice(0, 22),
  };
}

type Columns = { [Name in 'route' | 'block' | 'suspicion']?: string | null | undefined };

import { hash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Lead } from './leads.ts';

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
 * Identifies a submission by its content and origin: a double click, a retry and a resend after a
 * lost answer have the same fingerprint.
 * @param email as in `data`
 * @param data JSON of the request
 * @returns 132 bits of a hash as text, which is cheaper than bytes
 */
export function fingerprint(
  email: string,
  data: string,
  kind: string,
  ...place: readonly (string | null)[]
): string {
  const others = data.replace(JSON.stringify(email), '');
  return hash('sha256', `${kind}\n${place.join('\n')}\n${others}`, 'base64url').slice(0, 22);
}

/** Returns the columns that identify a lead: its data as JSON, its address and its fingerprint. */
export function identify({
  kind,
  data,
  route = null,
  block = null,
  suspicion,
}: Pick<Lead, 'kind' | 'data'> & { [K in 'route' | 'block' | 'suspicion']?: string | null }) {
  const json = JSON.stringify(data);
  const doubt = suspicion ? 'suspect' : null;
  return {
    json,
    address: normalizeAddress(data.email),
    fingerprint: fingerprint(data.email, json, kind, route, block, doubt),
  };
}

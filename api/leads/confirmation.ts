import { randomBytes } from 'node:crypto';
import type { Channel, Circumstances } from './leads.ts';

/** Days for which a confirmation is awaited. Then the lead is deleted. */
export const daysToConfirm = 7;

/** What a lead is to be reported to once it is confirmed. */
export interface ConfirmedLead {
  id: string;
  channels: readonly Channel[];
}

/** What stores keep: a token that only the mail has, which stays, and when it came back. */
export function toColumns({ confirmation, channels }: Circumstances): {
  token: string | null;
  confirmedAt: string | null;
} {
  const isAsked = confirmation !== undefined || channels?.includes('confirmation');
  if (!isAsked) return { token: null, confirmedAt: null };
  const isAwaited = confirmation === undefined || confirmation === 'awaited';
  return {
    token: newToken(),
    confirmedAt: isAwaited ? null : confirmation,
  };
}

export const newToken = (): string => randomBytes(16).toString('base64url');

/** What a lead says, from what a store keeps. */
export const toConfirmation = (token: string | null, confirmedAt: string | null): string | null =>
  confirmedAt ?? (token === null ? null : 'awaited');

import { randomBytes } from 'node:crypto';
import type { Channel, Circumstances } from './leads.ts';

/** Days to confirm a signup before the lead is deleted. */
export const daysToConfirm = 7;

/** A confirmed lead and the channels that report it. */
export interface ConfirmedLead {
  id: string;
  channels: readonly Channel[];
}

/**
 * Returns the columns of a confirmation: a secret token, which is only in the mail and is never
 * removed, and the time of the confirmation.
 */
export function confirmationColumns({ confirmation, channels }: Circumstances): {
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

/** Returns the secret of a confirmation link: 128 random bits in 22 letters. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Returns the `confirmation` of a lead from its columns. */
export const toConfirmation = (token: string | null, confirmedAt: string | null): string | null =>
  confirmedAt ?? (token === null ? null : 'awaited');

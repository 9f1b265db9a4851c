import type { Answer } from './answer.ts';
import { type ConfirmationWords, confirmationPage } from './confirmation-page.ts';
import { failToStore } from './refusal.ts';

/** Confirms signups with the link of a mail, which contains the lead's id and a secret token. */
export interface Confirmation {
  /** Throws until the store is open. */
  words(): ConfirmationWords;
  /** Resolves to false if the link is not valid. Rejects if the confirmation cannot be stored. */
  confirm(lead: string, token: string): Promise<boolean>;
}

/** Answers with the page that asks whether to confirm a signup, or that shows the result. */
export async function confirmLead(
  { words, confirm }: Confirmation,
  { method, url }: Request,
): Promise<Answer> {
  const { searchParams } = new URL(url);
  const [lead = '', token = ''] = ['lead', 'token'].map((name) => searchParams.get(name) ?? '');
  // Anything else is not one of our links, and databases reject some of it.
  const isWhole = /^[\da-f-]{36}$/.test(lead) && /^[\w-]{22}$/.test(token);
  try {
    if (isWhole && method !== 'POST') return confirmationPage('question', words());
    const isConfirmed = isWhole && (await confirm(lead, token));
    return confirmationPage(isConfirmed ? 'success' : 'expired', words());
  } catch (cause) {
    return failToStore(cause);
  }
}

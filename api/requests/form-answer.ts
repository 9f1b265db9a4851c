import type { LeadKind } from '../leads/leads.ts';
import type { Answer } from './answer.ts';
import { type Origins, pageOfForm } from './same-origin.ts';

/** The notices for each kind of lead, unless the form's address has another one. */
const notices: Record<LeadKind, string> = { 'email-signup': 'signup', 'demo-request': 'contact' };

/**
 * Answers a form of a visitor without scripts: redirects to its page and the notice there that says
 * what happened (`#signup-success` and so on, shown by `:target`). A form can have its own notice:
 * `/api/email-signup?notice=wizard`.
 */
export function formAnswer(
  request: Request,
  kind: LeadKind,
  success: boolean,
  origins: Origins,
): Answer {
  const asked = new URL(request.url).searchParams.get('notice') ?? '';
  const notice = /^[a-z]{1,20}$/.test(asked) ? asked : notices[kind];
  const outcome = success ? 'success' : 'error';
  const { origin, path = '/' } = pageOfForm(request, origins);
  const location = `${origin}${path}#${notice}-${outcome}`;
  return { status: 303, headers: { location }, body: null };
}

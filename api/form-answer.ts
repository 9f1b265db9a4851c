import type { LeadKind } from './leads.ts';
import { isRecord } from './request-body.ts';
import { pageOfForm } from './same-origin.ts';

/**
 * Answers a form of a visitor without scripts: back to its page, at the notice there that says
 * what happened (`#signup-success` and so on, shown by `:target`).
 * @param fields what was sent, as far as it could be read
 */
export function formAnswer(
  request: Request,
  kind: LeadKind,
  fields: unknown,
  success: boolean,
): Response {
  const notice = `${noticeOf(kind, fields)}-${success ? 'success' : 'error'}`;
  return new Response(null, {
    status: 303,
    headers: { location: `${pageOfForm(request)}#${notice}` },
  });
}

function noticeOf(kind: LeadKind, fields: unknown): string {
  if (kind === 'demo-request') return 'contact';
  return isRecord(fields) && fields.source === 'get-started-page' ? 'wizard' : 'signup';
}

import { hash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { inertPolicy } from '../../schema/security-headers.ts';
import type { Answer } from './answer.ts';

/** Texts of the page that the link in a confirmation mail opens. */
export interface ConfirmationWords {
  /** As in `<html lang>`. */
  language: string;
  brand: string;
  /** Address of the site. */
  home: string;
  question: Message;
  button: string;
  success: Message;
  expired: Message;
}

interface Message {
  title?: string;
  text?: string;
}

const style =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:34rem;padding:15vh 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.2}button{font:inherit;padding:.75rem 2rem}';
const policy = `${inertPolicy['content-security-policy']}; style-src 'sha256-${hash('sha256', style, 'base64')}'`;

/**
 * Renders the confirmation page. Opening it changes nothing, because mail programs open links too.
 * Its button posts a form to the same address, which confirms; then the page shows the result.
 */
export function confirmationPage(
  step: 'question' | 'success' | 'expired',
  { language, brand, home, button, ...words }: ConfirmationWords,
): Answer {
  const { title, text } = words[step];
  const form = html`<form method="post"><button>${button}</button></form>`;
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${brand}</title><style>${raw(style)}</style></head><body><main><h1>${title}</h1><p>${text}</p>${step === 'question' ? form : ''}<p><a href="${home}">${brand}</a></p></main></body></html>
`;
  return {
    status: step === 'expired' ? 410 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // The address contains the token.
      'referrer-policy': 'no-referrer',
    },
    body: String(page),
  };
}

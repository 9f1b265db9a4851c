import { describe, expect } from 'vitest';
import { documentOf, only } from './built-pages.ts';
import { textOf } from './look.ts';
import { specifies } from './specifies.ts';

/** The title and the text of a message, which the document has for visitors without scripts. */
function messageOf(route: string, id: string): string[] {
  const message = only(documentOf(route), `#${id}`, route);
  return [...message.children].map(textOf).filter(Boolean).slice(0, 2);
}

function expectMessage(route: string, id: string, title: string, text: string): void {
  expect(messageOf(route, id), `site.yaml: the message ${id}`).toEqual([title, text]);
}

describe('section 8', () => {
  specifies(
    "Signup failure (all pages except wizard) | destructive style, title 'Error', text 'Something went wrong. Please try again.'",
    () => expectMessage('/', 'signup-error', 'Error', 'Something went wrong. Please try again.'),
  );

  specifies('Contact failure | same Error toast', () =>
    expectMessage('/contact', 'contact-error', 'Error', 'Something went wrong. Please try again.'),
  );

  specifies(
    "Wizard failure | title 'Oops! Something went wrong', text 'Please try again or contact support if the issue persists.'",
    () =>
      expectMessage(
        '/get-started',
        'wizard-error',
        'Oops! Something went wrong',
        'Please try again or contact support if the issue persists.',
      ),
  );

  specifies(
    "Signup success | 'Success!' / 'Thanks for your interest. We'll be in touch soon!'",
    () =>
      expectMessage(
        '/',
        'signup-success',
        'Success!',
        "Thanks for your interest. We'll be in touch soon!",
      ),
  );

  specifies(
    "Contact success | 'Message sent!' / 'Thanks for reaching out. We'll get back to you within 24 hours.'",
    () =>
      expectMessage(
        '/contact',
        'contact-success',
        'Message sent!',
        "Thanks for reaching out. We'll get back to you within 24 hours.",
      ),
  );

  specifies(
    "Wizard success | 'Welcome to the Future of Finance!' / 'Your beta access is confirmed. Check your email for next steps.'",
    () =>
      expectMessage(
        '/get-started',
        'wizard-success',
        'Welcome to the Future of Finance!',
        'Your beta access is confirmed. Check your email for next steps.',
      ),
  );
});

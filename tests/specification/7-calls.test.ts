import { describe, expect } from 'vitest';
import { mainOf, routes } from './built-pages.ts';
import { allIn } from './look.ts';
import { specifies } from './specifies.ts';

/** How and where the forms of a page are sent by a browser without scripts. */
const callsOf = (route: string): string[] =>
  allIn(mainOf(route), 'form[action]').map(
    (form) => `${form.getAttribute('method')} ${form.getAttribute('action')?.split('?')[0]}`,
  );

describe('section 7', () => {
  specifies(
    'POST /api/email-signup | JSON: email, source (wizard adds firstName, lastName, company, jobTitle, teamSize) | hero, landing call to action, product boxes, solution pages, wizard',
    () => {
      const calling = routes.filter((route) => callsOf(route).includes('post /api/email-signup'));
      expect(calling, 'the pages that sign up').toEqual(
        expect.arrayContaining([
          ...['/', '/get-started', '/products/budgeting-forecasting'],
          ...['/products/cash-flow-management', '/solutions/for-fpa-teams'],
        ]),
      );
    },
  );

  specifies('POST /api/demo-request | JSON: name, email, company, message | contact form', () =>
    expect(callsOf('/contact'), '/contact').toContain('post /api/demo-request'),
  );

  specifies('Sign-in makes no call. Nothing else is requested.', () => {
    expect(callsOf('/sign-in'), '/sign-in').toEqual([]);
    const calls = new Set(routes.flatMap(callsOf));
    expect([...calls].toSorted(), 'what the pages call').toEqual([
      ...['post /api/demo-request', 'post /api/email-signup'],
    ]);
  });
});

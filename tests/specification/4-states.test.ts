import { describe, expect } from 'vitest';
import { mainOf } from './built-pages.ts';
import { buttonNames, fieldLabelled, signupForm } from './forms.ts';
import { allIn, itemsOf, textOf } from './look.ts';
import { blockIn } from './page-blocks.ts';
import { specifies } from './specifies.ts';

/** The toggle buttons of a page, with the one that is pressed at first. */
function togglesOf(route: string) {
  const buttons = allIn(mainOf(route), 'button[aria-pressed]');
  const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';
  return { all: buttons.map(textOf), pressed: buttons.filter(isPressed).map(textOf) };
}

describe('section 4: wizard', () => {
  const route = '/get-started';
  const form = () => signupForm(route, 'get-started-page');
  const steps = () => blockIn('get-started.yaml', 'signup-wizard').steps;

  specifies("step 1 welcome with 'Start your journey' to step 2", () =>
    expect(buttonNames(form())[0], `${route}: the first button`).toBe('Start your journey'),
  );

  specifies('Step 2: first name, last name, job title, team size; Back and Continue', () => {
    for (const label of ['First name', 'Last name', 'Job title', 'Team size']) {
      fieldLabelled(route, form(), label);
    }
    expect(buttonNames(form()), `${route}: its buttons`).toEqual(
      expect.arrayContaining(['Back', 'Continue']),
    );
  });

  specifies("Step 3: work email and company; Back and 'Get early access'.", () => {
    for (const label of ['Work email', 'Company']) fieldLabelled(route, form(), label);
    expect(buttonNames(form()).slice(-2), `${route}: its last buttons`).toEqual([
      ...['Back', 'Get early access'],
    ]);
  });

  specifies("Pending: button disabled, reads 'Creating your account...'.", () =>
    expect(steps().access.pending, `${route}: the pending button`).toBe('Creating your account...'),
  );

  specifies(
    "greeting by first name, beta access confirmed, an email with login details within 24 hours, a 'Go to sign in' button to /sign-in",
    () => {
      const { heading, text, action } = steps().confirmation;
      expect(heading, `${route}: the greeting`).toContain('{firstName}');
      expect(text, `${route}: the confirmation`).toMatch(/beta access is confirmed/i);
      expect(text, `${route}: the confirmation`).toMatch(/login details.*within 24 hours/is);
      expect(action, `${route}: the last button`).toEqual({
        label: 'Go to sign in',
        href: '/sign-in',
      });
    },
  );

  specifies('Progress indicator: three circles', () => {
    const [progress] = allIn(form(), 'ol');
    expect(progress && itemsOf(progress).length, `${route}: the circles`).toBe(3);
  });
});

describe('section 4: widgets', () => {
  specifies(
    'Cash flow widget: selected scenario, default realistic, switched by three buttons.',
    () =>
      expect(togglesOf('/products/cash-flow-management'), '/products/cash-flow-management').toEqual(
        {
          all: ['Conservative', 'Realistic', 'Optimistic'],
          pressed: ['Realistic'],
        },
      ),
  );

  specifies(
    "Headcount dashboard: view headcount (default) or cost, two toggle buttons 'Headcount' and 'Cost Impact'.",
    () =>
      expect(togglesOf('/products/headcount-planning'), '/products/headcount-planning').toEqual({
        all: ['Headcount', 'Cost Impact'],
        pressed: ['Headcount'],
      }),
  );
});

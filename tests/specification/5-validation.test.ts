import { describe, expect } from 'vitest';
import { mainOf, routes } from './built-pages.ts';
import { requiredNames, signupForm, signupForms, sourceOf } from './forms.ts';
import { allIn } from './look.ts';
import { specifies } from './specifies.ts';

describe('section 5', () => {
  specifies(
    "Email inputs are email-type (browser format check) with placeholder 'Enter your work email' on signup boxes",
    () => {
      for (const route of routes) {
        for (const form of signupForms(mainOf(route))) {
          const source = sourceOf(form);
          const field = form.querySelector('[name=email]');
          expect(field?.getAttribute('type'), `${route}: the email field of ${source}`).toBe(
            'email',
          );
          if (source === 'get-started-page') continue;
          expect(field?.getAttribute('placeholder'), `${route}: the placeholder of ${source}`).toBe(
            'Enter your work email',
          );
        }
      }
    },
  );

  specifies('required on the landing call to action, contact, sign-in and wizard step 3', () => {
    expect(requiredNames(signupForm('/', 'cta')), '/: the required fields of cta').toContain(
      'email',
    );
    for (const route of ['/contact', '/sign-in', '/get-started']) {
      const fields = allIn(mainOf(route), 'form [type=email]');
      const required = fields.map((field) => field.hasAttribute('required'));
      expect(required, `${route}: whether its email field is required`).toEqual([true]);
    }
  });

  specifies('Contact: name, email, message required; company optional.', () => {
    const [form] = allIn(mainOf('/contact'), 'form');
    expect(form && requiredNames(form), '/contact: its required fields').toEqual([
      ...['name', 'email', 'message'],
    ]);
  });

  specifies('first name and last name required (asterisk)', () =>
    expect(
      requiredNames(signupForm('/get-started', 'get-started-page')),
      '/get-started: its required fields',
    ).toEqual(expect.arrayContaining(['firstName', 'lastName'])),
  );

  specifies('job title, team size, company optional', () => {
    const required = requiredNames(signupForm('/get-started', 'get-started-page'));
    for (const name of ['jobTitle', 'teamSize', 'company']) {
      expect(required, '/get-started: its required fields').not.toContain(name);
    }
  });

  specifies('Sign-in fields are required', () => {
    const fields = allIn(mainOf('/sign-in'), '[type=email], [type=password]');
    const required = fields.filter((field) => field.hasAttribute('required'));
    expect(required.length, '/sign-in: its required fields').toBe(2);
  });
});

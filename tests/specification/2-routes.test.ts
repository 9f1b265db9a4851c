import { describe, expect } from 'vitest';
import {
  documentOf,
  isInPlace,
  mainOf,
  productRoutes,
  routes,
  solutionRoutes,
} from './built-pages.ts';
import { allIn, headingsOf, textOf } from './look.ts';
import { specifies } from './specifies.ts';

const screens: Record<string, string[]> = {
  Home: ['/'],
  About: ['/about'],
  Features: ['/features'],
  Pricing: ['/pricing'],
  Contact: ['/contact'],
  Resources: ['/resources'],
  'Privacy policy': ['/privacy'],
  'End-user license agreement': ['/eula'],
  Careers: ['/careers'],
  'Sign in': ['/sign-in'],
  'Signup wizard': ['/get-started'],
  'Product pages': productRoutes,
  'Solution pages': solutionRoutes,
};

describe('section 2: routes', () => {
  for (const [screen, paths] of Object.entries(screens)) {
    specifies(`${paths.join(', ')} | ${screen}`, () => {
      const missing = paths.filter((route) => !isInPlace(route));
      expect(missing, 'no page has these addresses').toEqual([]);
      for (const route of paths) expect(textOf(mainOf(route)), route).not.toBe('');
    });
  }

  specifies(
    'All routes are public and have no parameters. Every page shares a header and a footer.',
    () => {
      const parts = (route: string) =>
        allIn(documentOf(route), 'body header, body footer')
          .filter((part) => !part.closest('main'))
          .map((part) => part.tagName.toLowerCase());
      for (const route of routes) expect(parts(route), route).toEqual(['header', 'footer']);
    },
  );

  specifies(
    "Any other path shows a not-found page headed '404 Page Not Found' with a developer-style hint.",
    () => {
      expect(headingsOf(mainOf('/404')), '/404').toContain('404 Page Not Found');
    },
  );

  specifies(
    'Resource cards list /resources/blog, /resources/case-studies, /resources/documentation and /resources/help',
    () => {
      const text = textOf(mainOf('/resources'));
      for (const shelf of ['blog', 'case-studies', 'documentation', 'help']) {
        expect(text, '/resources').toContain(`/resources/${shelf}`);
      }
    },
  );
});

import { describe, expect } from 'vitest';
import { documentOf, mainOf, routes } from './built-pages.ts';
import { allIn, expectPairs, says, textOf } from './look.ts';
import { specifies } from './specifies.ts';

/** A figure is claimed with its words on at least one page. */
function expectClaims(claims: readonly (readonly [string, string])[]): void {
  const pieces = routes.flatMap((route) =>
    allIn(mainOf(route), 'li, dl > div, p, h1, h2, h3').map(textOf),
  );
  const missing = claims.filter(
    ([figure, words]) => !pieces.some((text) => says(text, figure) && says(text, words)),
  );
  expect(missing, 'no page claims these figures with these words').toEqual([]);
}

describe('section 1', () => {
  specifies('A banner says a beta release is coming soon and invites visitors to sign up.', () => {
    for (const route of routes) {
      const { body } = documentOf(route);
      const banner = allIn(body, 'aside').find((aside) => !aside.closest('main'));
      const text = banner ? textOf(banner) : 'no banner';
      expect(text, route).toMatch(/beta\b.*\bsoon\b/i);
      expect(banner?.querySelector('a')?.getAttribute('href'), route).toBe('/get-started');
    }
  });

  specifies(
    'Claims shown as display text only, not behaviour: 500+ companies, $2B+ capital managed, 95% forecast accuracy, 60% time saved, 12-month predictions, 13-week and 52-week rolling forecasts, 90-day early warning',
    () =>
      expectClaims([
        ['500+', 'companies'],
        ['$2B+', 'capital managed'],
        ['95%', 'forecast accuracy'],
        ['60%', 'time saved'],
        ['12-month', 'predictions'],
        ['13-week', 'rolling forecast'],
        ['52-week', 'rolling forecast'],
        ['90-day', 'early warning'],
      ]),
  );

  specifies(
    'for FP&A teams 75% fewer manual reporting tasks, 60% faster budget cycles, 90% better stakeholder satisfaction and 50% higher forecast accuracy',
    () =>
      expectPairs('/solutions/for-fpa-teams', [
        ['75%', 'fewer manual reporting tasks'],
        ['60%', 'faster budget cycles'],
        ['90%', 'better stakeholder satisfaction'],
        ['50%', 'higher forecast accuracy'],
      ]),
  );
});

import { describe, expect } from 'vitest';
import { heroOf, mainOf } from './built-pages.ts';
import { signupForms, sourcesOf } from './forms.ts';
import {
  allIn,
  blockHeaded,
  expectIdleButton,
  expectLink,
  expectListLengths,
  expectPatterns,
  headingsOf,
  itemsOf,
  listsOf,
  textOf,
} from './look.ts';
import { specifies } from './specifies.ts';

const expectHeroLink = (route: string) =>
  expectLink(route, heroOf(route), 'Get Started', '/get-started');

describe('section 2: data analytics', () => {
  const route = '/products/data-analytics';

  specifies('Data analytics: hero, six capability cards, four proven-results lines', () =>
    expectListLengths(route, [6, 4, 4]),
  );

  specifies("a 'Perfect for' list (finance teams, executives, analysts, startups)", () => {
    const [list] = listsOf(blockHeaded(route, 'Perfect for'));
    const audiences = (list ? itemsOf(list) : []).map(textOf);
    expect(audiences.length, `${route}: the list “Perfect for”`).toBe(4);
    for (const audience of [/finance teams/i, /executives/i, /analysts/i, /startups/i]) {
      expect(audiences.join('\n'), `${route}: the list “Perfect for”`).toMatch(audience);
    }
  });

  specifies('a Get Started link to /get-started', () =>
    expectLink(route, mainOf(route), 'Get Started', '/get-started'),
  );

  specifies(
    'It has a signup handler (source data-analytics) that is not attached to any visible form.',
    () => expect(sourcesOf(route), `${route}: its email forms`).toEqual([]),
  );
});

describe('section 2: budgeting and forecasting', () => {
  const route = '/products/budgeting-forecasting';

  specifies('Budgeting and forecasting: hero with a link to /get-started', () => {
    const targets = allIn(heroOf(route), 'a').map((link) => link.getAttribute('href'));
    expect(targets, `${route}: where the hero leads`).toContain('/get-started');
  });

  specifies('achievements list, five planning capabilities, five result metrics', () => {
    expectListLengths(route, [5], 'ul, ol');
    expectListLengths(route, [5], 'dl');
  });

  specifies('email signup box (source budgeting-forecasting)', () =>
    expect(sourcesOf(route), `${route}: the sources of its forms`).toContain(
      'budgeting-forecasting',
    ),
  );
});

describe('section 2: cash flow management', () => {
  const route = '/products/cash-flow-management';

  specifies('Cash flow management: hero with a link to /get-started', () => {
    const targets = allIn(heroOf(route), 'a').map((link) => link.getAttribute('href'));
    expect(targets, `${route}: where the hero leads`).toContain('/get-started');
  });

  specifies('five forecasting capabilities, working-capital components, result metrics', () => {
    expectListLengths(route, [5], 'ul, ol');
    expectPatterns(route, [/\bworking[- ]capital components\b/i]);
  });

  specifies('audiences (seasonal businesses, manufacturing, professional services, retail)', () => {
    const found = headingsOf(mainOf(route)).join('\n');
    for (const audience of [
      'seasonal businesses',
      'manufacturing',
      'professional services',
      'retail',
    ]) {
      expect(found, `${route}: its headings`).toMatch(new RegExp(`\\b${audience}\\b`, 'i'));
    }
  });

  specifies('email signup box (source cash-flow-management)', () =>
    expect(sourcesOf(route), `${route}: the sources of its forms`).toContain(
      'cash-flow-management',
    ),
  );
});

describe('section 2: planning pages', () => {
  const topics: Record<string, RegExp[]> = {
    'Revenue planning (multi-channel revenue, customer lifetime value, pricing strategy, sales capacity)':
      [
        ...[/multi-channel revenue/i, /customer lifetime value/i, /pricing strategy/i],
        /sales capacity/i,
      ],
    'marketing planning (attribution, acquisition cost, budget)': [
      ...[/attribution/i, /acquisition cost/i, /budget/i],
    ],
    'scenario planning (what-if, Monte Carlo, risk)': [/what-if/i, /monte carlo/i, /\brisk/i],
  };
  for (const [sentence, words] of Object.entries(topics)) {
    const name = sentence.split(' ')[0]?.toLowerCase();
    specifies(sentence, () => expectPatterns(`/products/${name}-planning`, words));
  }

  const routes = ['revenue', 'headcount', 'marketing', 'scenario'].map(
    (name) => `/products/${name}-planning`,
  );

  specifies('percentage result claims and a closing call to action', () => {
    for (const route of routes) {
      const figures = allIn(mainOf(route), 'dl > div, li').map(textOf);
      const claims = figures.filter((text) => /\d%/.test(text));
      expect(claims.length, `${route}: results in percent`).toBeGreaterThan(1);
    }
  });

  specifies("The hero 'Get Started' links to /get-started", () => routes.forEach(expectHeroLink));

  specifies("the closing 'Get Started' button has no action and no email field is shown", () => {
    for (const route of routes) {
      expectIdleButton(route, 'Get Started');
      expect(allIn(mainOf(route), '[type=email]').length, `${route}: its email fields`).toBe(0);
    }
  });

  specifies(
    'Headcount planning: same structure plus an embedded sample dashboard (see entities).',
    () => {
      const route = '/products/headcount-planning';
      const toggles = allIn(mainOf(route), 'button[aria-pressed]');
      expect(toggles.length, `${route}: the buttons of its dashboard`).toBeGreaterThan(0);
      expect(signupForms(mainOf(route)).length, `${route}: its email forms`).toBe(0);
    },
  );
});

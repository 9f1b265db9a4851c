import { describe, expect } from 'vitest';
import { heroOf, mainOf, solutionRoutes } from './built-pages.ts';
import { buttonNames, signupForms } from './forms.ts';
import {
  blockHeaded,
  expectLink,
  expectList,
  expectPatterns,
  expectTexts,
  headingsOf,
  itemsOf,
  listsOf,
} from './look.ts';
import { specifies } from './specifies.ts';

/** A page has an email field below its hero, with a Get Started button. */
function expectClosingForm(route: string): void {
  const hero = heroOf(route);
  const below = signupForms(mainOf(route)).filter((form) => !hero.contains(form));
  expect(
    below.flatMap(buttonNames),
    `${route}: the buttons of email forms below the hero`,
  ).toContain('Get Started');
}

describe('section 2: solution pages', () => {
  specifies(
    "Solopreneurs, data analysts, startups, growing companies (Series A to pre-IPO), CFOs: hero with a 'Get Started' button to /get-started",
    () => {
      for (const route of solutionRoutes) {
        expectLink(route, heroOf(route), 'Get Started', '/get-started');
      }
      expectPatterns('/solutions/for-growing-companies', [/\bSeries A\b/, /\bpre-IPO\b/i]);
    },
  );

  specifies('solopreneurs also has an email field in the hero', () => {
    const forms = signupForms(heroOf('/solutions/for-solopreneurs'));
    expect(forms.length, '/solutions/for-solopreneurs: email forms in the hero').toBe(1);
  });

  specifies(
    "a closing email field (placeholder 'Enter your work email') with a 'Get Started' button",
    () => solutionRoutes.forEach(expectClosingForm),
  );

  specifies('Startups claims a 14-day free trial, no credit card, setup in minutes.', () =>
    expectPatterns('/solutions/for-startups', [
      /\b14[- ]days?\b/i,
      /\bno credit card\b/i,
      /\bminutes?\b|\bmin\b/i,
    ]),
  );
});

describe('section 2: FP&A teams', () => {
  const route = '/solutions/for-fpa-teams';
  const inBlock = (heading: string) => blockHeaded(route, heading);
  const lengthBelow = (heading: string, kinds: string) =>
    listsOf(inBlock(heading), kinds).map((list) => itemsOf(list).length)[0];

  specifies(
    "badge 'AI-Powered FP&A Platform', headline 'For FP&A Teams / Advanced planning.'",
    () => {
      expectTexts(route, ['AI-Powered FP&A Platform']);
      expect(headingsOf(heroOf(route)), `${route}: the headline`).toContain(
        'For FP&A Teams Advanced planning.',
      );
    },
  );

  specifies("'Advanced FP&A capabilities:' (five checkmark bullets)", () =>
    expect(lengthBelow('Advanced FP&A capabilities:', 'ul'), `${route}: the bullets`).toBe(5),
  );

  specifies(
    "'Professional-Grade Tools' (three cards: a model builder with version control and audit trails, a collaboration hub with stakeholder portals, controlled access and approval workflows, and an analytics engine with machine-learning predictions)",
    () => {
      const block = inBlock('Professional-Grade Tools');
      expect(lengthBelow('Professional-Grade Tools', 'ul'), `${route}: the cards`).toBe(3);
      expectTexts(
        route,
        [
          ...['model builder', 'version control', 'audit trails', 'collaboration hub'],
          ...['stakeholder portals', 'controlled access', 'approval workflows'],
          ...['analytics engine', 'machine-learning predictions'],
        ],
        block,
      );
    },
  );

  specifies(
    "'Streamline Your FP&A Workflow' (Planning & Budgeting list; Forecasting & Analysis card",
    () =>
      expectTexts(
        route,
        ['Planning & Budgeting', 'Forecasting & Analysis'],
        inBlock('Streamline Your FP&A Workflow'),
      ),
  );

  specifies(
    'topics: bottom-up and top-down planning, multi-dimensional models with unlimited hierarchies, integration with operational planning systems, automated consolidation and variance reporting, driver-based forecasting, scenario modelling and stress testing, root-cause variance analysis, trend analysis',
    () =>
      expectTexts(
        route,
        [
          ...['bottom-up and top-down planning', 'multi-dimensional models'],
          ...['unlimited hierarchies', 'integration with operational planning systems'],
          ...['automated consolidation and variance reporting', 'driver-based forecasting'],
          ...['scenario modelling and stress testing', 'root-cause variance analysis'],
          'trend analysis',
        ],
        inBlock('Streamline Your FP&A Workflow'),
      ),
  );

  specifies("'Team Productivity Gains' (four stats)", () =>
    expect(lengthBelow('Team Productivity Gains', 'dl'), `${route}: the stats`).toBe(4),
  );

  specifies(
    "'FP&A Best Practices' (Driver-Based Models, Rolling Forecasts, Scenario Planning, Business Partnering)",
    () => {
      inBlock('FP&A Best Practices');
      expectList(route, [
        ...['Driver-Based Models', 'Rolling Forecasts', 'Scenario Planning', 'Business Partnering'],
      ]);
    },
  );

  specifies(
    "a closing 'Ready to elevate your FP&A practice?' with an email field and a 'Get Started' button",
    () => {
      const [form] = signupForms(inBlock('Ready to elevate your FP&A practice?'));
      const buttons = form ? buttonNames(form) : ['no email form'];
      expect(buttons, `${route}: the closing block`).toContain('Get Started');
    },
  );
});

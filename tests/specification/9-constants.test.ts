import { describe, expect } from 'vitest';
import { mainOf } from './built-pages.ts';
import { fieldLabelled } from './forms.ts';
import { allIn, expectList, expectTexts, headingsOf, itemsOf, textOf } from './look.ts';
import { blockIn } from './page-blocks.ts';
import { specifies } from './specifies.ts';

describe('section 9: pricing', () => {
  const plan = (name: string): Element =>
    itemsOf(expectList('/pricing', ['Starter', 'Professional', 'Enterprise'])).find(
      (item) => headingsOf(item)[0] === name,
    ) as Element;
  const expectPlan = (name: string, texts: string[]) =>
    expectTexts(`/pricing, ${name}`, texts, plan(name));

  specifies(
    'Pricing: Starter $49 per month (1 user, up to 3 data integrations, email support, basic forecasting).',
    () =>
      expectPlan('Starter', [
        ...['$49 per month', '1 user', 'up to 3 data integrations', 'email support'],
        'basic forecasting',
      ]),
  );

  specifies(
    'Professional $149 per month (up to 10 users, unlimited integrations, custom dashboards, priority support, marked Most Popular).',
    () =>
      expectPlan('Professional', [
        ...['$149 per month', 'up to 10 users', 'unlimited integrations', 'custom dashboards'],
        ...['priority support', 'Most Popular'],
      ]),
  );

  specifies(
    'Enterprise: Custom price (unlimited users, SSO, API access, white-label, dedicated success manager).',
    () =>
      expectPlan('Enterprise', [
        ...['Custom price', 'unlimited users', 'SSO', 'API access', 'white-label'],
        'dedicated success manager',
      ]),
  );

  specifies('14-day free trial.', () => expectTexts('/pricing', ['14-day free trial']));
});

describe('section 9: wizard', () => {
  const steps = () => blockIn('get-started.yaml', 'signup-wizard').steps;

  specifies('Reply and beta-email promise: within 24 hours.', () =>
    expect(steps().confirmation.text, '/get-started').toContain('within 24 hours'),
  );

  // tests/e2e/forms/wizard-counter.spec.ts looks at each for 50 ms, and at the wrap.
  specifies('Wizard counter: start 1000, step 100, tick 50 ms, wraps at 10000.', () => {
    const values = Array.from({ length: 91 }, (_, index) => 1000 + 100 * index);
    const numbers = values.map((value) => value.toLocaleString('en-US'));
    expectTexts('/get-started, its counter', [numbers.join(' ')], mainOf('/get-started'));
  });
});

describe('section 9: demo sliders', () => {
  const rangeOf = (label: string) => {
    const slider = fieldLabelled('/', mainOf('/'), label);
    const [minimum, maximum, start, step] = ['min', 'max', 'value', 'step'].map((name) =>
      Number(slider.getAttribute(name)),
    );
    return { minimum, maximum, start, step };
  };
  const expectRange = (label: string, range: Partial<ReturnType<typeof rangeOf>>) =>
    expect(rangeOf(label), `/: the slider “${label}”`).toMatchObject(range);

  specifies('customer growth 0 to 50 (default 15, step 1)', () =>
    expectRange('Customer growth rate', { minimum: 0, maximum: 50, start: 15, step: 1 }),
  );

  specifies('average revenue per user 50 to 500 (default 199)', () =>
    expectRange('Average revenue per user', { minimum: 50, maximum: 500, start: 199 }),
  );

  specifies('churn 1 to 10 (default 3)', () =>
    expectRange('Churn rate', { minimum: 1, maximum: 10, start: 3 }),
  );

  specifies('expense growth 5 to 40 (default 25)', () =>
    expectRange('Expense growth', { minimum: 5, maximum: 40, start: 25 }),
  );

  specifies('Hard-coded baselines: ARR 5,069,000; CAC 1,250; runway 8 months.', () => {
    const results = allIn(mainOf('/'), 'figure:has(input[type=range]) dl > div').map((result) =>
      allIn(result, 'dt, dd').slice(0, 2).map(textOf),
    );
    const starting = (name: string, value: string) => [
      expect.stringMatching(`^${name}\\b`),
      expect.stringMatching(value),
    ];
    for (const result of [
      starting('ARR', '^\\$5,069,000$'),
      starting('CAC', '^\\$1,250$'),
      starting('Runway', '^8 months$'),
    ]) {
      expect(results, '/: the results before a slider is moved').toContainEqual(result);
    }
  });
});

describe('section 9: samples', () => {
  specifies('Forecast sample: 6 months per scenario', () => {
    const route = '/products/cash-flow-management';
    const tables = allIn(mainOf(route), 'table').filter((table) =>
      /^(?:conservative|realistic|optimistic)\b/i.test(textOf(table)),
    );
    const months = tables.map((table) => allIn(table, 'thead th').length);
    expect(new Set(months), `${route}: the months of its scenarios`).toEqual(new Set([6]));
  });

  specifies(
    'Headcount sample (current to planned staff, annual cost): Engineering 12 to 18, 1,450,000; Sales 8 to 15, 980,000; Marketing 5 to 8, 520,000; Operations 6 to 9, 585,000; Finance 3 to 5, 425,000; HR 2 to 3, 240,000.',
    () => {
      const route = '/products/headcount-planning';
      const rows = allIn(mainOf(route), 'figure:has([aria-pressed]) tbody tr').map((row) =>
        allIn(row, 'th, td').map(textOf).filter(Boolean),
      );
      const wanted = [
        ['Engineering', '12', '18', '$1,450,000'],
        ['Sales', '8', '15', '$980,000'],
        ['Marketing', '5', '8', '$520,000'],
        ['Operations', '6', '9', '$585,000'],
        ['Finance', '3', '5', '$425,000'],
        ['HR', '2', '3', '$240,000'],
      ];
      for (const [name, ...figures] of wanted) {
        const row = rows.find((cells) => cells[0] === name);
        expect(row, `${route}: the row ${name}`).toEqual(expect.arrayContaining(figures));
      }
    },
  );
});

describe('section 9: bars', () => {
  specifies('Current cost bar is 70% of planned.', () =>
    expect(
      blockIn('products/headcount-planning.yaml', 'headcount-dashboard').currentShare ?? 70,
      '/products/headcount-planning: currentShare',
    ).toBe(70),
  );
});

describe('section 9: documents', () => {
  specifies('Privacy and EULA last updated January 2025; EULA governed by California law.', () => {
    for (const route of ['/privacy', '/eula']) expectTexts(route, ['Last updated January 2025']);
    expectTexts('/eula', ['California']);
  });
});

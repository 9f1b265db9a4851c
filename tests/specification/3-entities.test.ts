import { describe, expect } from 'vitest';
import { mainOf } from './built-pages.ts';
import { fieldLabelled, fieldNames, signupForm, sourcesOf } from './forms.ts';
import { allIn, expectPairs, textOf } from './look.ts';
import { specifies } from './specifies.ts';

describe('section 3', () => {
  specifies(
    'Signup lead (sent): email, source; on the wizard also firstName, lastName, company, jobTitle, teamSize.',
    () => {
      expect(fieldNames(signupForm('/', 'hero')), '/: what its form sends').toEqual([
        'email',
        'source',
      ]);
      const names = fieldNames(signupForm('/get-started', 'get-started-page'));
      expect(names.toSorted(), '/get-started: what its form sends').toEqual([
        ...['company', 'email', 'firstName', 'jobTitle', 'lastName', 'source', 'teamSize'],
      ]);
    },
  );

  specifies('Team size options: 1-5, 6-20, 21-100, 100+.', () => {
    const options = allIn(signupForm('/get-started', 'get-started-page'), '[name=teamSize] option')
      .map(textOf)
      .slice(1);
    expect(options, '/get-started: the team sizes').toEqual(['1-5', '6-20', '21-100', '100+']);
  });

  specifies(
    'Source values: hero, cta, get-started-page, data-analytics, budgeting-forecasting, cash-flow-management, for-solopreneurs, for-data-analysts, for-startups, for-growing-companies, for-cfos, for-fpa-teams.',
    () => {
      expect(sourcesOf('/'), '/: the sources of its forms').toEqual(
        expect.arrayContaining(['hero', 'cta']),
      );
      const named = ['for-solopreneurs', 'for-data-analysts', 'for-startups', 'for-cfos'];
      for (const name of [...named, 'for-growing-companies', 'for-fpa-teams']) {
        signupForm(`/solutions/${name}`, name);
      }
      for (const name of ['budgeting-forecasting', 'cash-flow-management']) {
        signupForm(`/products/${name}`, name);
      }
      signupForm('/get-started', 'get-started-page');
    },
  );

  specifies('Demo or contact request (sent): name, email, company, message.', () => {
    const [form] = allIn(mainOf('/contact'), 'form');
    expect(form && fieldNames(form), '/contact: what its form sends').toEqual([
      ...['name', 'email', 'company', 'message'],
    ]);
  });

  specifies('Sign-in form: email, password, remember-me flag; never sent.', () => {
    const [form] = allIn(mainOf('/sign-in'), 'form');
    expect(form && fieldNames(form), '/sign-in: what its form could send').toEqual([]);
  });

  specifies(
    'four sliders (customer growth rate, average revenue per user, churn rate, expense growth)',
    () => {
      const main = mainOf('/');
      expect(allIn(main, 'input[type=range]').length, '/: its sliders').toBe(4);
      for (const label of [
        'Customer growth rate',
        'Average revenue per user',
        'Churn rate',
        'Expense growth',
      ]) {
        expect(fieldLabelled('/', main, label).getAttribute('type'), `/: ${label}`).toBe('range');
      }
    },
  );

  specifies(
    'six outputs (ARR, Runway, Total Revenue, Net Margin, CAC, LTV/CAC); four risk cards (Break-even Point, Funding Required, Revenue at Risk, Efficiency Score)',
    () => {
      const groups = allIn(mainOf('/'), 'figure:has(input[type=range]) dl').map((list) =>
        allIn(list, 'dt').map((term) => textOf(term)),
      );
      const starting = (names: string[]) => names.map((name) => expect.stringMatching(`^${name}`));
      expect(groups, '/: the results of the dashboard').toEqual([
        starting(['ARR', 'Runway', 'Total Revenue', 'Net Margin', 'CAC', 'LTV/CAC']),
        starting(['Break-even Point', 'Funding Required', 'Revenue at Risk', 'Efficiency Score']),
      ]);
    },
  );

  specifies(
    'scenarios conservative, realistic, optimistic; each six months Jan to Jun with month, inflow, outflow, balance',
    () => {
      const route = '/products/cash-flow-management';
      const tables = allIn(mainOf(route), 'details table').filter((table) =>
        /^(?:conservative|realistic|optimistic)\b/i.test(textOf(table)),
      );
      expect(tables.length, `${route}: the tables of scenarios`).toBe(3);
      for (const table of tables) {
        const name = `${route}: ${textOf(table).split(':')[0]}`;
        expect(allIn(table, 'thead th').map(textOf), name).toEqual([
          ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
        ]);
        expect(allIn(table, 'tbody th').map(textOf), name).toEqual([
          'Inflow',
          'Outflow',
          'Balance',
        ]);
      }
    },
  );

  specifies('departments Engineering, Sales, Marketing, Operations, Finance, HR', () => {
    const route = '/products/headcount-planning';
    const [table] = allIn(mainOf(route), 'figure:has([aria-pressed]) table');
    const names = table ? allIn(table, 'tbody th').map(textOf) : [];
    expect(names, `${route}: the departments, and their total`).toEqual([
      ...['Engineering', 'Sales', 'Marketing', 'Operations', 'Finance', 'HR', expect.any(String)],
    ]);
  });

  specifies(
    'Hiring timeline is fixed text: Q1 2025 +8 hires $642K; Q2 2025 +6 hires $485K; Q3-Q4 2025 +4 hires $325K.',
    () =>
      expectPairs('/products/headcount-planning', [
        ['Q1 2025', '+8 hires $642K'],
        ['Q2 2025', '+6 hires $485K'],
        ['Q3-Q4 2025', '+4 hires $325K'],
      ]),
  );
});

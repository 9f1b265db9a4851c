import type { Locator, Page } from '@playwright/test';
import { expect, test, wake } from './journey.ts';

interface Content {
  /** Texts that the page shows, as the specification has them. */
  texts?: string[];
  /** Headings of the page, whatever their level. */
  headings?: string[];
  /** Links in the page itself: name and address. */
  links?: [name: string, href: string][];
  /** Buttons that do nothing, and how many of them. */
  inert?: Record<string, number>;
  /** Email fields of signup boxes, from the top: what they send as `source`. */
  sources?: string[];
}

const getStarted: [string, string] = ['Get Started', '/get-started'];

/** Pages whose button at the top leads to the wizard, and whose last one does nothing. */
const closedByNothing: Content = {
  links: [getStarted],
  inert: { 'Get Started': 1 },
  sources: [],
};

/** Section 2 of the specification, page by page. */
const contents: Record<string, Content> = {
  '/': {
    texts: ['Trusted by 500+ growing companies', '50+ more integrations'],
    headings: [
      ...['Data Analytics', 'Revenue Planning', 'Cash Flow Management'],
      ...['Financial Planning & Analysis', 'Marketing KPIs', 'Sales Analytics'],
      ...['Operations KPIs', 'Scenario Planning'],
    ],
    inert: { 'View All Integrations': 1 },
    sources: ['hero', 'cta'],
  },
  '/about': {
    texts: [
      ...['500+', 'companies served', '$2B+', 'capital managed'],
      ...['95%', 'forecast accuracy', '60%', 'time saved'],
      ...['Our mission', 'The challenge', 'Why we built it'],
    ],
    headings: ['Customer First', 'Precision & Accuracy', 'Continuous Innovation'],
    sources: [],
  },
  '/features': {
    headings: [
      ...['Cash Flow Management', 'Financial Planning & Analysis', 'Marketing KPIs'],
      ...['Revenue Analytics', 'Team Collaboration', 'Executive Dashboards'],
    ],
    sources: [],
  },
  '/pricing': {
    headings: ['Starter', 'Professional', 'Enterprise'],
    texts: [
      ...['$49 per month', '1 user', 'Up to 3 data integrations', 'Email support'],
      ...['Basic forecasting', '$149 per month', 'Most Popular', 'Up to 10 users'],
      ...['Unlimited integrations', 'Custom dashboards', 'Priority support', 'Custom price'],
      ...['Unlimited users', 'SSO', 'API access', 'White-label', 'Dedicated success manager'],
      '14-day free trial',
    ],
    inert: { 'Contact Sales': 1 },
    sources: [],
  },
  '/contact': {
    texts: ['hello@foresum.example.com', '+1 (415) 555-0142', 'San Francisco, California'],
    sources: [],
  },
  '/resources': {
    texts: [
      ...['5 min read', '8 min read', '12 min read', '/resources/blog', '/resources/case-studies'],
      ...['/resources/documentation', '/resources/help', 'in three steps'],
    ],
    inert: {
      ...{ 'Read the blog': 1, 'Read case studies': 1 },
      ...{ 'Open documentation': 1, 'Get help': 1 },
    },
    sources: [],
  },
  '/privacy': {
    texts: ['Last updated January 2025'],
    headings: [
      ...['Principles', 'Information collected', 'How we use it', 'Security', 'Your rights'],
      ...['Data sharing', 'Contact'],
    ],
    sources: [],
  },
  '/eula': {
    texts: [
      ...['Last updated January 2025', 'State of California', 'legal@foresum.example.com'],
      ...['limited', 'revocable', 'non-exclusive', 'non-transferable'],
      ...['resale', 'reverse engineer', 'unlawful', 'interfere with the system'],
      'at any time and without notice',
    ],
    headings: [
      ...['License Grant', 'Restrictions', 'Compliance', '1. Acceptance of terms', '2. License'],
      ...['3. Restrictions', '4. Data and privacy', '5. Disclaimer of warranties'],
      ...['6. Limitation of liability', '7. Termination', '8. Governing law', '9. Contact'],
    ],
    links: [['privacy policy', '/privacy']],
    sources: [],
  },
  '/careers': {
    texts: ['Benefits'],
    headings: ['Apply', 'Phone screen', 'Interviews', 'Decision'],
    inert: { 'Apply Now': 4, 'Send Resume': 1, 'Learn More': 1 },
    sources: [],
  },
  '/sign-in': { sources: [] },
  '/get-started': { sources: ['get-started-page'] },
  '/products/data-analytics': {
    texts: ['Finance teams', 'Executives', 'Analysts', 'Startups'],
    headings: ['Proven results', 'Perfect for'],
    links: [getStarted],
    sources: [],
  },
  '/products/budgeting-forecasting': { links: [getStarted], sources: ['budgeting-forecasting'] },
  '/products/cash-flow-management': {
    texts: [
      ...['13-week rolling forecast', '52-week rolling forecast', '12-month predictions'],
      '90-day early warning',
    ],
    headings: [
      ...['Working-capital components', 'Seasonal businesses', 'Manufacturing'],
      ...['Professional services', 'Retail'],
    ],
    links: [getStarted],
    sources: ['cash-flow-management'],
  },
  '/products/revenue-planning': {
    headings: [
      ...['Multi-channel revenue', 'Customer lifetime value', 'Pricing strategy'],
      'Sales capacity',
    ],
    ...closedByNothing,
  },
  '/products/headcount-planning': closedByNothing,
  '/products/marketing-planning': {
    texts: ['attribution', 'acquisition cost', 'budget'],
    ...closedByNothing,
  },
  '/products/scenario-planning': {
    texts: ['what-if', 'Monte Carlo', 'risk'],
    ...closedByNothing,
  },
  '/solutions/for-solopreneurs': {
    links: [getStarted],
    sources: ['for-solopreneurs', 'for-solopreneurs'],
  },
  '/solutions/for-data-analysts': { links: [getStarted], sources: ['for-data-analysts'] },
  '/solutions/for-startups': {
    texts: ['14-day free trial', 'No credit card', 'minutes'],
    links: [getStarted],
    sources: ['for-startups'],
  },
  '/solutions/for-growing-companies': {
    texts: ['Series A', 'pre-IPO'],
    links: [getStarted],
    sources: ['for-growing-companies'],
  },
  '/solutions/for-cfos': { links: [getStarted], sources: ['for-cfos'] },
  '/solutions/for-fpa-teams': {
    texts: [
      ...['AI-Powered FP&A Platform', 'version control', 'audit trails', 'Stakeholder portals'],
      ...['controlled access', 'Approval workflows', 'Machine-learning predictions'],
      ...['Bottom-up and top-down planning', 'unlimited hierarchies'],
      ...['Integration with operational planning systems'],
      ...['Automated consolidation and variance reporting', 'Driver-based forecasting'],
      ...['Scenario modelling and stress testing', 'Root-cause variance analysis'],
      ...['Trend analysis', '75%', 'fewer manual reporting tasks', '60%', 'faster budget cycles'],
      ...['90%', 'better stakeholder satisfaction', '50%', 'higher forecast accuracy'],
    ],
    headings: [
      ...['For FP&A Teams Advanced planning.', 'Advanced FP&A capabilities:'],
      ...['Professional-Grade Tools', 'Streamline Your FP&A Workflow', 'Planning & Budgeting'],
      ...['Team Productivity Gains', 'FP&A Best Practices', 'Driver-Based Models'],
      ...['Rolling Forecasts', 'Scenario Planning', 'Business Partnering'],
      'Ready to elevate your FP&A practice?',
    ],
    links: [getStarted],
    sources: ['for-fpa-teams'],
  },
};

const signupBoxes = (page: Page): Locator =>
  page.getByRole('main').locator('form[action^="/api/email-signup"]');

for (const [
  path,
  { texts = [], headings = [], links = [], inert = {}, sources = [] },
] of Object.entries(contents)) {
  test(`sections 2, 6 and 7: ${path} has what the specification names, and calls nothing`, async ({
    page,
    baseURL,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const main = page.getByRole('main');
    const words = ((await main.textContent()) ?? '').replace(/\s+/g, ' ').toLowerCase();
    for (const text of texts) expect(words).toContain(text.toLowerCase());
    for (const name of headings) {
      await expect(main.getByRole('heading', { name, exact: true }).first()).toBeAttached();
    }
    for (const [name, href] of links) {
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
    }
    const sent = await signupBoxes(page)
      .locator('[name=source]')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(sent).toEqual(sources);
    for (const [name, count] of Object.entries(inert)) {
      await expect(main.getByRole('button', { name })).toHaveCount(count);
    }
    await wake(page);
    const files = new RegExp(`^${baseURL}/(?!api/)`);
    expect(requests.filter((url) => !files.test(url) && !url.startsWith('data:'))).toEqual([]);
  });

  if (Object.keys(inert).length === 0) continue;
  test(`section 2: ${path} has buttons that do nothing`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const name of Object.keys(inert)) {
      for (const button of await page.getByRole('main').getByRole('button', { name }).all()) {
        await button.click();
      }
    }
    await page.waitForTimeout(200);
    await expect(page).toHaveURL(path);
    expect(requests).toEqual([]);
  });
}

test('section 2: what is linked or named but is no page shows the not-found page', async ({
  request,
}) => {
  for (const path of [
    ...['/products', '/solutions', '/terms', '/forgot-password', '/resources/blog'],
    ...['/resources/case-studies', '/resources/documentation', '/resources/help'],
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('404 Page Not Found');
  }
});

test('section 2: /pricing leads to the wizard from the plans that have a price', async ({
  page,
}) => {
  await page.goto('/pricing');
  const plan = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const name of ['Starter', 'Professional']) {
    await expect(plan(name).getByRole('link')).toHaveAttribute('href', '/get-started');
  }
  await expect(plan('Enterprise').getByRole('link')).toHaveCount(0);
});

test('section 2: /eula has nine numbered sections', async ({ page }) => {
  await page.goto('/eula');
  await expect(page.locator('main section[id]')).toHaveCount(9);
});

test('section 2: /features describes six things in four bullets each', async ({ page }) => {
  await page.goto('/features');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.locator('p').first()).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(4);
  }
});

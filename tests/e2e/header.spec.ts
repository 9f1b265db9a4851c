import { desktop, expect, phone, test, wake } from './journey.ts';

const products = [
  'data-analytics',
  'budgeting-forecasting',
  'cash-flow-management',
  'revenue-planning',
  'headcount-planning',
  'marketing-planning',
  'scenario-planning',
];
const solutions = [
  'for-solopreneurs',
  'for-data-analysts',
  'for-startups',
  'for-growing-companies',
  'for-cfos',
  'for-fpa-teams',
];

const panel = (links: string[]) => `[data-hover-menu]:has([href$="/${links[0]}"])`;

test.describe('section 2: the header on wide screens', () => {
  test.use({ viewport: desktop });

  for (const [label, links] of [
    ['Products', products],
    ['Solutions', solutions],
  ] as const) {
    test(`${label} opens on hover and lists its pages`, async ({ page }) => {
      await page.goto('/');
      const menu = page.locator(panel([...links]));
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: label }).hover();
      await expect(menu).toBeVisible();
      const folder = label.toLowerCase();
      for (const name of links)
        await expect(menu.locator(`[href="/${folder}/${name}"]`)).toBeVisible();
      await expect(menu.getByRole('link')).toHaveCount(links.length);
      await menu.getByRole('link').last().hover();
      await expect(menu).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(menu).toBeHidden();
    });
  }

  test('a click opens and closes, and so does one elsewhere', async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name: 'Products' });
    const menu = page.locator(panel(products));
    await trigger.click();
    await expect(menu).toBeVisible();
    await trigger.click();
    await expect(menu).toBeHidden();
    await trigger.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(menu).toBeHidden();
  });

  test('keys open it, reach its links in order, and Escape closes it', async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name: 'Products' });
    const menu = page.locator(panel(products));
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Space');
    for (const _ of [...products, 'next']) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Solutions' })).toBeFocused();
    await expect(menu).toBeHidden();
  });

  test('has the other links', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const [name, href] of [
      ['Resources', '/resources'],
      ['Pricing', '/pricing'],
      ['Sign in', '/sign-in'],
      ['Get Started', '/get-started'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  });

  test('stays at the top and changes its style past 50 px', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const border = () => header.evaluate((element) => getComputedStyle(element).borderBottomColor);
    const before = await border();
    await page.evaluate(() => scrollTo(0, 50));
    await expect(page.locator('html[data-scrolled]')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 51));
    await expect(page.locator('html[data-scrolled]')).toHaveCount(1);
    await expect.poll(border).not.toBe(before);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect
      .poll(() => header.evaluate((element) => element.getBoundingClientRect().top))
      .toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('html[data-scrolled]')).toHaveCount(0);
  });

  test('the logo goes home, and from there to the top', async ({ page }) => {
    await page.goto('/pricing');
    await wake(page);
    const logo = page.getByRole('banner').getByRole('link', { name: /home$/ });
    await logo.click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => scrollTo(0, 1200));
    await logo.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL('/');
  });

  test('the menu closes when a page is chosen', async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.getByRole('button', { name: 'Solutions' }).hover();
    await page.locator(panel(solutions)).getByRole('link', { name: /FP&A/ }).click();
    await expect(page).toHaveURL('/solutions/for-fpa-teams');
    await expect(page.locator(panel(solutions))).toBeHidden();
  });
});

test.describe('section 2: the header on small screens', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('collapses to a menu with all its links', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Pricing' })).toBeHidden();
    const toggle = header.getByRole('button', { name: 'Menu' });
    await toggle.tap();
    await expect(header.getByText('Products', { exact: true }).last()).toBeVisible();
    for (const name of ['Resources', 'Pricing', 'Sign in', 'Get Started']) {
      await expect(header.getByRole('link', { name, exact: true }).last()).toBeVisible();
    }
    await header.getByText('Solutions', { exact: true }).last().tap();
    await expect(header.getByRole('link', { name: 'For CFOs' }).last()).toBeVisible();
    await header.getByRole('link', { name: 'For FP&A Teams' }).last().tap();
    await expect(page).toHaveURL('/solutions/for-fpa-teams');
    await expect(header.getByRole('link', { name: 'Pricing' }).last()).toBeHidden();
  });

  test('the toggle and Escape close it, and the page behind does not scroll', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: 'Pricing', exact: true })
      .last();
    await toggle.tap();
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
      'hidden',
    );
    await toggle.tap();
    await expect(link).toBeHidden();
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});

test('section 2: the footer has its links, three profiles and a tagline', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['About', '/about'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['EULA', '/eula'],
    ['Security', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.locator('a[href^="https://"]')).toHaveCount(3);
  await expect(footer.getByText('Financial planning that answers')).toBeVisible();
});

test('section 1: the banner says that a beta release is coming and invites to sign up', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('beta release is coming soon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/get-started');
});

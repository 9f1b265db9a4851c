import type { Locator, Page } from '@playwright/test';
import { expectAccess } from '../axe.ts';
import { desktop, expect, holdApp, phone, test, untilAlive } from '../journey.ts';

const path = '/views/moves';
const figure = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

/** Returns the computed figures of a block, with the texts below them. */
const figures = (block: Locator) => block.getByRole('definition');

/** Looks at both screens, the phone last. What moves the figures does not depend on their width. */
async function onBothScreens<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    seen.push(await look());
  }
  return seen;
}

/** Expects a bar for the whole team, no higher than a few hires, and the names of its departments. */
async function expectTeam(page: Page): Promise<void> {
  const calendar = figure(page, 'Drag an arrival');
  await expect(calendar.getByText('Old birds 2, Young birds 1')).toBeVisible();
  const team = await calendar.locator('svg rect').first().boundingBox();
  expect(team?.height).toBeGreaterThan(0);
  expect(team?.height).toBeLessThanOrEqual(24);
}

test('every figure can be moved by keys, and what follows is shown and said, on both screens', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto(path);
  await onBothScreens(page, () => expectTeam(page));
  const weeks = figure(page, 'Close a week');
  const heights = () => onBothScreens(page, async () => (await weeks.boundingBox())?.height);
  const before = await heights();
  await expect(figures(weeks)).toHaveText(['200', 'As expected', '100', 'As expected']);
  // A choice made while the app loads counts.
  await weeks.getByRole('button', { name: 'Close week two' }).press('Enter');
  const toll = figure(page, 'Raise the toll');
  await toll.getByRole('slider', { name: 'Toll' }).press('ArrowRight');
  const early = figure(page, 'Wait for seeds').getByRole('checkbox', { name: 'The crow' });
  await early.press('Space');
  letGo();
  await untilAlive(page);
  await expect(figures(weeks)).toHaveText(['210', '+10', '90', '−10']);
  await expect(weeks.getByRole('status')).toHaveText('Week two took six more.');
  await expect(weeks.getByRole('listitem').filter({ hasText: 'W2:' })).toHaveText('W2: 56, Eaten');
  await weeks.getByRole('button', { name: 'Close week three' }).press('Enter');
  await expect(figures(weeks)).toHaveText(['204', '+4', '96', '−4']);
  await weeks.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(figures(weeks)).toHaveText(['200', 'As expected', '100', 'As expected']);
  expect(await heights(), 'nothing has moved').toEqual(before);

  await expect(figures(toll)).toHaveText(['50', '+10', '10', 'As today', '2 guests']);
  await toll.getByRole('slider', { name: 'Guests who go' }).press('End');
  await expect(figures(toll)).toHaveText(['0', '−40', '0', '−10', '2 guests']);

  const seeds = figure(page, 'Move seeds');
  await seeds.getByRole('slider', { name: 'How many' }).fill('44');
  await expect(figures(seeds)).toHaveText(['17.6', '−2.4', '11.4', '+1.4']);
  await seeds.getByLabel('Take from').selectOption('South');
  // Both sides cannot be the same: the other side changes.
  await expect(seeds.getByLabel('Give to')).toHaveValue('North');
  await expect(figures(seeds).first()).toHaveText('21.9');
  await seeds.getByLabel('Give to').selectOption('South');
  await expect(seeds.getByLabel('Take from')).toHaveValue('North');
  await expect(figures(seeds).first()).toHaveText('17.6');

  const birds = figure(page, 'Drag an arrival');
  const arrival = birds.getByRole('slider', { name: 'Spring birds' });
  await expect(arrival).toHaveAttribute('aria-valuetext', 'from Jan');
  for (let month = 0; month < 3; month += 1) await arrival.press('ArrowRight');
  await expect(arrival).toHaveAttribute('aria-valuetext', 'from Apr');
  await expect(figures(birds)).toHaveText(['190', '−30', '50', '3', '−2']);
  await expect(birds.getByRole('status')).toHaveText('190 seeds, 50 over.');

  const wind = figure(page, 'Think of the wind');
  await wind.getByRole('checkbox', { name: 'Headwind' }).press('Space');
  await expect(figures(wind)).toHaveText(['50.0%', '+47.7%', '8.0', '−2.0']);
  await expect(wind.getByRole('listitem').filter({ hasText: 'Too short:' })).toHaveText(
    'Too short: 50',
  );

  const debts = figure(page, 'Wait for seeds');
  await expect(debts.getByText('due W4, brought after W4')).toBeVisible();
  await early.press('Space');
  await expect(figures(debts)).toHaveText(['20 seeds', 'In time', 'W1', '8 seeds', 'In time']);
  await debts.getByRole('checkbox', { name: 'The finch' }).press('Space');
  await expect(figures(debts)).toHaveText(['10 seeds', '−10 seeds', 'W2', '−2 seeds', '−10 seeds']);
  await expect(debts.locator('span[role=status]')).toHaveText('10 seeds in W2, −2 seeds to spare.');
  await expect(debts.getByText('due W2, brought W3')).toBeVisible();
  await debts.getByRole('slider', { name: 'Weeks later' }).press('End');
  await expect(debts.getByText('due W2, brought after W4')).toBeVisible();
  await expect(debts.getByRole('listitem').filter({ hasText: /^W\d:/ })).toHaveText([
    'W1: 20 seeds',
    'W2: 10 seeds',
    'W3: 10 seeds',
    'W4: 20 seeds',
  ]);
  await debts.getByRole('checkbox', { name: 'The crow' }).press('Space');
  await expect(figures(debts).first()).toHaveText('8 seeds');

  const boat = figure(page, 'Share a boat');
  const rowers = boat.getByRole('slider', { name: 'Rowers' });
  await expect(boat.getByText('2 rowers: €45 each').last()).toBeAttached();
  await rowers.press('End');
  await expect(boat.locator('span[role=status]')).toHaveText('4 rowers: €22.50, below the ferry');
  await rowers.press('Home');
  await expect(boat.locator('span[role=status]')).toHaveText('Alone: €90');
  const [onDesktop, onPhone] = await onBothScreens(page, async () => {
    await expectAccess(page);
    return page.locator('main :is(button, input, select, dd):visible').count();
  });
  expect(onDesktop, 'both have the same controls and results').toBe(onPhone);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('results are shown while a slider is dragged', async ({ page }) => {
    await page.goto(path);
    for (const { heading, name, results } of [
      { heading: 'Wait for seeds', name: 'Weeks later', results: ['20 seeds'] },
      { heading: 'Fill the store', name: 'Eaten', results: ['1 month'] },
      { heading: 'Drag an arrival', name: 'Spring birds', results: ['110', '130'] },
    ]) {
      await test.step(heading, async () => {
        const block = figure(page, heading);
        const slider = block.getByRole('slider', { name, exact: true });
        await slider.press('End');
        await untilAlive(page);
        await slider.evaluate((input) => input.scrollIntoView({ block: 'start' }));
        const line = block.locator('[aria-hidden] b');
        await expect(line).toHaveText(results);
        await expect(line.first()).toBeVisible();
        await expect(line.first()).toBeInViewport({ ratio: 1 });
        await expect(slider).toBeInViewport({ ratio: 1 });
      });
    }
  });
});

test('own figures say how long they last, and go into the message of a form', async ({ page }) => {
  await page.goto(path);
  const store = figure(page, 'Fill the store');
  const slider = (name: string) => store.getByRole('slider', { name, exact: true });
  const result = store.getByRole('paragraph').filter({ hasText: /^They / });
  await expect(result).toContainText('5 months');
  await slider('Eaten').press('End');
  await untilAlive(page);
  await expect(result).toHaveText('They last1 month');
  await expect(store.locator('span[role=status]')).toHaveText('50 seeds last 1 month.');
  await slider('More finds').press('End');
  await slider('Eaten').press('ArrowLeft');
  await slider('Finds').press('ArrowRight');
  await expect(result).toContainText('over 6 months');
  await slider('Finds').fill('50');
  await expect(result).toHaveText('They grow to2,960 seeds');
  await slider('Finds').fill('20');
  await slider('Store').press('ArrowRight');
  await store.getByRole('link', { name: 'Write about this store' }).click();
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(
    'We have 60 seeds, 100% more each month, and eat 40 seeds: over 6 months.',
  );
});

test('what a link is about begins the message, and is added to what a visitor has written', async ({
  page,
}) => {
  await page.goto('/views/moves?about=visit');
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue('We would like to visit.');
  const follow = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.textContent = 'A link on this page';
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, href);
  await page.setViewportSize({ width: 390, height: 300 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(message).not.toBeInViewport();
  await follow('/views/moves?about=store&cash=9&costs=%3Cb%3E');
  await expect(message, 'nobody had changed it').toHaveValue(
    'We have 9, … more each month, and eat <b>: ….',
  );
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  await message.fill('Dear birds! We have 9, … more each month, and eat <b>: ….');
  await follow('/views/moves?about=store&cash=7&costs=2&runway=3+months');
  await expect(message).toHaveValue(
    'Dear birds! We have 7, … more each month, and eat 2: 3 months.',
  );
  await follow('/views/moves?about=elsewhere');
  await expect(message).toHaveValue(
    'Dear birds! We have 7, … more each month, and eat 2: 3 months.',
  );
  await message.fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveAttribute('aria-invalid');
  await follow('/views/moves?about=store&cash=5');
  await expect(message).not.toHaveAttribute('aria-invalid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('figures are as they are, and what opens by itself opens', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Close week|Start over/ })).toHaveCount(0);
    await expect(figures(figure(page, 'Drag an arrival')).first()).toHaveText('220');
    await page.goto('/drawings');
    await expect(page.getByRole('row', { name: 'Booked' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Hosting' }).check({ force: true });
    await expect(page.getByRole('row', { name: 'Booked' })).toBeVisible();
  });
});

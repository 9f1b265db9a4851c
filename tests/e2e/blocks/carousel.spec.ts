import type { Locator, Page } from '@playwright/test';
import { desktop, expect, open, phone, test, wake, withMotion } from '../journey.ts';

test.use(withMotion);

/** Returns the parts of a carousel on the home page: that of cards, or that of tools. */
function partsOf(page: Page, name = 'Eight cards in a row') {
  return {
    scroller: page.getByRole('group', { name }),
    back: page.getByRole('button', { name: 'Scroll left' }),
    forward: page.getByRole('button', { name: 'Scroll right' }),
  };
}

const positionOf = (scroller: Locator): Promise<number> =>
  scroller.evaluate((element) => element.scrollLeft);

/** Returns the pixels left to scroll in each direction. The buttons are updated a moment later. */
const roomIn = (scroller: Locator): Promise<{ before: number; after: number }> =>
  scroller.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    before: Math.floor(scrollLeft),
    after: Math.floor(scrollWidth - clientWidth - scrollLeft),
  }));

/** Returns the places in its row of those cards that are whole on the screen. */
const wholeCards = (scroller: Locator): Promise<number[]> =>
  scroller.getByRole('listitem').evaluateAll((cards) =>
    cards.flatMap((card, index) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= 0 && right <= innerWidth ? [index] : [];
    }),
  );

/** Scrolls like a finger or trackpad, without the buttons. */
const scrollTo = (scroller: Locator, left: number): Promise<void> =>
  scroller.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), left);

/** Expects that the buttons of a carousel are disabled at its ends alone, on both screens. */
async function expectEnds(page: Page, name: string): Promise<void> {
  const { scroller, back, forward } = partsOf(page, name);
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expect(back).toBeDisabled();
    // Several rows have buttons of these names.
    await expect(forward).toHaveAccessibleDescription(name);
    await forward.click();
    await expect(back).toBeEnabled();
    await expect(forward).toBeEnabled();
    await scrollTo(scroller, 1e6);
    await expect(forward).toBeDisabled();
    await back.click();
    await expect(forward).toBeEnabled();
    await scrollTo(scroller, 0);
    await expect(back).toBeDisabled();
    await expect(forward).toBeEnabled();
  }
}

test('the buttons are disabled at the ends alone, one press leads to the card that was cut, and there are none where everything fits', async ({
  page,
}) => {
  await page.goto('/');
  await expectEnds(page, 'Eight cards in a row');
  const { scroller, forward } = partsOf(page);

  await test.step('after one press, the first card is the one that was cut', async () => {
    // Without motion, because cards that will leave are in sight until then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await scrollTo(scroller, 0);
      const before = await wholeCards(scroller);
      await forward.click();
      await expect
        .poll(async () => (await wholeCards(scroller))[0])
        .toBe((before.at(-1) as number) + 1);
    }
  });

  await test.step('there are no buttons where everything fits', async () => {
    await scrollTo(scroller, 0);
    await expect(forward).toBeVisible();
    await scroller.evaluate((element) => {
      for (const card of [...element.querySelectorAll('li')].slice(2)) card.remove();
    });
    await page.setViewportSize(desktop);
    await expect(forward).toBeHidden();
    await page.setViewportSize(phone);
    await expect(forward).toBeEnabled();
  });
});

test('presses that follow each other at once lead as far as with a pause, and from where a visitor scrolls meanwhile', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const { scroller, forward, back } = partsOf(page);
  await forward.scrollIntoViewIfNeeded();
  const press = (button: Locator, times: number) =>
    button.evaluate(async (button: HTMLButtonElement, times) => {
      for (let count = 0; count < times; count += 1) {
        if (count > 0) await new Promise((resolve) => setTimeout(resolve, 60));
        button.click();
      }
    }, times);
  const firstCard = async () => {
    // A row stands still for a moment before it begins to scroll.
    await expect(async () => {
      const before = await positionOf(scroller);
      await page.waitForTimeout(300);
      expect(await positionOf(scroller)).toBe(before);
    }).toPass();
    return (await wholeCards(scroller))[0];
  };
  await press(forward, 2);
  expect(await firstCard()).toBe(2);
  await press(forward, 3);
  expect(await firstCard()).toBe(5);
  await press(back, 4);
  expect(await firstCard()).toBe(1);

  await press(forward, 2);
  await scrollTo(scroller, 0);
  await page.waitForTimeout(300);
  await press(forward, 1);
  expect(await firstCard()).toBe(1);
});

test('keys work the buttons, and the focus stays with the carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const { scroller, back, forward } = partsOf(page);
  await forward.focus();
  for (let press = 0; press < 8 && (await roomIn(scroller)).after > 0; press += 1) {
    const position = await positionOf(scroller);
    await page.keyboard.press('Enter');
    await expect.poll(() => positionOf(scroller)).toBeGreaterThan(position);
  }
  await expect(forward).toBeDisabled();
  await expect(scroller).toBeFocused();
  await back.focus();
  for (let press = 0; press < 8 && (await roomIn(scroller)).before > 0; press += 1) {
    const position = await positionOf(scroller);
    await page.keyboard.press('Space');
    await expect.poll(() => positionOf(scroller)).toBeLessThan(position);
  }
  await expect(back).toBeDisabled();
  await expect(scroller).toBeFocused();
});

test('a press before the page has come to life is done afterwards', async ({ page }) => {
  await page.goto('/');
  const { scroller, forward } = partsOf(page);
  await forward.evaluate((button: HTMLButtonElement) => button.click());
  await wake(page);
  await expect.poll(() => positionOf(scroller)).toBeGreaterThan(0);
});

test('the buttons are right after scrolling before the page has come to life, and after coming from another page', async ({
  page,
}) => {
  await page.goto('/');
  const { scroller, back, forward } = partsOf(page);
  await scrollTo(scroller, 1e6);
  await wake(page);
  await expect(back).toBeEnabled();
  await expect(forward).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices for every wing');
  await page.getByRole('banner').getByRole('link', { name: 'Kestrel home' }).click();
  await expect(forward).toBeEnabled();
  await expect(back).toBeDisabled();
});

test('where everything fits, the finished page has no buttons either', async ({ page }) => {
  const forward = page.getByRole('button', { name: 'Scroll right' });
  await page.setViewportSize(phone);
  await page.goto('/drawings');
  await expect(forward).toBeVisible();
  await page.setViewportSize(desktop);
  await page.reload();
  await expect(forward).toBeHidden();
});

test('the buttons of a ring are disabled at its ends alone, and arrow keys scroll it; what is shown three times is read once, and Tab passes it', async ({
  page,
}) => {
  await page.goto('/views/tools');
  const { scroller, back } = partsOf(page, 'Twelve tools in a ring');
  await expectEnds(page, 'Twelve tools in a ring');
  await expect(scroller.getByText('Bookthorne')).toHaveCount(3);
  await expect(scroller.getByRole('listitem')).toHaveCount(12);
  await expect(scroller.getByRole('listitem').filter({ hasText: 'Pay' })).toHaveCount(3);
  await expect(scroller.locator(':is(a, button, [tabindex])')).toHaveCount(0);
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect(back).toBeEnabled();
  await page.keyboard.press('ArrowLeft');
  await expect(back).toBeDisabled();
});

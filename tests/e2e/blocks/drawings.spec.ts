import type { Locator } from '@playwright/test';
import { desktop, expect, open, phone, test } from '../journey.ts';

const figure = (name: string) => `figure[aria-label="${name}"]`;

const boxesOf = (what: Locator) =>
  what.evaluateAll((shapes) => shapes.map((shape) => shape.getBoundingClientRect().toJSON()));

test('the names of flows have their places, on wide screens and on phones', async ({ page }) => {
  await page.goto('/drawings');
  await test.step('a flow names each of its bars once, and on phones not where other names are', async () => {
    const smallest = { width: 320, height: 700 };
    for (const viewport of [desktop, phone, smallest]) {
      await page.setViewportSize(viewport);
      const flow = page.locator(figure('From nest to feeder'));
      const names = flow.locator('text[data-label]:visible, p > strong:visible');
      for (const name of ['Nest', 'Hedge', 'Feeder', 'Field', 'Home']) {
        await expect(names.filter({ hasText: name })).toHaveCount(1);
      }
      if (viewport === desktop) continue;
      const boxes = await boxesOf(names);
      const [frame] = await boxesOf(flow);
      for (const [index, name] of boxes.entries()) {
        expect(name.left >= frame.left && name.right <= frame.right, JSON.stringify(name)).toBe(
          true,
        );
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            name.right <= other.left ||
            name.left >= other.right ||
            name.top >= other.bottom ||
            name.bottom <= other.top;
          expect(isApart, JSON.stringify({ name, other })).toBe(true);
        }
      }
    }
  });

  await test.step('an amount that is longer than its name stays in the picture', async () => {
    await page.setViewportSize(desktop);
    const flow = page.locator(figure('Seeds by season'));
    const [frame] = await boxesOf(flow);
    for (const label of await boxesOf(flow.locator('text[data-label]:visible'))) {
      expect(label.left).toBeGreaterThanOrEqual(frame.left);
      expect(label.right).toBeLessThanOrEqual(frame.right);
    }
  });

  await test.step('numbers lead from the bars of a flow to their names, on phones only', async () => {
    await page.setViewportSize(phone);
    const flow = page.locator(figure('Seeds by season'));
    const list = flow.locator('p:has(strong):visible');
    await expect(list).toHaveText(['1Spring30 seeds a day', '2Autumn70 seeds a day']);
    const numbers = flow.locator('svg text:visible').filter({ hasText: /^[12]$/ });
    await expect(numbers).toHaveText(['1', '2']);
    const bars = await flow
      .locator('svg > rect')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()));
    for (const [index, number] of (await numbers.all()).entries()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await number.boundingBox()) ?? {};
      const bar = bars[index + 1];
      expect(x + width / 2).toBeCloseTo((bar.left + bar.right) / 2, 0);
      expect(y + height).toBeLessThan(bar.top + 4);
      expect(y + height).toBeGreaterThan(bar.top - 12);
    }
    await page.setViewportSize(desktop);
    await expect(list).toHaveCount(0);
    await expect(numbers).toHaveCount(0);
    // The names of the bars in between are above them, and no bar crosses one.
    const isCrossed = await flow
      .locator('svg')
      .first()
      .evaluate((drawing) => {
        const boxes = (selector: string) =>
          [...drawing.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
        return boxes('[data-label=between]').some((name) =>
          boxes(':scope > rect').some(
            (bar) =>
              bar.left < name.right &&
              name.left < bar.right &&
              bar.top < name.bottom - 4 &&
              name.top < bar.bottom,
          ),
        );
      });
    expect(isCrossed).toBe(false);
  });

  await test.step('a finger finds every node of a flow, however small, beside its name', async () => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const flow = page.locator(figure('Twigs by bird'));
      const nodes = await flow.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const boxOf = (element?: Element | null) => element?.getBoundingClientRect().toJSON();
          const words = [...button.querySelectorAll('text')].find((text) => text.checkVisibility());
          return {
            name: button.getAttribute('aria-label'),
            text: words?.textContent?.trim(),
            area: boxOf(button.querySelector('[data-area]')),
            bar: boxOf(button.querySelector('rect:not([data-area])')),
            words: boxOf(words),
          };
        }),
      );
      expect(nodes).toHaveLength(7);
      const [first, ...others] = nodes;
      const edge = await flow.boundingBox();
      if (viewport === desktop)
        expect(first?.bar.left - first?.words.right).toBeGreaterThanOrEqual(8);
      else expect(first?.words.bottom).toBeLessThanOrEqual(first?.bar.top);
      for (const [index, { name, text, area, words }] of others.entries()) {
        // Voice control uses the visible text.
        expect(text).toBe(name);
        expect(area.height).toBeGreaterThanOrEqual(44);
        expect(area.bottom).toBeLessThanOrEqual((others[index + 1]?.area.top ?? Infinity) + 0.5);
        expect(words.right).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0) - 16);
      }
    }
  });
});

/** Charts with a text that appears on hover, and the horizontal position of the pointer for it. */
const readouts = [
  { chart: 'Nests by month', text: '3', at: 0.75 },
  { chart: 'Cash at month end, $M', text: '$5.6M', at: 1 },
  // Two lines meet there.
  { chart: 'Cash at month end, $M', text: '$6.4M', at: 1 / 3 },
];

test('drawings answer to who chooses and moves, and their words are at their lines', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/drawings');

  await test.step('what a chart is at a place is shown once, while the pointer is there', async () => {
    for (const { chart, text, at } of readouts) {
      const drawing = page
        .locator('figure', { hasText: chart })
        .locator('svg')
        .filter({ has: page.locator('rect[pointer-events]') });
      const readout = drawing.locator('rect[pointer-events] ~ text', { hasText: text });
      await expect(readout, text).toHaveCount(1);
      await expect(readout, text).toBeHidden();
      const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
      await drawing.hover({ position: { x: at * width - 2, y: height / 2 } });
      await expect(readout, text).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(readout, text).toBeHidden();
    }
  });

  await test.step('a node of a flow that is chosen keeps what flows through it, by keys too', async () => {
    const flow = page.locator(figure('From nest to feeder'));
    const strengths = () =>
      flow
        .locator('[data-stream] path')
        .evaluateAll((paths) => paths.map((path) => Number(path.getAttribute('fill-opacity'))));
    const before = await strengths();
    await flow.getByRole('button', { name: 'Nest' }).click();
    await expect(flow.getByRole('status')).toHaveText('Nest: 4, 67%');
    await expect(flow.getByRole('button', { name: 'Nest' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const [nest, hedge, field, home] = await strengths();
    expect([nest, field, home]).toEqual([before[0], before[2], before[3]]);
    expect(hedge).toBeLessThan(before[1] ?? 0);
    await flow.getByRole('button', { name: 'Field' }).focus();
    await page.keyboard.press('Enter');
    await expect(flow.getByRole('status')).toHaveText('Field: 5, 83% Until dusk.');
    await page.keyboard.press('Space');
    await expect(flow.getByRole('status')).toHaveText('');
    expect(await strengths()).toEqual(before);
  });

  await test.step('a flow asks to choose until one has, and not on paper', async () => {
    const flow = page.locator(figure('Twigs by bird'));
    const hint = flow.getByText('Choose another bird.');
    await expect(hint).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(hint).toBeHidden();
    await page.emulateMedia({ media: null });
    await flow.getByRole('button', { name: 'Wren' }).click();
    await expect(hint).toHaveCount(0);
  });

  await test.step('a slider below a bridge moves its step and the end; its bars are joined without a gap, whether a step is open or not', async () => {
    const bridge = page.locator(figure('Cash in June, $K'));
    const row = (name: string) => bridge.getByRole('row', { name });
    await expect(row('Forecast')).toContainText('4,300');
    await bridge.getByRole('slider', { name: 'Nests' }).press('ArrowRight');
    await expect(row('Collections')).toContainText('+85');
    await expect(row('Hosting')).toContainText('−225');
    await expect(row('Forecast')).toContainText('4,280');
    await expect(bridge.locator('[role=status]')).toHaveText('Forecast: 4,280');
    const gaps = () =>
      bridge.evaluate((drawing) => {
        const boxesOf = (selector: string) =>
          [...drawing.querySelectorAll(selector)]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect());
        const bars = boxesOf('td > svg').map(({ top, height }) => [
          top + 0.24 * height,
          top + 0.76 * height,
        ]);
        const joints = boxesOf('[data-joint]');
        return bars.slice(1).filter(([top = 0], index) => {
          const bottom = bars[index]?.[1] ?? 0;
          const between = joints
            .filter((joint) => joint.bottom > bottom && joint.top < top)
            .toSorted((a, b) => a.top - b.top);
          const places = new Set(between.map(({ left }) => Math.round(left)));
          let end = bottom;
          for (const joint of between) if (joint.top <= end + 1) end = Math.max(end, joint.bottom);
          return places.size !== 1 || end < top - 1;
        }).length;
      });
    expect(await gaps()).toBe(0);
    await bridge.getByRole('checkbox', { name: 'Hosting' }).check();
    expect(await gaps()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await bridge.getByRole('checkbox', { name: 'Hosting' }).uncheck({ force: true });
    expect(await gaps()).toBe(0);
    await page.emulateMedia({ media: null });
  });

  await test.step('what is left over of a flow can be seen, however little it is', async () => {
    const flow = page.locator(figure('Grains, eaten and lost'));
    const heights = await flow
      .locator('[role=button] > rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(12);
    const thin = flow.locator('path[stroke]');
    await expect(thin).toHaveCount(1);
    await expect(thin).toHaveCSS('stroke-width', '2.5px');
    await flow.getByRole('button', { name: 'Lost' }).click();
    await expect(thin).toHaveCSS('stroke-opacity', '1');
    await flow.getByRole('button', { name: 'Eaten by the birds' }).click();
    await expect(thin).not.toHaveCSS('stroke-opacity', '1');
  });

  await test.step('words of charts are at their lines, and not in the way of others', async () => {
    const schedule = page.locator(figure('From nest to nest'));
    const lines = await schedule
      .locator('tbody tr:first-child line')
      .evaluateAll((each) => each.map((line) => line.getBoundingClientRect().x));
    const times = await schedule
      .locator('thead text')
      .evaluateAll((each) => each.map((time) => time.getBoundingClientRect().toJSON()));
    expect(times).toHaveLength(lines.length);
    for (const [index, { left, right }] of times.entries()) {
      expect(Math.abs((left + right) / 2 - (lines[index] ?? 0))).toBeLessThan(1.5);
    }

    // The line of a remark must not cross the words of a boundary.
    const chart = page.locator(figure('Feathers lost by hour'));
    const line = await chart.locator('[data-annotation] line').boundingBox();
    const words = await chart.locator('[data-boundary] text').boundingBox();
    if (!line || !words) throw new Error('Both are drawn where there is room.');
    const isBeside = line.x > words.x + words.width || line.x + line.width < words.x;
    expect(isBeside, JSON.stringify({ line, words })).toBe(true);
  });
});

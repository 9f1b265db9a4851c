import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { readOriginal, serveEdits, editingTest as test } from '../commands.ts';
import { afterwards, expect, untilAlive } from '../journey.ts';

test.describe('while an author edits', () => {
  const site = serveEdits();
  const contact = join(site.content, 'pages/contact.yaml');
  const text = readOriginal('pages/contact.yaml');

  test('a saved page shows in place, with what was typed kept, however the editor saves', async ({
    page,
  }) => {
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    await page.getByLabel('Your message').fill('half a sentence');
    const heading = page.getByRole('heading', { level: 1 });
    writeFileSync(contact, text.replace('Write to us', 'Write to somebody new'));
    await expect(heading).toHaveText('Write to somebody new');
    // Like editors that write another file and rename it over the old one.
    for (const title of ['Second save', 'Third save']) {
      writeFileSync(`${contact}.new`, text.replace('Write to us', title));
      renameSync(`${contact}.new`, contact);
      await expect(heading).toHaveText(title);
    }
    await test.step('an answer to an edit that comes after the next edit is out of date', async () => {
      const { promise: late, resolve: sendLate } = Promise.withResolvers<void>();
      const held = page.waitForRequest('**/data/contact.json*');
      await page.route(
        '**/data/contact.json*',
        async (route) => {
          const response = await route.fetch();
          writeFileSync(contact, text.replace('Write to us', 'The next edit'));
          await late;
          await route.fulfill({ response });
        },
        { times: 1 },
      );
      writeFileSync(contact, text.replace('Write to us', 'An edit'));
      await expect(heading).toHaveText('The next edit');
      sendLate();
      await (await (await held).response())?.finished();
      await afterwards(page);
      await expect(heading).toHaveText('The next edit');
    });
    await expect(page.getByLabel('Your message')).toHaveValue('half a sentence');
    writeFileSync(contact, text);
    await expect(heading).toHaveText('Write to us');
  });

  test('saved settings show in place too, with what was typed kept', async ({ page }) => {
    const settings = join(site.content, 'site.yaml');
    const original = readOriginal('site.yaml');
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    await page.getByLabel('Your message').fill('half a sentence');
    const header = page.getByRole('banner');
    const endOfActions = () =>
      header
        .getByRole('link', { name: 'Start' })
        .evaluate((link) => link.getBoundingClientRect().right);
    const end = await endOfActions();
    const edited = original.replace('label: Prices', 'label: What it costs');
    writeFileSync(settings, edited.replace('    - { label: Sign in, href: /sign-in }\n', ''));
    await expect(page.getByRole('link', { name: 'What it costs' }).first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('half a sentence');
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    // A single action is at the right end, too.
    expect(await endOfActions()).toBe(end);
    // The theme is in the head of the document.
    writeFileSync(
      settings,
      original.replace('text: { light: "#10151C"', 'text: { light: "#101520"'),
    );
    await page.waitForEvent('load');
    await untilAlive(page);
    writeFileSync(settings, original);
    // The next test begins once this page has loaded again.
    await page.waitForEvent('load');
    await expect(page.getByRole('link', { name: 'What it costs' })).toHaveCount(0);
  });

  test('a page that is saved while it loads shows the edit, and no error', async ({ page }) => {
    let isSaved = false;
    await page.route('**/data/contact.json*', async (route) => {
      if (!isSaved) {
        isSaved = true;
        writeFileSync(contact, text.replace('Write to us', 'Saved meanwhile'));
        const current = async () => (await fetch(`${site.address}/data/contact.json`)).text();
        await expect.poll(current).toContain('Saved meanwhile');
      }
      await route.continue();
    });
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Saved meanwhile');
    writeFileSync(contact, text);
    await expect(heading).toHaveText('Write to us');
  });

  test('a mistake is shown in browser and terminal in the same words, over the last good page, until it is fixed', async ({
    page,
  }) => {
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    const overlay = page.getByRole('alert');
    await expect(overlay).toBeHidden();
    writeFileSync(contact, text.replace('button:', 'buton:'));
    await expect(overlay).toContainText('did you mean `button`?');
    await expect(overlay).toContainText('pages/contact.yaml:');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [first = ''] = ((await overlay.textContent()) ?? '').split('\n');
    await expect.poll(site.output).toContain(first);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us');
    await expect(overlay).toBeVisible();
    await overlay.getByRole('button', { name: 'Hide' }).click();
    await expect(overlay).toBeHidden();
    writeFileSync(contact, text.replace('button:', 'buttton:'));
    await expect(overlay).toContainText('did you mean `button`?');
    writeFileSync(contact, text);
    await expect(overlay).toBeHidden();
    await test.step('so is that the server does not answer, until it does', async () => {
      const { promise: seen, resolve: see } = Promise.withResolvers<void>();
      const ended = { contentType: 'text/event-stream', body: 'retry: 100\n\n' };
      await page.route('**/@events*', (route) => seen.then(() => route.continue()), { times: 1 });
      await page.route('**/@events*', (route) => route.fulfill(ended), { times: 1 });
      await page.reload();
      await expect(overlay).toContainText('start it again');
      see();
      await expect(overlay).toBeHidden();
    });
    await test.step('a warning is only counted, until its messages are asked for', async () => {
      writeFileSync(contact, text.replace('Write to us', '"[Add a heading]"'));
      const warnings = page.getByRole('complementary', { name: 'Warnings' });
      const count = warnings.getByRole('button', { name: '1 warning' });
      const place = warnings.getByRole('button', { name: /^pages\/contact\.yaml:\d+:\d+$/ });
      await expect(count).toBeVisible();
      await expect(place).toBeHidden();
      await count.click();
      await expect(place).toBeVisible();
      await warnings.getByRole('button', { name: 'Hide' }).click();
      await expect(warnings).toBeHidden();
      writeFileSync(contact, text);
    });
  });

  test('site.yaml that is missing for a moment is reported, and the site goes on', async ({
    request,
  }) => {
    const settings = join(site.content, 'site.yaml');
    renameSync(settings, `${settings}.moved`);
    await expect.poll(site.output).toContain('its file site.yaml does not exist');
    expect((await request.get(`${site.address}/contact`)).status()).toBe(200);
    renameSync(`${settings}.moved`, settings);
    await expect.poll(site.output).toMatch(/does not exist.*(?:No problems|0 errors)/s);
    writeFileSync(contact, text.replace('Write to us', 'Still here'));
    await expect
      .poll(async () => (await request.get(`${site.address}/contact`)).text())
      .toContain('Still here');
    writeFileSync(contact, text);
  });

  test('pages and files have the limits that they have online', async ({ request }) => {
    const page = await request.get(`${site.address}/contact`);
    expect(page.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const file = join(site.content, 'pages/drawing.svg');
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert()</script></svg>');
    const policyOf = async () => {
      const drawing = await request.get(`${site.address}/drawing.svg`);
      return drawing.headers()['content-security-policy'];
    };
    await expect.poll(policyOf).toContain("default-src 'none'");
    rmSync(file);
  });

  test('an address that has moved leads on for the moment, and a change counts at once', async ({
    request,
  }) => {
    const settings = join(site.content, 'site.yaml');
    const original = readOriginal('site.yaml');
    const ask = () => request.get(`${site.address}/cost/?a=1`, { maxRedirects: 0 });
    for (const [target, location] of [
      ['/prices', '/prices?a=1'],
      ['/rules#landing', '/rules?a=1#landing'],
    ] as const) {
      writeFileSync(settings, original.replace('/cost: /prices', `/cost: ${target}`));
      await expect.poll(async () => (await ask()).headers().location).toBe(location);
    }
    const response = await ask();
    expect(response.status()).toBe(307);
    expect(response.headers()['cache-control']).toBe('no-store');
    writeFileSync(settings, original);
  });

  test('the catalogue shows its examples alive', async ({ page }) => {
    await page.goto(`${site.address}/_catalogue/questions`);
    const example = page.frameLocator('[data-theme=dark] iframe').first();
    const answer = example.locator('details').first();
    await answer.locator('summary').click();
    await expect(answer).toHaveAttribute('open', '');
    await expect(example.locator('html')).toHaveAttribute('data-alive', '');
    await expect(answer).toHaveAttribute('open', '');
    await expect(example.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  for (const path of ['/contact', '/_catalogue/questions'])
    test(`${path} gives its connection back while it is hidden, and then shows what has changed`, async ({
      page,
    }) => {
      const isOfPage = (request: Request) =>
        request.resourceType() === 'eventsource' && request.frame() === page.mainFrame();
      // Chromium without a window hides no page, so the test says that it is hidden and shown.
      const setHidden = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        }, isHidden);
      const timeout = 5_000;
      // A server that has just started may reload the page once, which closes its connection, too.
      await expect(async () => {
        const opening = page.waitForEvent('request', { predicate: isOfPage, timeout });
        await page.goto(site.address + path);
        let stream = await opening;
        await page.evaluate(() => document.body.setAttribute('data-kept', ''));
        for (const _ of ['once', 'again']) {
          const isClosed = (request: Request) => request === stream;
          const closed = page.waitForEvent('requestfailed', { predicate: isClosed, timeout });
          await Promise.all([closed, setHidden(true)]);
          const reopened = page.waitForEvent('request', { predicate: isOfPage, timeout });
          [stream] = await Promise.all([reopened, setHidden(false)]);
        }
        await expect(page.locator('body')).toHaveAttribute('data-kept', '', { timeout });
      }).toPass({ timeout: 6 * timeout });
      const settings = join(site.content, 'site.yaml');
      const original = readOriginal('site.yaml');
      await setHidden(true);
      writeFileSync(settings, original.replace('label: Prices', 'label: What it costs'));
      const current = async () => (await fetch(`${site.address}/data/site_.json`)).text();
      await expect.poll(current).toContain('What it costs');
      const shown = path.startsWith('/_')
        ? page.waitForEvent('load')
        : page.getByRole('link', { name: 'What it costs' }).first().waitFor();
      await Promise.all([shown, setHidden(false)]);
      writeFileSync(settings, original);
    });

  test('no file is handed out but the site and its code', async ({ request }) => {
    const root = join(import.meta.dirname, '../../..');
    const files = ['/data/leads.sqlite', '/package.json', '/site.yaml', '/pages/index.yaml'];
    for (const path of [...files, ...files.map((path) => `/@fs${root}${path}`)]) {
      const response = await request.get(site.address + path);
      expect([403, 404], path).toContain(response.status());
    }
    expect((await request.get(`${site.address}/%`)).status()).toBe(400);
  });

  test.describe('the not-found page', () => {
    test.use({ expectedError: /status of 404/ });

    test('stays, shows edits of its file in place, and knows where its blocks are', async ({
      page,
    }) => {
      await page.goto(`${site.address}/nowhere`);
      const block = page.locator('main > [data-src]');
      await expect(block).toHaveAttribute('data-src', /^pages\/404\.yaml:\d+$/);
      const file = join(site.content, 'pages/404.yaml');
      const original = readOriginal('pages/404.yaml');
      const retitle = async (title: string) => {
        writeFileSync(file, original.replace(/(\n {4}title: ).*/, `$1${title}`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      };
      await retitle('Not on this map');
      // Until now, what an earlier test has saved may have reloaded it.
      let loaded = 0;
      page.on('load', () => {
        loaded += 1;
      });
      await retitle('Nor on that one');
      writeFileSync(file, original.replace('    title:', '    titel:'));
      await expect(page.getByRole('alert')).toContainText('did you mean `title`?');
      writeFileSync(file, original);
      await expect(page.getByRole('alert')).toBeHidden();
      expect(loaded).toBe(0);
    });
  });

  test.describe('a new file', () => {
    test.use({ expectedError: /status of (?:404|500)/ });

    test('is a new page', async ({ page }) => {
      const address = `${site.address}/brand-new`;
      expect((await page.goto(address))?.status()).toBe(404);
      const file = join(site.content, 'pages/brand-new.yaml');
      writeFileSync(
        file,
        'title: New\ndescription: New.\nblocks:\n  - type: page-header\n    title: Brand new\n',
      );
      // The open page reloads by itself.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new');
      rmSync(file);
    });

    test('that is not valid yet says why, and is a page once it is', async ({ page }) => {
      const file = join(site.content, 'pages/half-new.yaml');
      const text = 'title: New\ndescription: New.\nblocks:\n  - type: page-header\n';
      writeFileSync(file, text);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${site.address}/half-new`);
      await expect(page.getByRole('alert')).toContainText('needs `title`');
      // It may reload once more meanwhile.
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
      writeFileSync(file, text.replace('title: New', 'titel: New'));
      await expect(page.getByRole('alert')).toContainText('did you mean `title`');
      writeFileSync(file, `${text}    title: Half new\n`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half new');
      rmSync(file);
    });
  });
});

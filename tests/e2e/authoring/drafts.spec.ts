import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectContrast } from '../axe.ts';
import { readOriginal, serveEdits, editingTest as test } from '../commands.ts';
import { expect, untilAlive } from '../journey.ts';

test.describe('while an author edits', () => {
  const site = serveEdits();
  const contact = join(site.content, 'pages/contact.yaml');
  const text = readOriginal('pages/contact.yaml');
  const settings = join(site.content, 'site.yaml');
  const settingsText = readOriginal('site.yaml');

  test('a draft wears a badge, and loses it with its mark', async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    const badge = page.getByRole('status').filter({ hasText: 'Draft' });
    await expect(badge).toBeHidden();
    writeFileSync(contact, `draft: true\n${text}`);
    await expect(badge).toHaveText('Draft: not in the built site');
    writeFileSync(contact, `publish: 2999-01-15\n${text}`);
    await expect(badge).toHaveText('Draft: not in the built site until 2999-01-15 00:00 UTC');
    await expect.poll(site.output).toContain('pages/contact.yaml waits until 2999-01-15');
    writeFileSync(contact, text);
    await expect(badge).toBeHidden();
  });

  test('a draft is in the menus, and its badge follows the visitor', async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Not ready' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not ready');
    const badge = page.getByRole('status').filter({ hasText: 'Draft' });
    await expect(badge).toBeVisible();
    await expectContrast(page);
    await page.goBack();
    await expect(badge).toBeHidden();
  });

  test('a value shows in place where it is used, and its mistakes are shown', async ({ page }) => {
    const withValue = (line: string) => writeFileSync(settings, `${settingsText}${line}\n`);
    withValue('values: { recipient: everyone }');
    writeFileSync(contact, text.replace('Write to us', 'Write to $(recipient)'));
    const heading = page.getByRole('heading', { level: 1 });
    // Asks without the browser: between the two writes the page has a mistake, which the browser
    // would report as an error.
    const served = async () => (await page.request.get(`${site.address}/contact`)).text();
    await expect.poll(served).toContain('Write to everyone');
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    await page.getByLabel('Your message').fill('half a sentence');
    withValue('values: { recipient: the tower }');
    await expect(heading).toHaveText('Write to the tower');
    const overlay = page.getByRole('alert');
    withValue('values: { recipients: the tower }');
    await expect(overlay).toContainText('did you mean `$(recipients)`?');
    await expect(heading).toHaveText('Write to the tower');
    withValue('values: { recipient: [');
    await expect(overlay).toContainText('error[Y');
    await expect(heading).toHaveText('Write to the tower');
    withValue('values: { recipient: nobody }');
    await expect(heading).toHaveText('Write to nobody');
    await expect(overlay).toBeHidden();
    await expect(page.getByLabel('Your message')).toHaveValue('half a sentence');
    // The value goes last, because a page may not name one that is not there.
    writeFileSync(contact, text);
    await expect(heading).toHaveText('Write to us');
    writeFileSync(settings, settingsText);
  });
});

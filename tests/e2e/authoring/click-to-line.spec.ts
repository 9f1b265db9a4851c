import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { openedFiles, readOriginal, serveEdits, editingTest as test } from '../commands.ts';
import { expect, untilAlive } from '../journey.ts';

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const meets = (from: number, size: number, start: number, length: number) =>
    from < start + length && start < from + size;
  return meets(a.x, a.width, b.x, b.width) && meets(a.y, a.height, b.y, b.height);
}

test.describe("the author's editor opens", () => {
  const site = serveEdits();
  const contact = join(site.content, 'pages/contact.yaml');
  const text = readOriginal('pages/contact.yaml');
  const line = text.split('\n').findIndex((content) => content.includes('- type: ')) + 1;
  const lastOpened = () => readFileSync(openedFiles, 'utf8').trim().split('\n').at(-1);

  test('at the line of a block by a click with Alt, which says where it is meanwhile, and at the place of a mistake by keys', async ({
    page,
  }) => {
    await page.goto(`${site.address}/contact`);
    await untilAlive(page);
    const block = page.locator('main > [data-src]').first();
    await expect(block).toHaveAttribute('data-src', `pages/contact.yaml:${line}`);
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await expect.poll(lastOpened).toBe(`${contact} ${line} 5`);
    // After an edit, it opens the block's new line.
    writeFileSync(contact, `# A comment.\n${text}`);
    await expect(block).toHaveAttribute('data-src', `pages/contact.yaml:${line + 1}`);
    await page.getByRole('heading', { level: 1 }).click({ modifiers: ['Alt'] });
    await expect.poll(lastOpened).toBe(`${contact} ${line + 1} 5`);
    writeFileSync(contact, text);
    await expect(block).toHaveAttribute('data-src', `pages/contact.yaml:${line}`);

    await page.getByRole('heading', { level: 1 }).hover();
    const name = page.locator('block-frame').locator('output');
    await expect(name).toBeHidden();
    await page.keyboard.down('Alt');
    await expect(name).toContainText(`pages/contact.yaml:${line}`);
    expect(await overlap(name, page.getByRole('heading', { level: 1 }))).toBe(false);
    await page.keyboard.up('Alt');
    await expect(name).toBeHidden();

    // A mistake leads to its block in the catalogue, too.
    writeFileSync(contact, text.replace('button:', 'buton:'));
    const overlay = page.getByRole('alert');
    const place = overlay.getByRole('button', { name: 'pages/contact.yaml:' });
    await place.focus();
    await page.keyboard.press('Enter');
    const [, at = ''] = /pages\/contact\.yaml:(\S+)/.exec((await place.textContent()) ?? '') ?? [];
    await expect.poll(lastOpened).toBe(`${contact} ${at.replace(':', ' ')}`);
    await expect(overlay.getByRole('link')).toHaveAttribute('href', '/_catalogue/contact-form');
    writeFileSync(contact, text);
    await expect(overlay).toBeHidden();
  });

  test('for pages of this server only, and only files of the content', async ({ request }) => {
    const open = (file: string, headers = {}) =>
      request.post(`${site.address}/@open`, {
        data: { file, line: 1, column: 1 },
        headers: { origin: site.address, ...headers },
      });
    const before = readFileSync(openedFiles, 'utf8');
    const statuses = await Promise.all([
      open('pages/contact.yaml', { origin: 'https://example.com' }),
      open('pages/contact.yaml', { origin: '' }),
      open('pages/contact.yaml', { host: 'rebound.example.com' }),
      open('pages/contact.yaml', { 'content-type': 'text/plain' }),
      open('../editor'),
      open('pages/../../editor'),
      open('/etc/hosts'),
      open('pages/missing.yaml'),
    ]);
    expect(statuses.map((response) => response.status())).toEqual([
      403, 403, 403, 403, 404, 404, 404, 404,
    ]);
    expect(readFileSync(openedFiles, 'utf8')).toBe(before);
    expect((await open('site.yaml')).status()).toBe(204);
    await expect.poll(lastOpened).toBe(`${join(site.content, 'site.yaml')} 1 1`);
  });
});

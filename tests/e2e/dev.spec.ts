import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './journey.ts';

const root = join(import.meta.dirname, '../..');

let content: string;
let address: string;
let server: ChildProcess;
let output = '';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

test.describe('while an author edits', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedErrors: [/status of 404/] });

  test.beforeAll(async () => {
    content = mkdtempSync(join(tmpdir(), 'dev-'));
    cpSync(join(root, 'site.yaml'), join(content, 'site.yaml'));
    cpSync(join(root, 'pages'), join(content, 'pages'), { recursive: true });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, [join(root, 'scripts/dev.ts'), '--content', content], {
      env: { ...process.env, PORT: String(port), DATA_DIR: join(content, 'data'), NO_COLOR: '1' },
    });
    server.stdout?.on('data', (data) => {
      output += data;
    });
    await expect.poll(() => output, { timeout: 20_000 }).toContain(address);
  });

  test.afterAll(() => {
    server.kill();
    rmSync(content, { recursive: true, force: true });
  });

  test('a saved page shows in place, with what was typed kept', async ({ page }) => {
    await page.goto(`${address}/contact`);
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 20_000 });
    await page.getByLabel('Message').fill('half a sentence');
    const file = join(content, 'pages/contact.yaml');
    const text = readFileSync(file, 'utf8');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    writeFileSync(file, text.replace(/^( +title: ).*$/m, '$1Write to somebody new'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to somebody new');
    await expect(page.getByLabel('Message')).toHaveValue('half a sentence');
    writeFileSync(file, text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  test('a mistake is told in browser and terminal in the same words, over the last good page', async ({
    page,
  }) => {
    await page.goto(`${address}/contact`);
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 20_000 });
    const file = join(content, 'pages/contact.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^( +)button:/m, '$1buton:'));
    const overlay = page.getByRole('alert');
    await expect(overlay).toContainText('did you mean `button`?');
    await expect(overlay).toContainText('pages/contact.yaml:');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => output).toContain((await overlay.textContent())?.split('\n')[0] ?? '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(overlay).toBeVisible();
    writeFileSync(file, text);
    await expect(overlay).toBeHidden();
  });

  test('an editor that saves by putting another file in its place is followed as well', async ({
    page,
  }) => {
    await page.goto(`${address}/eula`);
    await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: 20_000 });
    const file = join(content, 'pages/eula.yaml');
    const text = readFileSync(file, 'utf8');
    for (const title of ['First save', 'Second save', 'Third save']) {
      writeFileSync(`${file}.new`, text.replace(/^( +title: ).*$/m, `$1${title}`));
      renameSync(`${file}.new`, file);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    writeFileSync(file, text);
  });

  test('no file is handed out but the site and its code', async ({ request }) => {
    const secrets = ['/data/leads.sqlite', '/package.json', '/site.yaml', '/pages/index.yaml'];
    for (const path of [...secrets, ...secrets.map((path) => `/@fs${root}${path}`)]) {
      const response = await request.get(address + path);
      expect([403, 404], path).toContain(response.status());
    }
    expect((await request.get(`${address}/%`)).status()).toBe(400);
  });

  test('a new file is a new page', async ({ page }) => {
    expect((await page.goto(`${address}/brand-new`))?.status()).toBe(404);
    writeFileSync(
      join(content, 'pages/brand-new.yaml'),
      'title: New\ndescription: New.\nblocks:\n  - type: page-header\n    title: Brand new\n',
    );
    await expect.poll(async () => (await page.goto(`${address}/brand-new`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand new');
  });
});

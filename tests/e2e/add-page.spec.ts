import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerPosts, desktop, expect, test, wake } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const route = '/solutions/for-nonprofits';

/** The page of the README's chapter on adding one. */
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const yaml = (/```yaml\n(.*?)```/s.exec(readme)?.[1] ?? '').replace(/^ {3}/gm, '');

test.use({ viewport: desktop });

test.describe('a page is added by adding a file', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let address = '';
  let server: ChildProcess;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'add-page-'));
    const content = join(folder, 'content');
    mkdirSync(content);
    cpSync(join(root, 'site.yaml'), join(content, 'site.yaml'));
    cpSync(join(root, 'pages'), join(content, 'pages'), { recursive: true });
    writeFileSync(join(content, `pages${route}.yaml`), yaml);
    server = spawn(process.execPath, [join(root, 'scripts/start.ts'), '--content', content], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OUT_DIR: join(folder, 'out'),
        NO_COLOR: '1',
      },
    });
    let output = '';
    server.stdout?.on('data', (data) => {
      output += data;
    });
    await expect.poll(() => output, { timeout: 30_000 }).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
  });

  test.afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  test('it is in the menus and in the sitemap, and works', async ({ page }) => {
    const requests = await answerPosts(page, 201);
    await page.goto(address);
    await wake(page);
    await page.getByRole('banner').getByRole('button', { name: 'Solutions' }).hover();
    const entry = page.getByRole('banner').getByRole('link', { name: 'For nonprofits' });
    await expect(entry).toContainText('Know what is left of every grant.');
    await entry.click();
    await expect(page).toHaveURL(address + route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Know what is left of every grant',
    );
    await expect(page).toHaveTitle('For nonprofits · Foresum');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'For nonprofits' });
    await expect(footer).toHaveAttribute('href', route);
    const sitemap = await (await page.request.get(`${address}/sitemap.xml`)).text();
    expect(sitemap).toContain(`${route}</loc>`);
    await page.getByPlaceholder('Enter your work email').fill('ada@example.com');
    await page.getByRole('main').getByRole('button', { name: 'Get Started' }).click();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.postDataJSON()).toEqual({
      email: 'ada@example.com',
      source: 'for-nonprofits',
    });
  });

  test('a mistake in it is told with its line, without a build', () => {
    const content = join(folder, 'content');
    const wrong = yaml.replace('in: Solutions', 'in: Solution');
    writeFileSync(join(content, `pages${route}.yaml`), wrong);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/validate.ts'), '--content', content],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('error[R210]: There is no menu `Solution`.');
    expect(stdout + stderr).toContain('pages/solutions/for-nonprofits.yaml:4:7');
    expect(stdout + stderr).toContain('did you mean `Solutions`?');
  });
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, holdApp, loseApp, lostApp, test } from '../journey.ts';
import { answerPosts } from '../posts.ts';
import { toasts } from './signup-boxes.ts';
import {
  back,
  begin,
  email,
  fillNames,
  finish,
  goToThird,
  heading,
  proceed,
  second,
  third,
} from './wizard-steps.ts';

test('what was pressed before the app came to life is done afterwards', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/start');
  await expect(page.getByLabel('First name')).toBeHidden();
  await begin(page).click();
  await expect(heading(page, second)).toBeHidden();
  letGo();
  await expect(heading(page, second)).toBeFocused();
});

test.describe('failures', () => {
  test.use({ expectedError: lostApp });

  test('a failure is reported on the third step, and nothing is lost', async ({ page }) => {
    await answerPosts(page, 500);
    await goToThird(page);
    await email(page).fill('ada@example.com');
    await page.getByLabel('Company').fill('Example Ltd');
    await finish(page).click();
    await expect(toasts(page)).toHaveText('No seat yetPlease try once more or write to us.');
    // Where help is: in the toast and beside the form, which stays.
    const help = page.getByRole('link', { name: 'write to us' }).filter({ visible: true });
    await expect(help).toHaveCount(2);
    for (const link of await help.all()) await expect(link).toHaveAttribute('href', '/contact');
    await expect(heading(page, third)).toBeVisible();
    await expect(email(page)).toHaveValue('ada@example.com');
    await expect(page.getByLabel('Company')).toHaveValue('Example Ltd');
    await expect(finish(page)).toBeEnabled();
    await back(page).click();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  test('where the app cannot be loaded, all fields are one form', async ({ page }) => {
    await loseApp(page);
    await page.goto('/start');
    await page.mouse.move(5, 300);
    await page.mouse.move(10, 310);
    await fillNames(page);
    await email(page).fill('no-app@example.com');
    await finish(page).click();
    await expect(page).toHaveURL('/start#wizard-success');
    await expect(page.locator('#wizard-success')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all fields are one form, and the real server stores them', async ({ page }) => {
    const address = `wizard-${Date.now()}@example.com`;
    await page.goto('/start');
    await expect(begin(page)).toBeHidden();
    await expect(proceed(page)).toBeHidden();
    await fillNames(page);
    await page.getByLabel('Task on board').fill('Pilot');
    await page.getByLabel('Size of the flock').selectOption('21-100');
    await email(page).fill(address);
    await page.getByLabel('Company').fill('Example Ltd');
    await page.getByLabel('Company').press('Enter');
    await expect(page).toHaveURL('/start#wizard-success');
    await expect(page.locator('#wizard-success')).toContainText('Look into your mail.');
    expect(storedLeads().filter(({ data }) => data.email === address)).toMatchObject([
      {
        data: {
          source: 'wizard-page',
          firstName: 'Ada',
          lastName: 'Okafor',
          company: 'Example Ltd',
          jobTitle: 'Pilot',
          teamSize: '21-100',
        },
      },
    ]);
  });
});

/** Returns the leads that the server of these tests has stored, from the operator's command. */
function storedLeads(): { data: Record<string, string> }[] {
  const root = join(import.meta.dirname, '../../..');
  const command = ['scripts/leads.ts', 'export', '--format', 'json', '--kind', 'email-signup'];
  const env = { ...process.env, DATA_DIR: 'test-results/site-data' };
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, env }).toString());
}

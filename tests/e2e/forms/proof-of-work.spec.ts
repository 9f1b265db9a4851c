import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readSqliteStore } from '../../../api/leads/sqlite-reader.ts';
import { serveCopy } from '../commands.ts';
import { expect, test, wake } from '../journey.ts';
import { signupBox, toasts } from './signup-boxes.ts';

/** Bytes of the code and of a puzzle, compressed and with headers. */
const budget = 2_500;

const site = serveCopy({
  environment: {
    PROOF_OF_WORK: '1',
    PROOF_OF_WORK_SECRET: 'for this test, and thirty-two long',
  },
});

/** Records the requests of a page that belong to puzzles, and the bytes of their answers. */
async function followPuzzles(page: Page) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const loaded: { path: string; bytes: number }[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    asked.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const path = asked.get(requestId) ?? '';
    if (/challenge|proof-of-work/.test(path)) loaded.push({ path, bytes });
  });
  return loaded;
}

async function findLead(email: string) {
  const reader = readSqliteStore(join(site.folder, 'data'));
  try {
    for await (const lead of reader.list({ email })) return lead;
  } finally {
    await reader.close();
  }
  return undefined;
}

test('a form solves a puzzle that its visitor does not notice', async ({ page }) => {
  await page.goto(site.address);
  await wake(page);
  const loaded = await followPuzzles(page);
  // From now on, answers are compressed, as visitors get them.
  await page.context().setExtraHTTPHeaders({});
  const { email, button } = signupBox(page);
  await email.focus();
  await expect.poll(() => loaded.length).toBe(2);
  expect(loaded.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(budget);
  await email.fill('ada@example.com');
  // A form that is sent within a second counts as sent by a program.
  await page.waitForTimeout(1000);
  await button.click();
  await expect(toasts(page)).toHaveText('Noted!We will write to you.');
  const lead = await findLead('ada@example.com');
  expect(lead).toMatchObject({ data: { email: 'ada@example.com', source: 'hero' } });
  expect(lead).not.toHaveProperty('suspicion');

  await email.fill('grace@example.com');
  await button.click();
  await expect.poll(() => findLead('grace@example.com')).toBeDefined();
  expect(await findLead('grace@example.com')).not.toHaveProperty('suspicion');
});

test.describe('without a puzzle', () => {
  test.use({ expectedError: /ERR_FAILED/ });

  test('a form is sent all the same', async ({ page }) => {
    await page.route('**/api/challenge', (route) => route.abort());
    await page.goto(site.address);
    const { email, button } = signupBox(page);
    await email.fill('joan@example.com');
    await button.click();
    await expect(toasts(page)).toHaveText('Noted!We will write to you.');
    expect(await findLead('joan@example.com')).toMatchObject({ suspicion: expect.any(String) });
  });
});

test('a site without puzzles loads nothing for them', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const loaded = await followPuzzles(page);
  const { email } = signupBox(page);
  await email.focus();
  await email.fill('ada@example.com');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
});

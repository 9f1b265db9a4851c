import { afterwards, expect, lostApp, markDocument, open, test, wake } from '../journey.ts';
import { answerPosts } from '../posts.ts';
import { signUp } from './signup-boxes.ts';

test.use({ expectedError: lostApp });

test('the notice of a form that was sent without the app is shown once: not after a reload, on another page, or on the way back', async ({
  page,
}) => {
  const notice = page.locator('#contact-success');
  await page.goto('/contact#contact-success');
  await expect(notice).toBeVisible();
  await wake(page);
  await expect(page).toHaveURL('/contact');
  await afterwards(page);
  await expect(notice).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(notice).toBeHidden();

  // Otherwise it would be the same document.
  await page.goto('/prices');
  await open(page, '/contact#contact-success');
  await expect(page).toHaveURL('/contact');
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Prices' }).click();
  await expect(page).toHaveURL('/prices');
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(notice).toBeHidden();
  expect(await isSameDocument()).toBe(true);

  await page.goto('/prices');
  await open(page, '/contact#contact-success');
  await notice.getByRole('link', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(notice).toBeHidden();
});

test('where no toast can be loaded, a notice says the outcome until the next one', async ({
  page,
}) => {
  await page.route('**/toast-region-*', (route) => route.abort());
  await answerPosts(page, 503);
  await open(page, '/');
  await signUp(page);
  await expect(page.locator('#signup-error')).toBeVisible();
  await expect(page).toHaveURL('/');
  await answerPosts(page, 201);
  await signUp(page);
  await expect(page.locator('#signup-success')).toBeVisible();
  await expect(page.locator('#signup-error')).toBeHidden();
  await page.reload();
  await expect(page.locator('#signup-success')).toBeHidden();
});

import type { Page, Request } from '@playwright/test';

/** Answers forms instead of the server, and records the requests. */
export async function answerPosts(page: Page, status: number): Promise<Request[]> {
  const { requests, answer } = await holdPosts(page, status);
  answer();
  return requests;
}

/** Like `answerPosts`, but delays the answer until `answer` is called. */
export async function holdPosts(page: Page, status: number) {
  const requests: Request[] = [];
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/*', async (route) => {
    requests.push(route.request());
    await promise;
    await route.fulfill({ status, body: status < 300 ? '{}' : 'no' });
  });
  return { requests, answer };
}

/** Returns the data of each request. */
export const sent = (requests: readonly Request[]) =>
  requests.map((request) => request.postDataJSON());

import type { Page, Request } from '@playwright/test';

/** Answers forms in the server's place, and records what was sent. */
export async function answerPosts(page: Page, status: number): Promise<Request[]> {
  const { requests, answer } = await holdPosts(page, status);
  answer();
  return requests;
}

/** The same, but keeps the visitor waiting until `answer` is called. */
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

/** The data of each request. */
export const sent = (requests: readonly Request[]) =>
  requests.map((request) => request.postDataJSON());

import { expect, test } from '../journey.ts';

test('a page may run no script and use no style but its own, and be in no frame', async ({
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
});

test('search engines find all pages but drafts and the not-found page', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    'Sitemap: https://www.kestrel.example.com/sitemap.xml',
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/www\.kestrel\.example\.com(.*?)<\/loc>/g)];
  expect(paths.map(([, path]) => path).sort()).toEqual([
    ...['/', '/contact', '/drawings', '/guides/for-owners', '/guides/for-teams', '/prices'],
    ...['/rules', '/sign-in', '/start', '/views/cash', '/views/moves', '/views/people'],
    ...['/views/questions', '/views/scenarios', '/views/tools'],
  ]);
  for (const [path, status] of [
    ['/guides/unready', 404],
    ['/terms', 404],
    ['/no/such/page', 404],
    ['/favicon.svg', 200],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(status);
  }
});

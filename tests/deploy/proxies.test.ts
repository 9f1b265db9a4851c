import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createReadiness } from '../../api/readiness.ts';
import { serveSite } from '../../api/serve.ts';
import { writeHeadersFile } from '../../schema/headers-file.ts';
import { securityHeaders } from '../../schema/security-headers.ts';
import { signup } from '../api/app-under-test.ts';
import { temporaryFolder, writeFiles } from '../content.ts';
import { isInstalled, startCaddy, startNginx } from './start-proxy.ts';

const hasNginx = isInstalled('nginx', '-v') && isInstalled('openssl', 'version');
const hasCaddy = isInstalled('caddy', 'version');

const site = 'https://www.example.com';
/** Files in which browsers would run scripts. */
const documents = ['/logo.svg', '/LOGO.SVG', '/old.xhtml', '/news.rss'];
const files = {
  'index.html': '<title>home</title>',
  'pricing.html': '<title>pricing</title>',
  '404.html': '<title>nothing</title>',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'LOGO.SVG': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'old.xhtml': '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  'news.rss': '<rss/>',
  'assets/app-1a2b.js': 'app()',
  '.built': '',
  _headers: writeHeadersFile({ origin: site, assets: documents, catalogue: false }),
};

function builtSite(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  writeFiles(folder, files);
  return folder;
}

/** The server behind a proxy, as the pages of `deploy/` start it: TRUST_PROXY=1 and PUBLIC_URL. */
async function serveBehind(folder: string, rateLimitPerMinute = 0): Promise<string> {
  const { address, close } = await serveSite({
    store: { add: async () => {}, close: async () => {} },
    log: () => {},
    readiness: createReadiness(),
    rateLimitPerMinute,
    totalLimitPerMinute: 0,
    trustProxy: 1,
    origins: [site],
    publicUrl: site,
    folder,
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(close);
  return new URL(address).host;
}

/** Makes the function that asks a port of this machine for what is at www.example.com. */
const asking =
  (port: number, isSecure: boolean) =>
  async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const options = {
      ...{ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST' },
      headers: { host: isSecure ? 'www.example.com' : `www.example.com:${port}`, ...headers },
      agent: false as const,
      rejectUnauthorized: false,
    };
    const sent = (isSecure ? secureRequest : plainRequest)(options).end(body);
    const [answer] = await once(sent, 'response');
    return {
      status: answer.statusCode as number,
      headers: answer.headers as Record<string, string | undefined>,
      raw: answer.rawHeaders as string[],
      text: await text(answer),
    };
  };
type Ask = ReturnType<typeof asking>;

/** A form of a browser that says nothing but where its page is from. */
const post = (ask: Ask, origin: string, headers = {}) => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { ...type, origin, referer: `${origin}/pricing`, ...headers };
  return ask('/api/email-signup', sent, String(new URLSearchParams(signup)));
};

/** Each header that protects the visitor is there, once. */
function expectProtection({ raw }: Awaited<ReturnType<Ask>>, names: readonly string[]): void {
  const sent = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const counts = names.map((name) => [name, sent.filter((each) => each === name).length]);
  expect(counts).toEqual(names.map((name) => [name, 1]));
}
const protecting = [
  ...Object.keys(securityHeaders),
  'content-security-policy',
  'strict-transport-security',
];

async function expectSite(ask: Ask): Promise<void> {
  const page = await ask('/pricing');
  expect(page.text).toBe(files['pricing.html']);
  expectProtection(page, protecting);
  for (const path of ['/nothing', '/api/nothing']) {
    const nothing = await ask(path);
    expect(nothing.status).toBe(404);
    expectProtection(nothing, protecting);
  }
  for (const path of ['/healthz', '/readyz']) {
    const inside = await ask(path);
    expect(inside.status).toBe(404);
    expect(inside.text).not.toContain('status');
    expectProtection(inside, ['content-security-policy']);
  }
}

/** Who asks without TLS is sent to the same address with it. */
async function expectMoved(ask: Ask): Promise<void> {
  const { status, headers } = await ask('/pricing?a=b');
  expect([status, headers.location]).toEqual([308, `${site}/pricing?a=b`]);
}

/** Posts of one visitor that the server takes in these tests, refused ones too. */
const posts = 3;

/** Forms of the site are taken, of others not, and the limit is that of who asks, whatever they write themselves. */
async function expectForms(ask: Ask): Promise<void> {
  expect((await post(ask, 'https://elsewhere.example')).status).toBe(403);
  const outcomes: (string | undefined)[] = [];
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    const { headers } = await post(ask, site, { 'x-forwarded-for': address });
    outcomes.push(headers.location);
  }
  const [success, error] = [/\/pricing#signup-success$/, /\/pricing#signup-error$/];
  expect(outcomes).toEqual([success, success, error].map((form) => expect.stringMatching(form)));
}

test.skipIf(!hasNginx)('nginx in front', async () => {
  const upstream = await serveBehind(builtSite(), posts);
  const { secure, plain } = await startNginx('nginx.conf', { upstream });
  const ask = asking(secure, true);
  await expectSite(ask);
  await expectForms(ask);
  await expectMoved(asking(plain, false));
});

test.skipIf(!hasNginx)('nginx has the pages, and passes forms on', async () => {
  const pages = builtSite();
  const upstream = await serveBehind(pages);
  const { secure, plain } = await startNginx('nginx-static.conf', { upstream, pages });
  await expectMoved(asking(plain, false));
  const ask = asking(secure, true);
  for (const [path, status, content] of [
    ['/', 200, files['index.html']],
    ['/pricing', 200, files['pricing.html']],
    ['/nothing', 404, files['404.html']],
  ] as const) {
    const answer = await ask(path);
    expect([answer.status, answer.text]).toEqual([status, content]);
    expect(answer.headers).toMatchObject(headersOf('/*'));
    expectProtection(answer, Object.keys(headersOf('/*')));
  }
  for (const path of documents) {
    const { headers } = await ask(path);
    expect(headers).toMatchObject(headersOf(path));
    expect(headers['content-security-policy']).toContain('sandbox');
  }
  expect((await ask('/assets/app-1a2b.js')).headers).toMatchObject(headersOf('/assets/*'));
  for (const path of ['/.built', '/_headers', '/_redirects', '/404']) {
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).not.toBe(files._headers);
  }
  const sent = await post(ask, site);
  expect([sent.status, sent.headers.location]).toEqual([303, '/pricing#signup-success']);
  expectProtection(sent, protecting);
  expect((await post(ask, 'https://elsewhere.example')).status).toBe(403);
});

/** What a rule of the file for static hosts says. */
function headersOf(path: string): Record<string, string> {
  const rules = files._headers.split(/\n(?=\S)/).map((rule) => rule.trim().split(/\n\s*/));
  const [, ...lines] = rules.find(([of]) => of === path) ?? [];
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
}

test.skipIf(!hasCaddy)('Caddy in front', async () => {
  const upstream = await serveBehind(builtSite(), posts);
  const ask = asking(await startCaddy({ upstream }), false);
  await expectSite(ask);
  await expectForms(ask);
});

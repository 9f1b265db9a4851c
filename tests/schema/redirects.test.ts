import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../schema/diagnostics/format.ts';
import { contentFolder, plainPage, plainSettings } from '../content.ts';
import { loadContent } from '../load-content.ts';

const linking = (href: string) => `${plainPage('A')}    action: { label: Go, href: ${href} }\n`;

/** A folder with these redirects, and the page `/pricing` with the place `plans`. */
function folderWith(redirects: string, more: Record<string, string> = {}): string {
  return contentFolder({
    'site.yaml': `${plainSettings}redirects:\n${redirects}`,
    'pages/pricing.yaml': `${plainPage('Pricing')}    id: plans\n`,
    'pages/brochure.pdf': 'x',
    'pages/soon.yaml': `draft: true\n${plainPage('Soon')}`,
    ...more,
  });
}

/** The codes with their lines, counted from the line of `redirects:`. */
async function found(redirects: string, more?: Record<string, string>): Promise<string[]> {
  const { diagnostics } = await loadContent(folderWith(redirects, more));
  const top = plainSettings.split('\n').length;
  return diagnostics.map(
    ({ code, severity, file, range, fix }) =>
      `${code} ${severity} ${file === 'site.yaml' ? range.start.line - top : file}${fix?.certain ? ` ${fix.text}` : ''}`,
  );
}

test('one that leads nowhere is called a redirect, not a link', async () => {
  const { diagnostics } = await loadContent(folderWith('  /old: /none\n'));
  expect(diagnostics.map(({ hints }) => hints.join())).toEqual([
    expect.stringContaining('remove the redirect'),
  ]);
});

describe('a redirect', () => {
  const cases: [string, string[]][] = [
    ['/old: /pricing', []],
    ['/old: /pricing#plans', []],
    ['/old: /pricing?from=old', []],
    ['/old: /brochure.pdf', []],
    ['/old: https://shop.example.com/x', []],
    ['/alt/größe.php: /pricing', []],
    ['/Pricing: /pricing', []],
    ['/old: /old', ['R240 error 1']],
    ['/old: /old#x', ['R240 error 1']],
    ['/a: /b\n  /b: /c\n  /c: /a', ['R240 error 1']],
    // What leads into a circle is right once the circle is.
    ['/in: /a\n  /a: /b\n  /b: /a', ['R240 error 2']],
    ['/old: /old/', ['R240 error 1']],
    ['/a: /b\n  /b: /pricing', ['R241 error 1 /pricing']],
    ['/a: /b.html\n  /b: /pricing', ['R241 error 1 /pricing']],
    ['/a: /%C3%BC\n  /ü: /pricing', ['R241 error 1 /pricing']],
    ['/a: /B\n  /b: /pricing', ['R241 error 1 /pricing']],
    [
      '/a: /b#x\n  /b: /c?y=1\n  /c: /pricing#plans',
      ['R241 error 1 /pricing?y=1#plans', 'R241 error 2 /pricing?y=1#plans'],
    ],
    [
      '/a: "/b"\n  /b: https://shop.example.com/a,b',
      ['R241 error 1 "https://shop.example.com/a,b"'],
    ],
    ['/pricing: /', ['R242 error 1']],
    // A redirect that is wrong itself is not followed.
    ['/a: /pricing\n  /pricing: /', ['R242 error 2']],
    ['/a: /b\n  /b: /pricing\n  /pricing: /', ['R241 error 1 /pricing', 'R242 error 3']],
    [
      '/a: /b\n  /b: /terms\n  /terms: /',
      ['R241 error 1 /terms', 'R202 warning 2', 'R242 error 3'],
    ],
    ['/brochure.pdf: /', ['R242 error 1']],
    ['/terms: /', ['R242 error 1']],
    ['/soon: /', ['R242 warning 1']],
    ['/old/: /pricing', ['R243 error 1 /old']],
    ['/old.html: /pricing', ['R243 error 1 /old']],
    ['old: /pricing', ['R243 error 1 /old']],
    ['https://www.example.com/old/: /pricing', ['R243 error 1 /old']],
    ['/gr%C3%B6%C3%9Fe: /pricing', ['R243 error 1 /größe']],
    ['/old/: /pricing\n  /old: /pricing', ['R243 error 1']],
    ['/old.html: /\n  /old: /pricing', ['R243 error 1']],
    ['/old: /pricing\n  /OLD: /', []],
    ['/old.html: /pricing\n  /OLD: /', ['R243 error 1 /old']],
    ['/old?id=5: /pricing', ['R243 error 1']],
    ['/old page: /pricing', ['R243 error 1']],
    ['/old/*: /pricing', ['R243 error 1']],
    ['Redirect 301 /old /pricing', ['Y013 error 1 /old: /pricing']],
    ['/api/x: /pricing', ['R243 error 1']],
    ['/data/x.json: /pricing', ['R243 error 1']],
    ['/robots.txt: /pricing', ['R243 error 1']],
    ['/.old: /pricing', ['R243 error 1']],
    ['/404: /pricing', ['R243 error 1']],
    ['/old: "#plans"', ['R244 error 1']],
    ['/old: mailto:ada@example.com', ['R244 error 1']],
    ['/old: /pricin', ['R201 error 1']],
    ['/old: /pricing#plan', ['R203 error 1']],
    ['/old: /soon', ['D901 warning 1']],
    ['/old: /soon\n  /older: /soon', ['D901 warning 1', 'D901 warning 2']],
    ['/old: /terms', ['R202 warning 1']],
    ['/old: javascript:alert(1)', ['R208 error 1']],
  ];
  test.each(cases)('%j', async (redirects, expected) => {
    expect(await found(`  ${redirects}\n`)).toEqual(expected);
  });
});

describe('a link to an address that has moved', () => {
  const redirects =
    '  /old: /pricing\n  /größe: /pricing\n  /older: /pricing?a=1#plans\n  /away: https://shop.example.com\n';
  test.each([
    ['/old', '/pricing'],
    ['"/old#plans"', '"/pricing#plans"'],
    ['/old?b=2', '/pricing?b=2'],
    ['/older?b=2#x', '/pricing?a=1&b=2#plans'],
    ['/away', 'https://shop.example.com'],
    // Servers read these as the old path.
    ['/old/', '/pricing'],
    ['/old.html', '/pricing'],
    ['/old/#plans', '/pricing#plans'],
    ['/%6Fld?b=2', '/pricing?b=2'],
    ['/gr%C3%B6%c3%9fe/', '/pricing'],
    ['https://www.example.com/gr%C3%B6%C3%9Fe#plans', '/pricing#plans'],
    ['https://www.example.com/old/', '/pricing'],
  ])('%s is a warning, and %s is written instead', async (href, correct) => {
    expect(await found(redirects, { 'pages/a.yaml': linking(href) })).toEqual([
      `R245 warning pages/a.yaml ${correct}`,
    ]);
  });

  test.each(['/Old', '/old.htm', '/OLD/', 'old', 'old.html', './old', '/pages/old.yaml', '//old'])(
    '%s leads nowhere, and is an error with the new address',
    async (href) => {
      expect(await found(redirects, { 'pages/a.yaml': linking(href) })).toEqual([
        'R245 error pages/a.yaml /pricing',
      ]);
    },
  );

  test.each([
    ['old', '/pricing'],
    ['./old?a=1', '/pricing?a=1'],
    ['../deep/old.html', '/pricing'],
    ['ways', '/away'],
  ])('%s counts from the folder of its page, too', async (href, correct) => {
    const pages = { 'pages/away.yaml': plainPage('Away'), 'pages/deep/a.yaml': linking(href) };
    expect(await found('  /deep/old: /pricing\n  /deep/ways: /away\n', pages)).toEqual([
      `R245 error pages/deep/a.yaml ${correct}`,
    ]);
  });

  test.each([
    ['/pricing/', '/Pricing: /brochure.pdf', 'R212 error pages/a.yaml /pricing'],
    ['/%70ricing', '/größe: /brochure.pdf', 'R212 error pages/a.yaml /pricing'],
    ['/prospectus.html', '/team: /pricing', 'R201 error pages/a.yaml'],
  ])('%s beside %s is no such link', async (href, redirect, expected) => {
    expect(await found(`  ${redirect}\n`, { 'pages/a.yaml': linking(href) })).toEqual([expected]);
  });

  test('is an error where the new page is a draft, and is not replaced', async () => {
    const moved = { 'pages/a.yaml': linking('/old') };
    expect(await found('  /old: /soon\n', moved)).toEqual([
      'D901 error pages/a.yaml',
      'D901 warning 1',
    ]);
  });

  test('is found in texts and in site.yaml, and not where a page is there all the same', async () => {
    const text = `${plainPage('A')}    lead: See [prices](/old).\n`;
    expect(await found(redirects, { 'pages/a.yaml': text })).toEqual([
      'R245 warning pages/a.yaml /pricing',
    ]);
    expect(await found(redirects, { 'pages/old.yaml': linking('/old') })).toEqual(['R242 error 1']);
  });
});

test('what is wrong is said at its line, with what to write', async () => {
  const content = folderWith('  /plans: /prices\n  /prices: /pricing\n');
  const readLines = (file: string) => readFileSync(join(content, file), 'utf8').split('\n');
  const { diagnostics } = await loadContent(content);
  const words = diagnostics.map((each) => formatDiagnostic(each, { color: false, readLines }));
  await expect(words.join('\n')).toMatchFileSnapshot('mistakes/redirect-chain.txt');
});

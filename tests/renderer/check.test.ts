import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../renderer/build/build.ts';
import { checkBuiltSite } from '../../renderer/check/check-built-site.ts';
import { readExample } from '../../schema/diagnostics/examples.ts';
import { builtCodes } from '../../schema/model/codes/built.ts';
import { plainPage, plainSettings, writeFiles } from '../content.ts';

const settings = `${plainSettings}redirects: { /old: / }\n`;
const page = `${plainPage('A')}  - type: call-to-action
    heading: Plans
    action: { label: Go, href: "/#x" }
  - type: call-to-action
    # A comment
    heading: Questions
    action: { label: Ask }
`;

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [content, out] = [join(folder, 'content'), join(folder, 'out')];
const builtPage = join(out, 'a.html');
let built = '';

beforeAll(async () => {
  writeFiles(content, {
    'site.yaml': settings,
    'pages/index.yaml': `${plainPage()}    id: x\n`,
    'pages/a.yaml': page,
    'pages/og.png': 'x',
  });
  expect(await buildSite({ content, out })).toMatchObject({ written: true });
  built = readFileSync(builtPage, 'utf8');
});

/** What is found where the HTML of the page `/a` is changed as if its blocks had written it. */
function checkWith(change: (html: string) => string) {
  writeFileSync(builtPage, change(built));
  return checkBuiltSite(content, out);
}

/** What is found where that is in the second block, after its heading. */
function found(html: string): string[] {
  const { diagnostics } = checkWith((whole) => {
    const heading = whole.indexOf('Plans</h2>') + 'Plans</h2>'.length;
    return whole.slice(0, heading) + html + whole.slice(heading);
  });
  return diagnostics.map(
    ({ code, severity, file, range }) => `${code} ${severity} ${file}:${range.start.line}`,
  );
}

describe('in the HTML of a block', () => {
  const cases: [string, string[]][] = [
    ['', []],
    ['<h4>Deep</h4>', ['H801 warning pages/a.yaml:6']],
    ['<h3>Fine</h3><h4>Fine</h4>', []],
    ['<h1>Plans</h1>', ['H802 warning pages/a.yaml:7']],
    ['<img src="/og.png">', ['H803 warning pages/a.yaml:6']],
    ['<img src="/og.png" alt="">', []],
    ['<div aria-hidden="true"><img src="/og.png"></div>', []],
    ['<svg role="img"></svg>', ['H803 warning pages/a.yaml:6']],
    ['<svg role="img"><title>Growth</title></svg>', []],
    ['<svg role="img" aria-label="Growth"></svg>', []],
    ['<a href="/"></a>', ['H804 warning pages/a.yaml:6']],
    ['<a href="/"><svg role="img" aria-label="Home"></svg></a>', []],
    ['<a href="/"><img src="/og.png" alt="Home"></a>', []],
    ['<a href="/"><span aria-hidden="true">x</span></a>', ['H804 warning pages/a.yaml:6']],
    ['<button> </button>', ['H804 warning pages/a.yaml:6']],
    ['<a>no link</a><a></a>', []],
    ['<i id="b"></i><i id="b"></i>', ['H805 warning pages/a.yaml:6']],
    ['<p>word</p>'.repeat(2500), ['H807 warning pages/a.yaml:6']],
    [`<p>${'word '.repeat(50_000)}</p>`, ['H806 warning pages/a.yaml:6']],
    ['<a href="/b">x</a>', ['H808 warning pages/a.yaml:6']],
    ['<a href="#nowhere">x</a>', ['H808 warning pages/a.yaml:6']],
    ['<a href="/">x</a><a href="/a?x#content">x</a><a href="#content">x</a>', []],
    ['<a href="/old">x</a><a href="/terms">x</a><a href="/og.png">x</a>', []],
    ['<a href="https://example.com/b">x</a><a href="mailto:a@example.com">x</a>', []],
    ['<img alt="" srcset="/og.png 1x, /og2.png 2x">', ['H808 warning pages/a.yaml:6']],
    ['<form action="/api/email-signup"></form>', []],
    ['<input name="a">', ['H809 warning pages/a.yaml:6']],
    ['<input type="hidden" name="a"><label>A <input></label>', []],
    ['<input id="f"><label for="f">A</label>', []],
  ];
  const named = cases.map(([html, expected]) => ({ start: html.slice(0, 80), html, expected }));
  test.each(named)('$start', ({ html, expected }) => {
    expect(found(html)).toEqual(expected);
  });
});

describe('the examples of a code', () => {
  test.each(Object.entries(builtCodes))('%s', (code, description) => {
    const { wrong, right } = readExample(description);
    const isWords = wrong.startsWith('<!--');
    const codes = found(wrong).map((each) => each.split(' ')[0]);
    expect(codes.includes(code)).toBe(!isWords);
    // These two are right on a page without a heading, and where the picture is.
    if (code === 'H802' || code === 'H808') return;
    expect(found(right).map((each) => each.split(' ')[0])).not.toContain(code);
  });
});

test('what is wrong on every page is said once, at the part of site.yaml', () => {
  const { diagnostics } = checkWith((html) =>
    html
      .replace('</footer>', '<img src="/og.png"></footer>')
      .replace('<header', '<img src="/og.png"><header'),
  );
  expect(diagnostics.map(({ code, file, range }) => `${code} ${file}:${range.start.line}`)).toEqual(
    [expect.stringMatching(/^H803 site\.yaml:/)],
  );
});

test('a page without a main heading is said at its blocks', () => {
  const { diagnostics } = checkWith((html) => html.replace(/<h1[\s\S]*?<\/h1>/, ''));
  expect(diagnostics).toMatchObject([{ code: 'H802', file: 'pages/a.yaml' }]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, styled } from 'styled-components';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCustomProperties, writeStyleSheet } from '../../renderer/styles/compile-rules.ts';
import { classesIn, selectRules } from '../../renderer/styles/critical-css.ts';
import { serverStyles } from '../../renderer/styles/plugin.ts';
import { compileRules } from '../../renderer/styles/server.ts';

type Library = Pick<typeof import('styled-components'), 'css' | 'keyframes' | 'styled'>;
/** What blocks import as `styled-components`, with nothing styled yet. */
let server: typeof import('../../renderer/styles/server.ts');

beforeEach(async () => {
  vi.resetModules();
  server = await import('../../renderer/styles/server.ts');
});

/** The message about styles that a block's file might have. */
function problemsOf(define: (library: Library) => void): string {
  define(server as unknown as Library);
  try {
    checkCustomProperties(server.compileRules(), '');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A component as the compiler leaves it: with an id and a name for messages. */
const named = (library: Library, name: string, base: Parameters<Library['styled']>[0] = 'p') =>
  library.styled(base).withConfig({ componentId: `sc-${name}`, displayName: `hero__${name}` });

describe('styles that would fail silently are an error', () => {
  const cases: [string, (library: Library) => void, RegExp[]][] = [
    ['no component at all', () => undefined, [/^No component has been styled/]],
    [
      'a component without rules',
      (library) => void named(library, 'Title')``,
      [/^The component hero__Title \(sc-Title\) has no rules/],
    ],
    [
      'a component of which every rule is empty',
      (library) => void named(library, 'Title')`&:hover {} /* color: red; */`,
      [/hero__Title \(sc-Title\) has no rules/],
    ],
    [
      'a declaration without a colon, beside another',
      (library) => void named(library, 'Title')`margin: 0; &:hover { color red; }`,
      [/hero__Title \(sc-Title\) has `color red` in its rules, which has no colon/],
    ],
    [
      'a custom property that nothing defines',
      (library) => {
        named(library, 'Title')`--gap: 1rem; color: var(--color-txet); margin: var(--edge, 0);`;
        named(library, 'Lead')`gap: var(--gap);`;
      },
      [/hero__Title \(sc-Title\) uses `--color-txet`, which no rule defines/],
    ],
    [
      'a function among the rules',
      (library) => void named(library, 'Title')`color: ${() => 'red'};`,
      [/hero__Title \(sc-Title\) has a function in its rules.*data attribute/],
    ],
    [
      'a function in a piece of rules',
      (library) => void named(library, 'Title')`${library.css`color: ${() => 'red'};`}`,
      [/hero__Title \(sc-Title\) has a function/],
    ],
    [
      'a plain component in a selector',
      (library) => void named(library, 'Title')`${(() => null) as never}:hover & { color: red; }`,
      [/hero__Title \(sc-Title\) has a function/],
    ],
    ...[undefined, null, false, { color: 'red' }].map((value): (typeof cases)[number] => [
      `the value ${JSON.stringify(value)}`,
      (library) => void named(library, 'Title')`color: red; ${value as never}`,
      [/hero__Title \(sc-Title\) has (undefined|null|boolean|object) in its rules/],
    ]),
    [
      'rules as an object',
      (library) => void named(library, 'Title')({ color: 'red' }),
      [/hero__Title \(sc-Title\) has rules that are not a template/],
    ],
    [
      'a brace too few',
      (library) => void named(library, 'Title')`@media print { color: red; `,
      [/hero__Title \(sc-Title\) has a `\{` too many/],
    ],
    [
      'a brace too many',
      (library) => void named(library, 'Title')`color: red; } @media print { color: blue; `,
      [/hero__Title \(sc-Title\) has a `\}` too many/],
    ],
    [
      'a parenthesis too few',
      (library) => void named(library, 'Title')`width: calc(100% - (2px * 3); color: red;`,
      [/hero__Title \(sc-Title\) has a `\(` too many/],
    ],
    [
      'a text that does not end',
      (library) => void named(library, 'Title')`color: red; content: 'open;`,
      [/hero__Title \(sc-Title\) has a `'` in its rules that nothing ends/],
    ],
    [
      'a comment that does not end',
      (library) => void named(library, 'Title')`color: red; /* margin: 0;`,
      [/hero__Title \(sc-Title\) has a `\/\*` in its rules that nothing ends/],
    ],
    [
      'a semicolon too few',
      (library) => void named(library, 'Title')`margin: 0\n  color: red;`,
      [/hero__Title \(sc-Title\) lacks a semicolon before `color`/],
    ],
    [
      'several components, all at once',
      (library) => {
        named(library, 'Title')``;
        named(library, 'Lead')`color: red;`;
        named(library, 'Note')`color: ${() => 'red'};`;
      },
      [/hero__Title .* has no rules/, /hero__Note .* has a function/],
    ],
  ];
  test.each(cases)('%s', (_, define, expected) => {
    const lines = problemsOf(define).split('\n');
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)));
  });

  test('a component that the compiler did not find', () => {
    const { styled: hidden } = server as unknown as Library;
    expect(() => hidden.p`color: red;`).toThrow(/has no id/);
  });

  test('a component in a page whose rules are of other code', () => {
    named(server as unknown as Library, 'Title')`color: red;`;
    const rules = server.compileRules();
    const criticalCss = (html: string) => selectRules(rules, classesIn(html));
    expect(criticalCss('<p class="visually-hidden sc-Title">')).toBe('.sc-Title{color:red;}');
    expect(() => criticalCss('<p class="sc-Title"><p class="sc-Lead">')).toThrow(
      /sc-Lead .*no rules/,
    );
  });
});

test('rules are compiled as they are written, and are plain data', () => {
  const library = server as unknown as Library;
  const turn = library.keyframes`to { rotate: 1turn; }`;
  const Title = named(library, 'Title')`color: red;`;
  named(library, 'Lead', Title)`
    ${library.css`margin: ${4}px;`}
    animation: ${turn} 1s;
    content: '}';
    ${Title}:hover & + & { color: blue; }
    @media print { > a { color: black; } }
  `;
  const rules = server.compileRules();
  const name = rules.keyframes[0]?.name;
  expect(JSON.parse(JSON.stringify(rules))).toEqual({
    components: [
      { name: 'sc-Title', label: 'hero__Title', css: '.sc-Title{color:red;}' },
      {
        name: 'sc-Lead',
        label: 'hero__Lead',
        css: `.sc-Lead{margin:4px;animation:${name} 1s;content:'}';}.sc-Title:hover .sc-Lead+.sc-Lead{color:blue;}@media print{.sc-Lead >a{color:black;}}`,
      },
    ],
    keyframes: [{ name, css: `@keyframes ${name}{to{rotate:1turn;}}` }],
  });
  const sheet = [...rules.components, ...rules.keyframes].map(({ css }) => css).join('');
  expect(writeStyleSheet(rules)).toBe(sheet);
  const criticalCss = (html: string) => selectRules(rules, classesIn(html));
  expect(criticalCss('<p class="sc-Title sc-Lead">')).toBe(sheet);
  expect(criticalCss('<p class="sc-Title">')).toBe('.sc-Title{color:red;}');
});

test('what a file imports is compiled, and named by the file in messages', () => {
  const rise = keyframes`from { opacity: 0; }`;
  const look = css`animation: ${rise} 1s;`;
  const Base = styled.p`${look}`;
  const Wide = styled(Base)`width: 100%;`;
  const html = renderToStaticMarkup(<Wide className="mine">x</Wide>);
  expect(html).toMatch(/^<p class="mine sc-\w+-0 sc-\w+-1">x<\/p>$/);
  const { components } = compileRules();
  expect(components.map(({ name }) => html.includes(name))).toEqual([true, true]);
  expect(components[1]?.css).toMatch(/^\.sc-\w+-1\{width:100%;\}$/);
  const Empty = styled.p``;
  expect(compileRules).toThrow(/^The component styles\.test__Empty \(sc-\w+-2\) has no rules/);
  expect(renderToStaticMarkup(<Empty />)).not.toBe('');
});

test('class names are the same wherever the project lies, and differ between files', () => {
  const { transform } = serverStyles() as unknown as {
    transform: { handler: (code: string, file: string) => { code: string } };
  };
  const classNameIn = (root: string, file: string) =>
    transform.handler.call(
      { environment: { config: { root, consumer: 'server' } } } as never,
      `styled.p.withConfig({ componentId: "sc-${root.length}x-0" })`,
      `${root}/${file}`,
    ).code;
  const name = classNameIn('/srv/site', 'blocks/hero.tsx');
  expect(name).toMatch(/"sc-\w+-0"/);
  expect(classNameIn('/home/me/copy', 'blocks/hero.tsx')).toBe(name);
  expect(classNameIn('/srv/site', 'blocks/stats.tsx')).not.toBe(name);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../schema/syntax/parse-yaml.ts';
import { parsePlainYaml } from '../../schema/syntax/plain/plain-yaml.ts';

/** Texts in which two YAML parsers could differ. */
const texts = [
  'a: 1.10',
  'a: 0x1F',
  'a: 0o17',
  'a: 017',
  'a: 1_000',
  'a: 1e3',
  'a: .5',
  'a: +1',
  'a: .inf',
  'a: -.INF',
  'a: .nan',
  'a: yes',
  'a: on',
  'a: True',
  'a: TRUE',
  'a: ~',
  'a: Null',
  'a:',
  'a: 2025-01-31',
  'a: 2025-01-31T10:00:00Z',
  'a: 12:30',
  'a: 1:30:00',
  'a: !!str 5',
  'a: &x 1\nb: *x',
  'a: &x\n  - b: 1\nc: *x\nd:\n  e: *x\n',
  'a: &x\n- b: 1\n- c\nb: *x',
  'a: &x\n  b: *x\n',
  'a: &x\n  b: &y\n    c: 1\nd: *y',
  'a: &x\n  text\nb: *x',
  'a: &x\nb: *x',
  'a: *x\nb: &x\n  - 1\n',
  '- &x\n  a: 1\n- *x\n',
  'a:\n  - &x\n    b: 1\n  - *x # again\n',
  'a: { b: 1, c: [1, 2] }',
  '<<: { a: 1 }',
  'a: &x { b: 1 }\nc: { <<: *x }',
  'a: |\n  one\n  two\n',
  'a: >-\n  one\n  two\n\n  three\n',
  'a: "\\u00e9\\n"',
  "a: 'it''s'",
  'a: b # comment',
  'a: b#c',
  '- 1\n- a: 2\n',
  '? a\n: b',
  '1: a',
  'true: a',
  '"__proto__": 1',
  'a: 99999999999999999999',
  'a: 0.1e-5',
  '',
  '# only a comment',
  '---\na: 1\n...\n',
  'a: 1\n---\nb: 2\n',
  '%YAML 1.1\n---\na: yes',
  'a: 1\na: 2',
  '\ta: 1',
  'a: b: c',
  'a: [1, 2',
  'a: "x',
  'a: \u2028b',
  'a: b\u0085c',
  'a: -0',
  'a: 0b11',
  'a:\n  one\n  two\n\n  three\n',
  'a:\n- 1\n-  b: 2\n   c: 3\n- - 4\n',
  'a: one\n  # comment\n  two',
  'a: one # comment\n  two',
  'a: "one\n\n  two \\\n  three"',
  "a: 'one\n  it''s\n\n\n  two'",
  'a: "one\ntwo"',
  'a: >\n  one\n   two\n  three',
  'a: |\n\n  one\n\n\n',
  'a: |2\n   one\n',
  'a: |\n one',
  'a: { b: c d, e: "f, g", h: [ 1, -2 ] }',
  'a: { b: c: d }',
  'a: { b: , c }',
  'a: [ b, ]',
  'a: [ b #c, d ]',
  'a: b\u00a0\nc: "d\u00a0\n  e"',
  'constructor: 1\ntoString: 2',
  'a: b\r\nc: d\r\n',
  'a: b\n c: d',
  'a:\n  b: 1\n c: 2',
  'a: -b\nc: -1\nd: - 1',
  'a : b',
  'a: b:',
  'a: //b',
  '/a: b',
];

/**
 * A comment at the margin, without a space after its sign, between a name and its text. The package for
 * precise reading (yaml 2.9.1) then takes the text and the next name for one.
 */
const misread = /:[ \t]*\r?\n#\S/;

/** Plain YAML may decline (`undefined`), but may not mean something else. */
function expectAgreement(text: string): void {
  const plain = parsePlainYaml(text);
  if (plain === undefined) return;
  const precise = parseYaml(text);
  expect(precise.problems).toEqual([]);
  expect(precise.value).toEqual(plain);
}

const site = join(import.meta.dirname, '../site');
const pages = globSync('**/*.yaml', { cwd: site }).map((file) =>
  readFileSync(join(site, file), 'utf8'),
);

/** Some lines of a page, as far left as they can be. */
function excerpt(lines: readonly string[], from: number, count: number): string {
  const chosen = lines.slice(from % lines.length).slice(0, count + 1);
  const indents = chosen.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, 20);
  return chosen.map((line) => line.slice(indent)).join('\n');
}

describe('the quick parser agrees with the precise one', () => {
  test.each(texts)('%j', expectAgreement);

  test('on anything that can be written', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'BLOCK_LITERAL'),
        (value, style) => {
          expectAgreement(stringify({ value }, { defaultStringType: style as 'PLAIN' }));
        },
      ),
      { numRuns: 500 },
    );
  });

  // What goes wrong while someone types: characters lost, doubled, or put where they mean something.
  test('on pages with damaged places', () => {
    const signs = [...':-#"\'{}[],|>&*!%@`?~ \n\t\r\\', ': ', ' #', '\n  ', '- ', '\n\n', '---\n'];
    const lines = fc.record({ page: fc.constantFrom(...pages), from: fc.nat(), count: fc.nat(20) });
    const damage = fc.record({
      at: fc.nat(),
      lost: fc.nat(2),
      sign: fc.constantFrom('', ...signs),
    });
    fc.assert(
      fc.property(lines, fc.array(damage, { maxLength: 3 }), ({ page, from, count }, damages) => {
        let text = excerpt(page.split('\n'), from, count);
        for (const { at, lost, sign } of damages) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + sign + text.slice(place + lost);
        }
        fc.pre(!misread.test(text));
        expectAgreement(text);
      }),
      { numRuns: 3000 },
    );
  });

  test('on any scalar', () => {
    const scalar = fc.stringMatching(/^[-+.0-9a-zA-Z_:~# ]{1,12}$/);
    fc.assert(
      fc.property(scalar, (text) => expectAgreement(`value: ${text}`)),
      { numRuns: 3000 },
    );
  });
});

test('pages as people write them are read quickly', () => {
  const declined = pages.filter((page) => parsePlainYaml(page) === undefined);
  expect(declined).toEqual([]);
});

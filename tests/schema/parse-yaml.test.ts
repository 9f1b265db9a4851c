import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { parseYaml } from '../../schema/load/parse-yaml.ts';
import { parsePlainYaml } from '../../schema/load/plain-yaml.ts';

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
];

/** Plain YAML may decline (`undefined`), but may not mean something else. */
function expectAgreement(text: string): void {
  const plain = parsePlainYaml(text);
  if (plain === undefined) return;
  const precise = parseYaml(text);
  expect(precise.problems).toEqual([]);
  expect(precise.value).toEqual(plain);
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

  test('on any scalar', () => {
    const scalar = fc.stringMatching(/^[-+.0-9a-zA-Z_:~# ]{1,12}$/);
    fc.assert(
      fc.property(scalar, (text) => expectAgreement(`value: ${text}`)),
      { numRuns: 3000 },
    );
  });
});

test('plain pages are read quickly', () => {
  expect(parsePlainYaml('title: FP&A for teams\nblocks:\n  - type: hero\n')).toEqual({
    title: 'FP&A for teams',
    blocks: [{ type: 'hero' }],
  });
});

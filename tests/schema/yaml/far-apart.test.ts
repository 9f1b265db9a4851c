import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { parseYaml } from '../../../schema/syntax/parse-yaml.ts';
import { diagnose } from '../../diagnose.ts';
import { traps } from './traps/all.ts';

const block = (index: number) => `  - type: check-list
    heading: List ${index}
    items:
      - First of ${index}
      - Second of ${index}
`;

/** A page whose first and last blocks have the mistake, with sound blocks between them. */
const page = (change: (text: string) => string) =>
  `title: Lists
description: Eight lists.
blocks:
${[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (index === 1 || index === 8 ? change(block(index)) : block(index))).join('')}`;

test.each([
  ['* for a dash', (text: string) => text.replace('- First', '* First')],
  ['• for a dash', (text: string) => text.replace('- First', '• First')],
  ['a semicolon at the end', (text: string) => text.replace(/(heading: .*)/, '$1;')],
  ['a comma at the end', (text: string) => text.replace(/(heading: .*)/, '$1,')],
])('%s in two blocks that are far apart: the fix keeps what is between them', async (_, change) => {
  const text = page(change);
  const fixes = (await diagnose(text)).flatMap(({ fix }) => fix ?? []);
  expect(
    applyFixes(
      text,
      fixes.map((fix) => ({ ...fix, certain: true })),
    ).text,
  ).toBe(page((as) => as));
});

test('a fence around a page is removed, and nothing else', async () => {
  const text = `\`\`\`yaml\n${page((as) => as)}\`\`\`\n`;
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(applyFixes(text, found?.fix ? [found.fix] : []).text).toBe(page((as) => as));
});

const blocksOf = (text: string) => text.split(/^(?= {2}- )/m).slice(1);
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The blocks of `page.yaml` with one mistake each. */
const broken = Object.values(traps)
  .flat()
  .flatMap(({ kind, from, wrong }) => {
    const own = blocksOf(`${read('page.yaml').trimEnd()}\n`).find((each) => each.includes(from));
    return own ? [[kind, own.replace(from, () => wrong)] as const] : [];
  });

const sound = [
  block(1),
  `  - type: feature
    heading: See it
    text: From the second on.
    visual:
      kind: bars
      title: Users by month
      bars:
        - { label: Jan, value: 12 }
        - label: Feb
          value: 14
`,
  `  - type: timeline
    heading: What comes next
    steps:
      - when: Now
        text: You write to us.
      - { when: Later, text: "We answer: soon." }
`,
  `  # What people ask.
  - type: questions
    heading: What people ask
    items:
      - question: What is it?
        answer: That, and more.
      - question: Why so?
        answer: |
          Because of it.
          And so on.
`,
];

const pageOf = (blocks: string) =>
  `title: Blocks\ndescription: Some with mistakes.\nblocks:\n${blocks}`;

test.each(['\u2028', '\u0001'])(
  'a sign that nobody sees hides no other mistake: %j',
  async (sign) => {
    const [before = '', own = '', more = '', behind = ''] = sound;
    const blocks = before + own.replace('From the', `From${sign}the`) + more;
    const wrong = behind.replace('answer: That', 'answr: That').replace('ion: Why', 'ion: "Why');
    const found = await diagnose(pageOf(blocks + wrong));
    expect(found.map(({ code }) => code).toSorted()).toEqual(['P104', 'W912', 'Y009']);
    expect(found.find(({ code }) => code === 'W912')?.range.start.column).toBe(15);
  },
);

test.each(['blocks:\n', 'blocks:\n\n'])(
  'the name of the blocks is removed where it is there again: %j',
  async (name) => {
    const [before = '', own = '', more = '', behind = ''] = sound;
    const text = pageOf(before + own + name + more + behind);
    const [found, ...others] = await diagnose(text);
    expect(others).toEqual([]);
    const { text: fixed } = applyFixes(text, found?.fix ? [found.fix] : []);
    expect(parseYaml(fixed).value).toEqual(parseYaml(pageOf(sound.join(''))).value);
  },
);

test.each([
  'From the second\non, and so on.',
  'From the second on,\nand so\non.',
  'From the second on,\nand: so on.',
  '"From the second\non."',
])(
  'a text that goes on at the very left is explained as where its block is alone: %j',
  async (text) => {
    const [before = '', own = '', more = '', behind = ''] = sound;
    const wrong = own.replace('From the second on.', text);
    const fixedIn = async (page: string) => {
      const [found, ...others] = await diagnose(page);
      expect(others).toEqual([]);
      return found?.fix && applyFixes(page, [{ ...found.fix, certain: true }]).text;
    };
    const alone = await fixedIn(pageOf(wrong));
    expect(alone).toBeDefined();
    expect(await fixedIn(pageOf(before + more + wrong + behind))).toBe(
      pageOf(before + more + alone?.slice(pageOf('').length) + behind),
    );
  },
);

const meant = (text: string): unknown[] => Object(parseYaml(text).value).blocks ?? [];
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Where a text can be read, a block is in it as it is meant, and else as it is written. */
const isKept = (text: string) => (own: string) =>
  parseYaml(text).problems.length > 0
    ? withoutSpaces(text).includes(withoutSpaces(own))
    : meant(text).some((each) => isDeepStrictEqual(each, meant(pageOf(own))[0]));

/** Two different mistakes each time, the same in every run. */
function* pairs(seed: number, count: number) {
  let state = seed;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return broken[Math.floor((state / 2 ** 31) * broken.length)] as (typeof broken)[number];
  };
  for (let index = 0; index < count; index += 1) yield [next(), next()] as const;
}

test('after the certain fixes of two mistakes, the blocks without a mistake are as they were', async () => {
  const [before = '', between = '', more = '', behind = ''] = sound;
  let fixed = 0;
  for (const [[kind, one], [otherKind, other]] of pairs(98, 40)) {
    const text = pageOf(before + one + between + more + other + behind);
    const found = await diagnose(text);
    const { text: after, fixes } = applyFixes(
      text,
      found.flatMap(({ fix }) => fix ?? []),
    );
    fixed += fixes.length;
    expect(
      sound.filter((own) => !isKept(after)(own)),
      `${kind}, and ${otherKind}:\n${after}`,
    ).toEqual([]);
  }
  expect(fixed).toBeGreaterThan(40);
});

test.each([
  [
    'a property that is there twice, before a gap',
    '  - type: hero\n    title: One\n    lead: All of it.\n    note: Soon.\n    lead: All of it.\n\n',
  ],
  [
    'a property that is there twice with other words',
    '  - type: hero\n    title: One\n    lead: All of it.\n    note: Soon.\n    lead: More of it.\n',
  ],
  [
    'a component of another system below a list',
    '  - type: check-list\n    heading: A\n    items:\n      - One\n      - Two\n  - <SignupForm source="page" />\n',
  ],
  [
    'a block without its first line, of which the second may belong to the block above',
    '  - type: check-list\n    heading: A\n    items:\n      - One\n      - Two\n    lead: Ask us.\n    labels: { name: Name, email: Mail, company: Company, message: Message }\n    button: Send\n',
  ],
])('no certain fix moves what may belong elsewhere: %s', async (_, own) => {
  const text = pageOf(own + sound.join(''));
  const found = await diagnose(text);
  expect(found).not.toEqual([]);
  const { text: after } = applyFixes(
    text,
    found.flatMap(({ fix }) => fix ?? []),
  );
  expect(sound.filter((each) => !isKept(after)(each))).toEqual([]);
  expect(after).not.toContain('- type: contact-form');
  expect(after).not.toContain('      - <SignupForm');
});

import { expect, test } from 'vitest';
import type { Schema } from '../../schema/model/schemas.ts';
import { plainPage } from '../content.ts';
import { explainWith } from './explain-with.ts';
import { check } from './rules/rule-under-test.ts';

const visual = '    visual: { kind: image, file: /og.png, alt: A jar of jam on a table }\n';
const action = '    action: { label: Go, href: / }\n';
const ownTitle = '    title: What it does\n';
const section = '    heading: What it does\n';

test.each([
  ['feature', ownTitle + visual, ['rename `title` to `heading`']],
  [
    'feature',
    `${ownTitle}    lead: In a few words.\n${visual}`,
    ['rename `title` to `heading`', 'rename `lead` to `text`'],
  ],
  [
    'feature',
    ownTitle + visual + action,
    ['rename `title` to `heading`', 'rename `action` to `link`'],
  ],
  ['call-to-action', ownTitle + action, ['rename `title` to `heading`']],
  ['hero', section + action, ['rename `heading` to `title`']],
  ['hero', section + visual, ['rename `heading` to `title`']],
])('a %s with the names of another block keeps its type: %j', async (type, block, titles) => {
  const found = await check({ 'pages/page.yaml': `${plainPage()}  - type: ${type}\n${block}` });
  // The picture is not there, and a hero is a second main heading, which are other errors.
  const errors = found.filter(
    ({ severity, code }) => severity === 'error' && !['R204', 'R206'].includes(code),
  );
  // The other type may be meant, so nothing is written without asking.
  expect(errors).toMatchObject(
    titles.map((title) => ({ code: 'P104', fix: { title, certain: false } })),
  );
});

test.each([
  ['In figures', true],
  ['stats', false],
])(
  'a word for a type is replaced without asking, but for one beside the type itself: %s',
  async (heading, certain) => {
    const items = [1, 2, 3].map((value) => `      - { value: ${value}, label: No ${value} }\n`);
    const block = `  - type: Numbers\n    heading: ${heading}\n    items:\n${items.join('')}`;
    const [found] = await check({ 'pages/page.yaml': plainPage() + block });
    expect(found).toMatchObject({ code: 'P105', fix: { text: 'stats', certain } });
  },
);

test('a block that has what only another type has is of that type', async () => {
  const block = `  - type: call-to-action\n${section}${visual}    side: left\n    bullets: [One, Two]\n`;
  const [found] = await check({ 'pages/page.yaml': plainPage() + block });
  expect(found).toMatchObject({ code: 'P105', fix: { text: 'feature', certain: false } });
});

const schedule = `      title: A Saturday
      labels: ["05:00", "13:00", "21:00"]
      rows:
        - { label: Breakfast, from: 0, to: 0.5, text: 4 h }
        - { label: Dinner, from: 1, to: 2, text: 8 h }
`;
const withVisual = (kind: string): string =>
  `${plainPage()}  - type: feature\n${section}    text: In a few words.\n    visual:\n      kind: ${kind}\n${schedule}`;

test('a visual whose kind was changed says what the new one needs, and what the old one was', async () => {
  const [found, ...more] = await check({ 'pages/page.yaml': withVisual('image') });
  expect(found).toMatchObject({ code: 'P103', fix: { text: 'schedule', certain: false } });
  expect(found?.hints.join(' ')).toMatch(/`image`.*`file`.*`title`, `labels` and `rows`/);
  expect(more).toEqual([]);
});

test('what a visual has left of another kind is one mistake', async () => {
  const page = withVisual('image\n      file: /a.png\n      alt: A hut below a glacier');
  const found = await check({ 'pages/page.yaml': page });
  expect(found.map(({ code, marked }) => `${code} ${marked}`)).toEqual([
    'R204 /a.png',
    'P104 title',
  ]);
  expect(found[1]?.message).toMatch(/`image`.*`title`, `labels` and `rows`.*`schedule`/);
});

test.each([
  ['card-grid', 'cards', 'items'],
  ['timeline', 'steps', 'items'],
])('a block that was changed to %s says that it needs %s', async (type, needed, spare) => {
  const items = [1, 2, 3].map((value) => `      - { value: "${value}", label: No ${value} }\n`);
  const block = `  - type: ${type}\n${section}    items:\n${items.join('')}`;
  const [found] = await check({ 'pages/page.yaml': plainPage() + block });
  expect(found).toMatchObject({ code: 'P105', fix: { text: 'stats' } });
  expect(found?.hints.join(' ')).toContain(`needs \`${needed}\` in place of \`${spare}\``);
});

/** A block with a list of groups of two texts, the words for which may have synonyms. */
const listBlock = (type: string, fields: Record<string, string[]>): Schema => ({
  description: `A list, as in ${type}.`,
  type: 'object',
  additionalProperties: false,
  required: ['type', 'heading', 'items'],
  properties: {
    type: { const: type },
    heading: { type: 'string' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: Object.keys(fields),
        properties: Object.fromEntries(
          Object.entries(fields).map(([name, synonyms]) => [
            name,
            { type: 'string', 'x-synonyms': synonyms },
          ]),
        ),
      },
    },
  },
});

const answers = listBlock('answers', { question: ['q', 'name'], answer: ['a', 'text'] });
const people = listBlock('people', { name: [], text: [] });

/** What is said about one block, if these are all that exist. */
const explainAmong = (members: readonly Schema[], block: object) =>
  explainWith(members, { blocks: [block] }).map(({ code, where, replacement }) => ({
    code,
    where,
    writes: replacement?.text,
  }));

test.each([
  ['under two words for its own', { name: 'Is it good?', text: 'Yes.' }],
  ['under one word for its own', { question: 'Is it good?', text: 'Yes.' }],
  ['of which one is misspelt', { question: 'Is it good?', answre: 'Yes.' }],
])('another block that has such items changes no advice about items %s', (_, item) => {
  const block = { type: 'answers', heading: 'More', items: [item, item, item] };
  const alone = explainAmong([answers], block);
  expect(alone).not.toEqual([]);
  expect(alone.map(({ code }) => code)).not.toContain('P105');
  expect(explainAmong([answers, people], block)).toEqual(alone);
});

test.each([
  ['one', 1, 'P114', 'move it out to the card-grid block'],
  // The block can take only one.
  ['each', 2, 'P104', undefined],
])('a property of the block in %s of its items is one mistake', async (_, count, code, label) => {
  const items = [1, 2].map(
    (n) => `      - { title: T${n}, text: What it is.${n <= count ? `, id: i${n}` : ''} }\n`,
  );
  const block = `  - type: card-grid\n${section}    cards:\n${items.join('')}`;
  const found = await check({ 'pages/page.yaml': plainPage() + block });
  const messages = new Set(found.map(({ message }) => message));
  expect([messages.size, found[0]?.code, found[0]?.label]).toEqual([1, code, label]);
});

test('streams name nodes by their labels, so nodes have no ids', async () => {
  const [found, ...more] = await check({
    'pages/page.yaml': `${plainPage()}  - type: feature
${section}    text: In a few words.
    visual:
      kind: flow
      title: Guests
      columns:
        - nodes: [{ id: a, label: Arrivals }]
        - nodes: [{ id: b, label: Beds }]
      streams: [{ from: Arrivals, to: Beds, value: 3 }]
`,
  });
  expect(found).toMatchObject({ code: 'P104', marked: 'id' });
  expect(found?.hints.join(' ')).toContain('`label`');
  expect(more).toEqual([]);
});

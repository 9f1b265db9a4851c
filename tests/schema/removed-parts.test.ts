import { expect, test, vi } from 'vitest';
import { contentFolder, plainPage } from '../content.ts';
import { applyFix, readPage } from '../diagnose.ts';
import { loadContent } from '../load-content.ts';

vi.mock('../../schema/validate/schemas.ts', async (original) => {
  const schemas = await original<typeof import('../../schema/validate/schemas.ts')>();
  const removed = {
    'x-removed-blocks': { 'quote-slider': 'Quotes are in a `testimonials` block.' },
    'x-removed-visuals': { gauge: 'Values are compared as lying bars, `kind: ranking`.' },
  };
  return {
    ...schemas,
    readContentSchemas: () =>
      schemas
        .readContentSchemas()
        .map((schema) => ({ ...schema, ...(schema.$id === 'page.json' && removed) })),
  };
});

const hero = '  - type: hero\n    title: Page\n';
const visual = '    visual:\n      kind: gauge\n      value: 3\n';
const slider = '  # What they say\n  - type: quote-slider\n    quotes: [One, Two]\n';
const last = '  - type: feature\n    heading: More\n    text: See **it**.\n';
const page = (blocks: string) => `title: Page\ndescription: A page.\nblocks:\n${blocks}`;

test.each([
  ['a block that is gone', hero + slider + last, ['warning M404 7 quote-slider'], hero + last],
  ['a visual that is gone', hero + visual + last, ['warning M404 7 gauge'], hero + last],
  [
    'in braces',
    `${hero}  - { type: quote-slider, quotes: [One, { two: 3 }] }\n${last}`,
    ['warning M404 6 quote-slider'],
    hero + last,
  ],
  [
    'several, with an error below them',
    `${hero}${visual}${slider}${slider}${last.replace('text:', 'txt:')}`,
    [
      'warning M404 7 gauge',
      'warning M404 10 quote-slider',
      'warning M404 13 quote-slider',
      'error P104 17 txt',
    ],
    undefined,
  ],
  [
    'with a line further down that is too far to the left',
    `${hero}${slider}${last.replace('    text:', '   text:')}`,
    ['error Y014 11 text: See **it**.', 'warning M404 7 quote-slider'],
    undefined,
  ],
  [
    'a visual without which there is no question',
    `${hero}    questions:\n${['One?', 'Two?']
      .map(
        (question) =>
          `      - question: ${question}\n        answer: Yes.\n        visual: { kind: gauge }\n`,
      )
      .join('')}`,
    ['error M404 9 gauge', 'error M404 12 gauge'],
    undefined,
  ],
  ['none', `${hero}  - type: quote-slyder\n`, ['error P105 6 quote-slyder'], undefined],
])('%s', async (_, blocks, expected, shown) => {
  const text = page(blocks);
  const { page: read, diagnostics } = await readPage(text);
  const lines = text.split('\n');
  const found = diagnostics.map(({ severity, code, range: { start, end } }) => {
    const marked = lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
    return `${severity} ${code} ${start.line} ${marked}`;
  });
  expect(found).toEqual(expected);
  expect(read).toEqual(shown && (await readPage(page(shown))).page);
  if (shown) expect(applyFix(text, diagnostics[0])).toBe(page(shown));
});

test('says what to use instead, and is removed only by its author', async () => {
  const { diagnostics } = await readPage(page(hero + slider));
  expect(diagnostics).toMatchObject([
    { hints: ['Quotes are in a `testimonials` block.'], fix: { certain: false } },
  ]);
});

test('does not move what is found below it', async () => {
  const text = page(
    `${hero}${slider}  - type: call-to-action\n    heading: Go\n    action: { label: Go, href: /gone }\n`,
  );
  const { diagnostics } = await loadContent(contentFolder({ 'pages/a.yaml': text }));
  const link = diagnostics.find(({ code }) => code === 'R201');
  expect(link?.range.start.line).toBe(11);
  expect(link?.breadcrumb).toContain('block 3 (call-to-action)');
});

test.each([
  ['', ['M404', 'warning R203 at 2 places']],
  // Another block has taken its place.
  ['    id: said\n', ['M404']],
])(
  'a link to it leads nowhere on its page, unless %j is on another block',
  async (id, expected) => {
    const linked = `  - type: feature\n    heading: More\n${id}    text: See [what they say](#said).\n`;
    const text = page(hero + slider.replace('quotes:', 'id: said\n    quotes:') + linked);
    const other = `${plainPage()}    lead: See [what they say](/a#said).\n`;
    const { diagnostics } = await loadContent(
      contentFolder({ 'pages/a.yaml': text, 'pages/b.yaml': other }),
    );
    const found = diagnostics.map(({ severity, code, others = [] }) =>
      code === 'M404' ? code : `${severity} ${code} at ${others.length + 1} places`,
    );
    expect(found).toEqual(expected);
  },
);

test('a page of which nothing is left is one warning', async () => {
  const text = page(slider);
  const { diagnostics } = await loadContent(contentFolder({ 'pages/a.yaml': text }));
  expect(diagnostics.map(({ code }) => code)).toEqual(['M404']);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  readBlockSchemas,
  readContentSchemas,
  readVisualSchemas,
} from '../../schema/model/schemas.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { type Completion, startLanguageServer } from './language-server.ts';

const root = join(import.meta.dirname, '../..');
const start = 'title: A\ndescription: B\nblocks:\n';

let server: Awaited<ReturnType<typeof startLanguageServer>>;

beforeAll(async () => {
  // Every command does so, and has then written what editors read.
  await createContentValidator();
  server = await startLanguageServer();
});

afterAll(() => server?.stop());

const complete = (blocks: string) => server.complete('pages/new.yaml', start + blocks);
const hover = (blocks: string) => server.hover('pages/new.yaml', start + blocks);
const labels = (completions: Completion[]) => completions.map(({ label }) => label);

const visualIn = (lines: string) => `  - type: hero\n    title: A\n    visual:\n      ${lines}`;

describe('an editor offers', () => {
  test.each([
    ['an empty value', '  - type: |'],
    ['the start of a name', '  - type: he|'],
    ['a later block', '  - type: hero\n    title: A\n  - type: |'],
  ])('every type of block, for %s', async (_, blocks) => {
    expect(labels(await complete(blocks)).toSorted()).toEqual([...readBlockSchemas().keys()]);
  });

  test('every kind of visual', async () => {
    const found = await complete(visualIn('kind: |'));
    expect(labels(found)).toEqual([...readVisualSchemas().keys()]);
  });

  test('the fields of a block that it does not have yet, and no others', async () => {
    const found = labels(await complete('  - type: page-header\n    title: A\n    |'));
    const all = Object.keys(readBlockSchemas().get('page-header')?.properties ?? {});
    expect(found.toSorted()).toEqual(
      all.filter((name) => !['type', 'title'].includes(name)).toSorted(),
    );
  });

  test('the fields of a visual, and nothing named like their group', async () => {
    const found = labels(await complete(visualIn('kind: bars\n      |')));
    const all = Object.keys(readVisualSchemas().get('bars')?.properties ?? {});
    expect(found.toSorted()).toEqual(all.filter((name) => name !== 'kind').toSorted());
  });

  // The language server offers none before the first letter, as long as there is a colon in the line.
  test('the fields in braces, after the first letter', async () => {
    const found = labels(await complete('  - type: hero\n    title: A\n    action: {la|}'));
    expect(found).toContain('label');
  });

  test('the allowed values, those of shared fields too', async () => {
    const found = await complete('  - type: feature\n    heading: A\n    side: |');
    expect(labels(found).toSorted()).toEqual(['below', 'left', 'right']);
    const common = readContentSchemas().find(({ $id }) => $id === 'common.json');
    const logos = common?.definitions?.logo?.enum ?? [];
    const strip = '  - type: logo-strip\n    logos:\n      - name: A\n        logo: |';
    expect(labels(await complete(strip)).toSorted()).toEqual(logos.toSorted());
  });
});

describe('an example is inserted after a dash as it is in the schema:', () => {
  const examples = [...readBlockSchemas()].flatMap(([type, { examples = [] }]) =>
    examples.map((example, index) => [index === 0 ? type : `${type} ${index + 1}`, example]),
  );

  test.each(examples)('%s', async (label, example) => {
    const found = (await snippets).find((snippet) => snippet.label === label);
    const text = found?.textEdit?.newText ?? '';
    // As an editor does: each line as far as the one of the dash, and no escapes.
    const inserted = text.replaceAll('\n', '\n  ').replace(/\\([\\$}])/g, '$1');
    expect(parse(`${start}  - ${inserted}`).blocks).toEqual([example]);
  });

  let snippets: Promise<Completion[]>;
  beforeAll(() => {
    snippets = complete('  - |');
  });
});

describe('an editor explains', () => {
  test.each([
    ['a field', '  - type: hero\n    ti|tle: A', 'The main heading of the page.'],
    ['its limits', '  - type: hero\n    ti|tle: A', 'At most 90 characters. Required.'],
    [
      'a shared field',
      '  - type: hero\n    title: A\n    le|ad: B',
      '`**strong**` makes words bold',
    ],
    [
      'a field of its own form, in its own words',
      '  - type: call-to-action\n    heading: A\n    sec|ond: { label: B }',
      'A second button, quieter than the first.',
    ],
    ['a type', '  - type: he|ro\n    title: A', 'The first screen of a page'],
    ['a kind', visualIn('kind: ba|rs\n      title: A'), 'Values over time as upright bars'],
    ['an allowed value', '  - type: feature\n    heading: A\n    side: le|ft', '* `below`'],
  ])('%s', async (_, blocks, words) => {
    expect(await hover(blocks)).toContain(words);
  });
});

describe('an editor marks', () => {
  test.each([
    ['an unknown field', '  - type: hero\n    title: A\n    titel: B', [5, 4, 9]],
    ['a misspelt field, and not that it is missing', '  - type: hero\n    titel: A', [4, 4, 9]],
    [
      'a misspelt field of a group, and not that it is missing',
      '  - type: feature\n    heading: A\n    text: B\n    link: { label: Go, hreff: / }',
      [6, 23, 28],
    ],
    [
      'a missing field of a group',
      '  - type: feature\n    heading: A\n    text: B\n    link: { label: Go }',
      [6, 4, 8],
    ],
    ['an unknown type, and nothing else', '  - type: herro\n    titel: A', [3, 10, 15]],
    ['an unknown kind', visualIn('kind: barz\n      bar: 1'), [6, 12, 16]],
    [
      'a value that is not allowed',
      '  - type: feature\n    heading: A\n    side: top',
      [5, 10, 13],
    ],
    ['a number for a text', '  - type: hero\n    title: 5', [4, 11, 12]],
    ['a missing field, at its block', '  - type: hero', [3, 4, 5]],
  ])('%s', async (_, blocks, [line, from, to]) => {
    const found = await server.diagnose('pages/new.yaml', start + blocks);
    expect(found.map(({ range }) => range)).toEqual([
      { start: { line, character: from }, end: { line, character: to } },
    ]);
  });

  test('no number and no address that is a value of site.yaml, but any other text', async () => {
    const bars = (value: string) =>
      visualIn(
        `kind: bars\n      title: A\n      bars:\n        - { label: a, value: ${value} }\n        - { label: b, value: 2 }\n    id: $(place)`,
      );
    const diagnose = (value: string) => server.diagnose('pages/new.yaml', start + bars(value));
    expect(await diagnose('$(trial-days)')).toEqual([]);
    expect(await diagnose('many')).toHaveLength(1);
  });

  test.each([
    [
      'a number',
      visualIn('{ kind: bars, title: A, bars: [{ label: a, value: x }, { label: b, value: 2 }] }'),
      'Write a number, or a value of site.yaml',
    ],
    [
      'a text of a form',
      '  - type: hero\n    title: A\n    id: My Place',
      'Write a name of lower-case letters',
    ],
  ])('%s that is written otherwise, in words', async (_, blocks, words) => {
    const found = await server.diagnose('pages/new.yaml', start + blocks);
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
  });

  test('mistakes in site.yaml', async () => {
    const found = await server.diagnose('site.yaml', 'brand:\n  nam: A');
    expect(found.map(({ range }) => range.start)).toContainEqual({ line: 1, character: 2 });
  });

  test('mistakes in any file whose first line names the schema', async () => {
    const line = `# yaml-language-server: $schema=${join(root, 'schema/generated/page.json')}\n`;
    const text = `${line}${start}  - type: herro`;
    expect(await server.diagnose('elsewhere/page.yml', text)).toHaveLength(1);
  });
});

test('an editor finds nothing wrong in any page, nor in site.yaml', async () => {
  const files = globSync('{.,tests/site}/{site.yaml,pages/**/*.yaml}', { cwd: root });
  expect(files.length).toBeGreaterThan(2);
  const found = await Promise.all(
    files.map(async (file) => [
      file,
      await server.diagnose(file, readFileSync(join(root, file), 'utf8')),
    ]),
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(files.map((file) => [file, []])));
});

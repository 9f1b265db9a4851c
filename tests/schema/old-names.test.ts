import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { migrate } from '../../schema/diagnostics/migrate.ts';
import { Source } from '../../schema/diagnostics/source.ts';
import type { Schema } from '../../schema/model/schemas.ts';
import { resolvePiece } from '../../schema/model/wording.ts';
import { plainSettings } from '../content.ts';
import { applyFix, diagnose, readPage, readSettings } from '../diagnose.ts';
import { changed, exampleBlocks, groupsOf, pageWith, renamed } from './examples.ts';
import { check } from './rules/rule-under-test.ts';

const oldNamesOf = (schema: Schema | undefined): string[] =>
  (resolvePiece(schema ?? {})['x-renamed-from'] ?? []) as string[];

/** Every example with one property under a name that it had once. */
function* oldPages(): Generator<[string, string, string]> {
  for (const block of exampleBlocks()) {
    for (const { path, schema, object } of groupsOf(block)) {
      for (const name of Object.keys(object)) {
        for (const before of oldNamesOf(schema.properties?.[name])) {
          const page = pageWith(changed(block, path, (group) => renamed(group, name, before)));
          yield [`${block.type} ${[...path, before].join('.')}`, page, pageWith(block)];
        }
      }
    }
  }
}

describe('an old name', () => {
  const pages = [...oldPages()];
  test.each(pages)('%s', async (name, text, today) => {
    const { page, diagnostics } = await readPage(text);
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning M401',
    ]);
    expect(page).toEqual((await readPage(today)).page);
    expect(applyFix(text, diagnostics[0])).toBe(today);
    // A note is whatever its author wants to say.
    expect(diagnostics[0]?.fix?.certain === true).toBe(!/\.note$| note$/.test(name));
  });

  test('there are some', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  test('does not hide another mistake in what it names, which has its place', async () => {
    const text = pageWith({ type: 'feature', heading: 'See it', points: ['One', 2] });
    const found = await diagnose(text);
    expect(found.map(({ code, range }) => `${code} ${range.start.line}`)).toEqual([
      'M401 6',
      'P102 8',
    ]);
  });

  test.each<[string, object, string[]]>([
    ['a link', { points: ['One', '[two](/nowhere)'] }, ['M401 points', 'R201 /nowhere']],
    // What is in a list with an error may follow from it.
    ['a link with an error', { points: [{ text: '[two](/nowhere)' }] }, ['M401 points', 'P102']],
    [
      'a link beside an error',
      { points: ['[two](/nowhere)'], haeding: 'H' },
      ['M401 points', 'R201 /nowhere', 'P104 haeding'],
    ],
  ])('is where rules across pages find %s', async (_, block, expected) => {
    const page = {
      title: 'A',
      description: 'About A.',
      blocks: [
        { type: 'hero', title: 'A' },
        { type: 'feature', heading: 'See it', text: 'Here.', ...block },
      ],
    };
    const found = await check({ 'pages/a.yaml': stringify(page) });
    const prints = found.map(({ code, marked }) => `${code} ${marked}`);
    expect(prints.length, prints.join('\n')).toBe(expected.length);
    for (const [index, start] of expected.entries()) expect(prints[index]).toContain(start);
  });

  test('beside the new one is a mistake', async () => {
    const text = pageWith({
      type: 'feature',
      heading: 'See it',
      points: ['One'],
      bullets: ['One'],
    });
    expect((await diagnose(text)).map(({ code }) => code)).toEqual(['P104']);
  });
});

describe('an old name of a block', () => {
  const oneOf: Schema[] = [
    {
      'x-renamed-from': ['tiles'],
      properties: { type: { const: 'cards' }, layout: { enum: ['rows'] } },
    },
  ];
  const top: Schema = {
    properties: { blocks: { items: { discriminator: { propertyName: 'type' }, oneOf } } },
  };

  test('is replaced in place, with a warning where it is', () => {
    const page = { blocks: [{ type: 'tiles', layout: 'rows' }] };
    const { problems } = migrate(page, top, new Source(''));
    expect(page).toEqual({ blocks: [{ type: 'cards', layout: 'rows' }] });
    expect(problems).toMatchObject([
      { code: 'M402', severity: 'warning', where: { path: ['blocks', 0, 'type'] } },
    ]);
    expect(problems.map(({ replacement }) => replacement)).toMatchObject([
      { text: 'cards', certain: true },
    ]);
  });

  test('an unknown name is none of them', () => {
    const page = { blocks: [{ type: 'other' }] };
    expect(migrate(page, top, new Source('')).problems).toEqual([]);
    expect(page).toEqual({ blocks: [{ type: 'other' }] });
  });
});

describe('what is gone', () => {
  const form =
    '    labels: { name: Name, email: Email, company: Company, message: Message }\n    button: Send\n';
  const page = (promise: string) =>
    `title: Page\ndescription: A page.\nblocks:\n  - type: contact-form\n${promise}${form}`;

  test.each([
    '    promise:\n      from: You write # soon\n      to: Answer within 24 hours\n',
    '    promise: { from: You write, to: Answer }\n',
  ])('%j is a warning, and its lines can be removed', async (promise) => {
    const text = page(promise);
    const { page: read, diagnostics } = await readPage(text);
    expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'warning M404',
    ]);
    expect(read).toBeDefined();
    expect(applyFix(text, diagnostics[0])).toBe(page(''));
  });

  test('in site.yaml, in braces', async () => {
    const ground = '{ light: "#E2F2E7", dark: "#12291B" }';
    const text = plainSettings.replace(
      'theme:',
      `theme:\n  ink: { positiveSoft: ${ground}, text: ${ground} }`,
    );
    const { settings, diagnostics } = await readSettings(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(['M404']);
    expect(Object.keys(settings?.theme.ink ?? {})).toEqual(['text']);
    expect(parse(applyFix(text, diagnostics[0])).theme.ink).toEqual(parse(`text: ${ground}`));
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { removeItem } from '../../../schema/edits/edit-lists.ts';
import { insertKey, removeKey } from '../../../schema/edits/edit-properties.ts';
import { setValue } from '../../../schema/edits/edit-values.ts';
import type { ScalarValue } from '../../../schema/edits/write-scalar.ts';
import { EditError, openYaml, type YamlText } from '../../../schema/edits/yaml-text.ts';
import type { Path } from '../../../schema/model/diagnostics.ts';
import { parsePlainYaml } from '../../../schema/syntax/plain/plain-yaml.ts';
import { applyEdits, type TextEdit } from '../../../schema/syntax/text-edits.ts';
import { visibleText } from '../../any-text.ts';
import { corpus } from './corpus.ts';

type Json = ScalarValue | Json[] | { [key: string]: Json };
type Group = Record<string, Json>;

interface Places {
  scalars: Path[];
  lists: [Path, number][];
  groups: [Path, string[]][];
}

/** Where there is something to edit. */
function placesIn(value: Json, path: Path = [], found?: Places): Places {
  const places = found ?? { scalars: [], lists: [], groups: [] };
  if (Array.isArray(value)) {
    if (value.length > 0) places.lists.push([path, value.length]);
    for (const [index, item] of value.entries()) placesIn(item, [...path, index], places);
  } else if (typeof value === 'object' && value !== null) {
    if (Object.keys(value).length > 0) places.groups.push([path, Object.keys(value)]);
    for (const [key, item] of Object.entries(value)) placesIn(item, [...path, key], places);
  } else {
    places.scalars.push(path);
  }
  return places;
}

/** A copy in which what is at a path is another value. */
function changed(value: Json, path: Path, change: (inner: Json) => Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  const copy = structuredClone(value) as Record<string | number, Json>;
  copy[step] = changed(copy[step] as Json, rest, change);
  return copy as Json;
}

/** Texts that mean something to YAML, or to people. */
const texts = fc.oneof(
  visibleText,
  fc.string({ unit: fc.constantFrom(...' \'":#-,[]{}&*!|>%@`?\\\n\t~=<$()0y.'), maxLength: 8 }),
  fc.constantFrom(
    ...[
      ',',
      'yes',
      'null',
      '~',
      '1.10',
      '0x1F',
      '2027-01-15',
      '<<',
      '---',
      '...',
      '#2440D6',
      '',
      ' ',
    ],
    ...[
      '*Grants*',
      '- a',
      'a: b',
      'a #b',
      "it's",
      'say "hi"',
      'a, b',
      '{x}',
      '$(companies)',
      'é\n\nü\n',
    ],
  ),
);
const values: fc.Arbitrary<ScalarValue> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 1, arbitrary: fc.constantFrom<ScalarValue>(0, -1.5, 4711, true, false, null) },
);
const sources: [string, Json][] = [
  ['plain', 'plain'],
  ['"a, b"', 'a, b'],
  ['{ from: /a, to: /b }', { from: '/a', to: '/b' }],
];
const longSources: [string, Json][] = [
  ...sources,
  ['from: /a\nto:\n  - x\n\n  - y', { from: '/a', to: ['x', 'y'] }],
];

interface Edit {
  edits: TextEdit[];
  expected: Json;
}

const list = (change: (items: Json[]) => Json[]) => (value: Json) => change(value as Json[]);
const group = (change: (entries: [string, Json][]) => [string, Json][]) => (value: Json) =>
  Object.fromEntries(change(Object.entries(value as Group)));

type MakeEdit = (
  yaml: YamlText,
  value: Json,
  places: Places,
  draw: fc.GeneratorValue,
) => Edit | undefined;

const pick = <T>(draw: fc.GeneratorValue, items: readonly T[]): T =>
  items[draw(fc.nat, { max: items.length - 1 })] as T;

const kinds: Record<string, MakeEdit> = {
  'another value': (yaml, value, { scalars }, draw) => {
    const path = pick(draw, scalars);
    const written = draw(() => values);
    return { edits: setValue(yaml, path, written), expected: changed(value, path, () => written) };
  },
  'a property less': (yaml, value, { groups }, draw) => {
    const [path, keys] = pick(draw, groups);
    const key = pick(draw, keys);
    const expected = changed(
      value,
      path,
      group((entries) => entries.filter(([own]) => own !== key)),
    );
    return { edits: removeKey(yaml, [...path, key]), expected };
  },
  'a property more': (yaml, value, { groups }, draw) => {
    const [path, keys] = pick(draw, groups);
    const inFlow = yaml.document.getIn(path, true) as { flow?: boolean };
    const [source, added] = pick(draw, inFlow.flow ? sources : longSources);
    // Longer than each of them, and so none that is there.
    const name = `${keys.join('-')}-added`;
    const expected = changed(
      value,
      path,
      group((entries) => [...entries, [name, added]]),
    );
    return { edits: insertKey(yaml, path, name, source), expected };
  },
  'an item less': (yaml, value, { lists }, draw) => {
    if (lists.length === 0) return undefined;
    const [path, length] = pick(draw, lists);
    const index = draw(fc.nat, { max: length - 1 });
    const expected = changed(
      value,
      path,
      list((items) => items.toSpliced(index, 1)),
    );
    return { edits: removeItem(yaml, path, index), expected };
  },
};

const opened = corpus.map(([file, text]) => {
  const yaml = openYaml(text);
  const value: Json = yaml.document.toJS();
  return { file, text, yaml, value, places: placesIn(value) };
});

describe.each(Object.entries(kinds))('an edit makes %s and changes nothing else', (_, makeEdit) => {
  test('in any file, wherever', () => {
    const property = fc.property(fc.gen(), (draw) => {
      const { file, text, yaml, value, places } = pick(draw, opened);
      const edit = makeEdit(yaml, value, places, draw);
      if (edit) expect(read(applyEdits(text, edit.edits)), file).toEqual(edit.expected);
    });
    fc.assert(property, { numRuns: 50 });
  });
});

/** What both parsers read; the quick one may leave it to the other. */
function read(text: string): unknown {
  const value: unknown = parse(text);
  const plain = parsePlainYaml(text.replace(/^\ufeff/, ''));
  if (plain !== undefined) expect(plain).toEqual(value);
  return value;
}

const page = `# Ours
title: 'It''s'   # in menus
draft:
lead: >-  # folded
  One
  line.

blocks:
  # The start
  - type: hero # large
    # Under it
    title: Plans
  - { type: cards, of: [a, 'b', "c"] }

  # At the end
  - type: end
    text: |
      One

      two
`;

test.each<[string, (yaml: YamlText) => TextEdit[], string, string]>([
  ['quotes stay', (yaml) => setValue(yaml, ['title'], "I'm"), "'It''s'", "'I''m'"],
  ['a value that is not there', (yaml) => setValue(yaml, ['draft'], true), 'draft:', 'draft: true'],
  [
    'a comma in brackets needs quotes',
    (yaml) => setValue(yaml, ['blocks', 1, 'of', 0], 'a, b'),
    '[a,',
    '["a, b",',
  ],
  [
    'a comma elsewhere needs none',
    (yaml) => setValue(yaml, ['blocks', 0, 'title'], 'a, b'),
    'title: Plans',
    'title: a, b',
  ],
  [
    'a text that looks like a number',
    (yaml) => setValue(yaml, ['blocks', 0, 'title'], '1.10'),
    'title: Plans',
    'title: "1.10"',
  ],
  [
    'an item goes with its comments',
    (yaml) => removeItem(yaml, ['blocks'], 2),
    page.slice(page.indexOf('\n  # At the end')),
    '',
  ],
  [
    'comments between two properties stay',
    (yaml) => removeKey(yaml, ['blocks', 0, 'type']),
    '- type: hero # large',
    '-  # large',
  ],
  [
    'a property goes with the comments above it',
    (yaml) => removeKey(yaml, ['blocks', 0, 'title']),
    '    # Under it\n    title: Plans\n',
    '',
  ],
  [
    'a new property is indented like its neighbours',
    (yaml) => insertKey(yaml, ['blocks', 0], 'action', 'label: Go\nhref: /go'),
    'title: Plans\n',
    'title: Plans\n    action:\n      label: Go\n      href: /go\n',
  ],
])('%s', (_, edit, from, to) => {
  expect(applyEdits(page, edit(openYaml(page)))).toBe(page.replace(from, to));
});

test.each([
  ['href: >-\n  /a\ntitle: A\n', ['href'], 'href: /b\ntitle: A\n'],
  ['href: |- # Soon\n  /a\ntitle: A\n', ['href'], 'href: /b # Soon\ntitle: A\n'],
  ['items:\n  - /a\n  -\n', ['items', 1], 'items:\n  - /a\n  - /b\n'],
])('in %j, a value becomes another one', (text, path, edited) => {
  expect(applyEdits(text, setValue(openYaml(text), path, '/b'))).toBe(edited);
});

test('a sign that YAML cannot have in a text is escaped', () => {
  const text = 'a: b\n';
  const edited = applyEdits(text, setValue(openYaml(text), ['a'], 'c\x7f\u2028'));
  expect(edited).toBe('a: "c\\u007f\\u2028"\n');
});

test.each([
  ['a:\n', 'a:\nb: c\n'],
  ['a: # Soon\n', 'a: # Soon\nb: c\n'],
  ['? a\n', '? a\nb: c\n'],
])('below %j, a property is added', (text, edited) => {
  expect(applyEdits(text, insertKey(openYaml(text), [], 'b', 'c'))).toBe(edited);
});

test('what cannot be edited is refused', () => {
  const yaml = openYaml(page);
  expect(() => setValue(yaml, ['nothing'], 1)).toThrow(EditError);
  expect(() => setValue(yaml, ['blocks'], 1)).toThrow(EditError);
  expect(() => removeItem(yaml, ['blocks'], 3)).toThrow(EditError);
  expect(() => removeItem(yaml, ['title'], 0)).toThrow(EditError);
  expect(() => removeItem(openYaml('- - a\n'), [0], 0)).toThrow(EditError);
  expect(() => insertKey(yaml, ['title'], 'a', 'b')).toThrow(EditError);
  expect(() => openYaml('a: [')).toThrow(EditError);
  expect(() =>
    applyEdits('abc', [
      { from: 0, to: 2, text: '' },
      { from: 1, to: 3, text: '' },
    ]),
  ).toThrow('overlap');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../schema/diagnostics/format.ts';
import { exampleOf } from '../content.ts';
import { applyFix, diagnose, isOfBlank } from '../diagnose.ts';
import { belongingMistakes } from './author-mistakes/belonging.ts';
import { copiedMistakes } from './author-mistakes/copied.ts';
import { fieldMistakes } from './author-mistakes/fields.ts';
import { flattenedMistakes } from './author-mistakes/flattened.ts';
import { kindMistakes } from './author-mistakes/kinds.ts';
import { levelMistakes, limitMistakes } from './author-mistakes/limits.ts';
import {
  foreignMistakes,
  lineMistakes,
  pastedMistakes,
  swappedMistakes,
} from './author-mistakes/places.ts';
import { rareMistakes } from './author-mistakes/rare.ts';
import { scalarMistakes } from './author-mistakes/scalars.ts';
import { shapeMistakes } from './author-mistakes/shapes.ts';
import { tornMistakes } from './author-mistakes/torn.ts';
import { valueMistakes } from './author-mistakes/values.ts';
import { wordMistakes } from './author-mistakes/words.ts';
import { changed, pageWith } from './examples.ts';
import { partAround } from './part-around.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const page = read('author-mistakes/page.yaml');

test('the page without a mistake has none', async () => {
  expect(await diagnose(page)).toEqual([]);
});

describe.each([
  ['other people’s words', wordMistakes],
  ['numbers, switches and texts', scalarMistakes],
  ['groups, lists and texts', kindMistakes],
  ['forms, limits, and what is missing', limitMistakes],
  ['levels', levelMistakes],
  ['what was pasted elsewhere', pastedMistakes],
  ['lists, groups and comments', lineMistakes],
  ['values in each other’s place', swappedMistakes],
  ['words of other languages', foreignMistakes],
  ['names that were cut', tornMistakes],
  ['dashes, and what other systems write', shapeMistakes],
  ['what few pages have', rareMistakes],
  ['what was copied', copiedMistakes],
  ['properties that belong together', fieldMistakes],
  ['groups and lists in single lines', flattenedMistakes],
  ['what belongs elsewhere', belongingMistakes],
  ['values without names or units, and several in one', valueMistakes],
])('%s', (_, mistakes) => {
  test.each(
    mistakes.map(
      (mistake) => [mistake.to.trim() || `without ${mistake.from.trim()}`, mistake] as const,
    ),
  )(
    '%s',
    async (_, { page: name, needsPage, from, to, at = to, says, fixed, certain, isUnfixed }) => {
      const whole = name ? read(`../site/pages/${name}.yaml`) : page;
      expect(whole.split(from), from).toHaveLength(2);
      const text = (needsPage ? whole : partAround(whole, from)).replace(from, () => to);
      const [found, ...others] = await diagnose(text);
      const lines = text.split('\n');
      const message = found && formatDiagnostic(found, { color: false, readLines: () => lines });
      expect(
        others.map((other) => other.message),
        message,
      ).toEqual([]);
      expect(lines[(found?.range.start.line ?? 0) - 1], message).toContain(at.trim());
      if (says !== undefined) expect(message).toContain(says);
      if (isUnfixed) expect(found, message).not.toHaveProperty('fix');
      if (certain !== undefined) expect(found?.fix?.certain, message).toBe(certain);
      if (fixed === undefined) return;
      const repaired = applyFix(text, found);
      expect(repaired, message).toContain(fixed);
      const left = (await diagnose(repaired)).filter((each) => !isOfBlank(repaired, each));
      expect(left, message).toEqual([]);
    },
  );
});

test.each([
  [
    'texts for numbers',
    ['{ label: Jan, value: 12 }', '{ label: Feb, value: 14 }'],
    ['{ label: Jan, value: ten }', '{ label: Feb, value: twelve }'],
    [[20, 21]],
  ],
  [
    'a text for a number, and a number with a unit',
    ['{ label: Jan, value: 12 }', '{ label: Feb, value: 14 }'],
    ['{ label: Jan, value: ten }', '{ label: Feb, value: 10 days }'],
    [[20], [21]],
  ],
  [
    'numbers in quotes',
    ['{ label: Feb, value: 14 }', '{ label: Mar, value: 18,'],
    ['{ label: Feb, value: "14" }', '{ label: Mar, value: "18",'],
    [[21, 22]],
  ],
  [
    'numbers that are far apart',
    ['{ label: Jan, value: 12 }', '{ label: Mar, value: 18,'],
    ['{ label: Jan, value: twelve }', '{ label: Mar, value: 18+,'],
    [[20, 22]],
  ],
  [
    'switches under two names',
    ['included: Included', 'excluded: Not included'],
    ['included: true', 'excluded: false'],
    [[62, 63]],
  ],
  ['numbers in one line', ['columns: [Starter, Pro]'], ['columns: [2024, 2025]'], [[59]]],
  [
    'one name in two items',
    ['      - title: Forecasts', '      - title: Reports'],
    ['      - headline: Forecasts', '      - headline: Reports'],
    [[29, 31]],
  ],
  [
    'two names of the page',
    ['title: Pricing\n', 'description: What'],
    ['titel: Pricing\n', 'beschreibung: What'],
    [[1], [2]],
  ],
  [
    'two names of a block',
    ['- type: feature\n    heading: ', '    text: All'],
    ['- type: feature\n    headline: ', '    body: All'],
    [[34], [35]],
  ],
  [
    'two names of an item',
    ['- question: Is', '  answer: Yes'],
    ['- title: Is', '  text: Yes'],
    [[51], [52]],
  ],
  [
    'two names in two items',
    ['- title: Forecasts\n        text: F', '- title: Reports\n        text: O'],
    ['- headline: Forecasts\n        body: F', '- headline: Reports\n        body: O'],
    [
      [29, 31],
      [30, 32],
    ],
  ],
] as const)(
  'each place of a mistake that is there twice has its line: %s',
  async (_, from, to, lines) => {
    const text = from.reduce((whole, part, at) => {
      expect(whole.split(part), part).toHaveLength(2);
      return whole.replace(part, () => to[at] ?? '');
    }, page);
    const found = await diagnose(text);
    expect(
      found.map(({ range, others = [] }) =>
        [range, ...others.map((other) => other.range)].map(({ start }) => start.line),
      ),
    ).toEqual(lines);
  },
);

test('a sign that slipped into a name is not certainly written where the name is right', async () => {
  const text = read('../site/pages/drawings.yaml').replace('{ label: Home, ', '{ label: H&ome, ');
  const [found, ...others] = await diagnose(text);
  expect(others).toEqual([]);
  expect(found?.label).toContain('H&ome');
  expect(found?.fix?.certain).toBe(false);
});

test.each([
  ['at: Mar,', 'at: March,', true],
  ['value: 12 }', 'value: Day 12 }', false],
  ['value: 12 }', 'value: USD 12 }', true],
  ['included: Included', 'includedLabel: Included', true],
  ['divisions: 24', 'divisions: 24 hours', true],
  ['divisions: 24', 'divisions: 2 days', false],
])('whether nobody can mean anything else: %s, written as %s', async (from, to, certain) => {
  expect(page.split(from)).toHaveLength(2);
  const [found, ...others] = await diagnose(page.replace(from, to));
  expect(others).toEqual([]);
  expect(found?.fix?.certain).toBe(certain);
});

test.each([
  ['sparkline', { actual: '0, 7, 15' }, '[0, 7, 15]', true],
  ['sparkline', { actual: '0,7,15' }, '[0, 7, 15]', false],
  ['share', { share: '80%' }, '80', true],
  ['stats', { value: '80%', before: '50%', suffix: '%' }, '50', true],
  // Its sign belongs to `suffix`, and would be lost.
  ['stats', { value: '80%', before: '50%' }, '50', false],
  ['stats', { value: '8 days', before: '50%' }, '50', false],
])('whether nobody can mean other numbers: %s %j', async (kind, given, fixed, certain) => {
  const block =
    kind === 'share'
      ? changed(exampleOf('decision-table'), ['cases', 0], (object) => ({ ...object, ...given }))
      : kind === 'stats'
        ? { type: 'stats', heading: 'H', items: [{ label: 'L', after: 80, ...given }] }
        : {
            type: 'card-grid',
            heading: 'H',
            cards: [{ title: 'A', sparkline: given }, { title: 'B' }],
          };
  const found = (await diagnose(pageWith(block))).filter(({ severity }) => severity === 'error');
  expect(found.map(({ fix }) => [fix?.text, fix?.certain])).toEqual([[fixed, certain]]);
});

test('a text that is no number takes no fix from the numbers beside it', async () => {
  const text = ['value: 12 }', 'value: 14 }', 'value: 18,'].reduce(
    (changed, from, index) =>
      changed.replace(from, from.replace(/\d+/, ['12 or so', '"14"', '$18'][index] as string)),
    page,
  );
  const found = await diagnose(text);
  expect(found.map(({ code, fix }) => [code, fix?.certain])).toEqual([
    ['P102', undefined],
    ['P102', true],
  ]);
});

import { type Profiler, Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pngOf } from '../../../schema/diagnostics/example-files.ts';
import { contentFolder, plainPage, plainSettings } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

// 2.5 times the content may take 2.5 times the steps, and a little more for sorting. What compares all
// pages with all pages takes 6.25 times as many. There are more than the longest list may have items.
const few = 40;
const many = 100;
/** Enough to load all code. */
const first = 10;
const mostGrowth = 4;
/** Steps that are too few to matter. */
const slack = 800;

type Files = Record<string, string | Uint8Array>;

/** Letters instead of digits, which would be figures. */
const word = (index: number): string =>
  String(index).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const pages = (count: number, textOf: (index: number) => string): Files =>
  Object.fromEntries(numbers(count).map((index) => [`pages/p${word(index)}.yaml`, textOf(index)]));

const titled = (index: number) => plainPage(`Title ${word(index)}`);
const linking = (index: number, href: string) =>
  `${titled(index)}    action: { label: Go on, href: "${href}" }\n`;
const settings = (more: readonly string[]): Files => ({
  'site.yaml': [plainSettings.replace(/^planned:.*\n/m, '').trimEnd(), ...more, ''].join('\n'),
});

const figures = (index: number, value: number) => `${titled(index)}  - type: feature
    heading: Sales
    visual:
      kind: bars
      owner: Larch
      period: Jan to Feb 2026
      title: Sales by month
      figures: [{ label: Sales, value: "${value}" }]
      bars: [{ label: Jan, value: ${value} }, { label: Mar, value: 2 }]
`;

/** One page with many items in a list. */
const bars = (count: number, itemOf: (index: number) => string): Files => ({
  'pages/a.yaml': `${titled(0)}  - type: feature
    heading: Sales
    visual:
      kind: bars
      title: Sales by month
      bars:
${numbers(count)
  .map((index) => `        - { ${itemOf(index)} }\n`)
  .join('')}`,
});

const session = new Session();

beforeAll(async () => {
  // Calls of a function whose code was copied into its caller would not be counted.
  setFlagsFromString('--no-turbofan');
  setFlagsFromString('--no-maglev');
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  setFlagsFromString('--turbofan');
  setFlagsFromString('--maglev');
});

describe('a site takes steps in proportion to its pages', () => {
  test.each<[string, (count: number) => Files]>([
    ['pages without links', (count) => pages(count, titled)],
    [
      'pages that link to each other',
      (count) => pages(count, (index) => linking(index, `/p${word((index * 7) % count)}`)),
    ],
    ['copies of one page', (count) => pages(count, () => plainPage('The same'))],
    ['two copies of each page', (count) => pages(count, (index) => titled(index >> 1))],
    [
      'links to missing pages',
      (count) => pages(count, (index) => linking(index, `/q${word(index)}`)),
    ],
    [
      'links to missing places',
      (count) => pages(count, (index) => linking(index, `/p${word(index)}#q${word(index)}`)),
    ],
    [
      'links in another form',
      (count) => pages(count, (index) => linking(index, `p${word(index)}.html`)),
    ],
    [
      'drafts with links from pages',
      (count) =>
        pages(count, (index) =>
          index % 2 ? `draft: true\n${titled(index)}` : linking(index, `/p${word(index + 1)}`),
        ),
    ],
    [
      'misnamed files',
      (count) =>
        Object.fromEntries(
          numbers(count).map((index) => [
            `pages/P ${word(index)}.yaml`,
            linking(index, `/p-${word(index + 1)}`),
          ]),
        ),
    ],
    [
      'documents that are no pages',
      (count) =>
        Object.fromEntries(numbers(count).map((index) => [`pages/p${word(index)}.md`, '# Title'])),
    ],
    [
      'missing pictures, and some that nothing shows',
      (count) => ({
        ...pages(
          count,
          (index) =>
            `${titled(index)}    visual: { kind: image, file: /q${word(index)}.png, decorative: true }\n`,
        ),
        ...Object.fromEntries(
          numbers(count).map((index) => [`pages/r${word(index)}.png`, pngOf(20, 20)]),
        ),
      }),
    ],
    [
      'pages in menus',
      (count) => pages(count, (index) => `menu: { in: Menu ${word(index)} }\n${titled(index)}`),
    ],
    [
      'redirects, planned pages and values',
      (count) => ({
        ...settings([
          'values:',
          ...numbers(count).map((index) => `  v${word(index)}: ${word(index)}`),
          'redirects:',
          ...numbers(count).map((index) => `  /o${word(index)}: /p${word(index)}`),
        ]),
        ...pages(
          count,
          (index) => `${linking(index, `/o${word(index)}`)}    lead: It is $(v${word(index)}).\n`,
        ),
      }),
    ],
    [
      'planned pages that no link names',
      (count) => ({
        ...settings(['planned:', ...numbers(count).map((index) => `  - /r${word(index)}`)]),
        ...pages(count, (index) => linking(index, `/s${word(index)}`)),
      }),
    ],
    [
      'values and menus that are not there',
      (count) =>
        pages(
          count,
          (index) =>
            `menu: { in: Guide${word(index)} }\n${titled(index)}    lead: It is $(w${word(index)}).\n`,
        ),
    ],
    [
      'wrong numbers in one list',
      (count) => bars(count, (index) => `label: ${word(index)}, value: ${word(index)}`),
    ],
    ['items that lack a name', (count) => bars(count, (index) => `label: ${word(index)}`)],
    ['figures that differ', (count) => pages(count, (index) => figures(index, 1000 + index))],
    ['figures that agree', (count) => pages(count, (index) => figures(index, 1000))],
  ])('%s', async (_, filesOf) => {
    // What is done once, such as loading code, is not counted.
    await stepsOf(filesOf(first));
    const before = await stepsOf(filesOf(few));
    const after = await stepsOf(filesOf(many));
    const rangesBefore = new Map(before.map((each) => [placeOf(each), each.ranges]));
    const steep = after
      .flatMap((each) => {
        const { url, functionName, ranges } = each;
        const same = rangesBefore.get(placeOf(each));
        return ranges.map(({ startOffset, count }) => ({
          place: `${url.slice(url.lastIndexOf('/schema/') + 1)}, ${functionName}`,
          count,
          less: same ? stepsAt(startOffset, same) : 0,
        }));
      })
      .filter(({ count, less }) => count > mostGrowth * less + slack)
      .map(({ place, count, less }) => `${place}: ${less} steps, then ${count}`);
    expect(steep).toEqual([]);
  });
});

type Functions = (Profiler.FunctionCoverage & { url: string })[];

const placeOf = ({ url, ranges: [whole] }: Functions[number]): string =>
  `${url} ${whole?.startOffset}`;

/** Blocks that were executed as often as what is around them are not listed by themselves. */
const stepsAt = (offset: number, ranges: readonly Profiler.CoverageRange[]): number =>
  ranges.findLast(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset)
    ?.count ?? 0;

/** Loads a site, and counts how often each block of statements in `schema` was executed. */
async function stepsOf(files: Files): Promise<Functions> {
  const content = contentFolder({ 'pages/index.yaml': plainPage('Home'), ...files });
  await session.post('Profiler.takePreciseCoverage');
  await loadContent(content);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/schema\/(?!generated)/.test(url))
    .flatMap(({ url, functions }) => functions.map((each) => ({ ...each, url })));
}

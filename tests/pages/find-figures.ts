import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Sparkline, TableVisual, Visual } from '../../schema/generated/types.ts';
import { amountsIn, isRounded } from './amounts.ts';
import { lastClosed, monthOf } from './quillmere.ts';

const folder = join(import.meta.dirname, '../../pages');

/** Something on a page, with what a message says about where it is. */
export interface Found<Item> {
  item: Item;
  /** The page's file below `pages/`. */
  page: string;
  /** The page, the block, and what the figures show. */
  where: string;
  /** Whose figures these are, as far as a note says so. */
  owner: string | undefined;
  /** What the figures show, as the page puts it. */
  text: string;
}

/** A number with its name, as it is shown. */
export interface Pair {
  label: string;
  value: string;
  change?: string;
}

export type Table = Pick<TableVisual, 'title' | 'columns' | 'rows'>;

/** What charts of bars and of lines have in common. */
export interface Chart {
  /** What one is worth, in thousands of dollars where it is money. */
  scale: number;
  /** The values among which the remark names one. */
  values: { label: string; value: number }[];
  target?: { label: string; value: number };
  remark?: { at: string; text: string };
}

type Fields = Record<string, unknown>;

const companies = /Quillmere|Farrowick|Oravelle|Pennmarsh|Tessaway|Foresum/;

export const pages = globSync('**/*.yaml', { cwd: folder })
  .sort()
  .map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const comments = [...text.matchAll(/^\s*#(.*)$/gm)].map(([, comment]) => comment).join(' ');
    // With comments of several lines as one, so that no sum is cut.
    const joined = text.replace(/\n\s*# */g, ' ');
    return { path, text, comments, joined, content: parse(text) as { blocks: Fields[] } };
  });

interface Part {
  value: unknown;
  /** The groups of fields that it is in, from the innermost to the block. */
  around: Fields[];
  page: string;
  where: string;
}

/** A value, and all values in it. */
function* inside(part: Part): Generator<Part> {
  yield part;
  const { value, around } = part;
  if (typeof value !== 'object' || value === null) return;
  const next = Array.isArray(value) ? around : [value as Fields, ...around];
  for (const inner of Object.values(value)) yield* inside({ ...part, value: inner, around: next });
}

const parts: Part[] = pages.flatMap(({ path, content }) =>
  content.blocks.flatMap((block, index) => {
    const where = `pages/${path} › block ${index + 1} (${block.type})`;
    return [...inside({ value: block, around: [], page: path, where })];
  }),
);

const textOf = ({ title, heading, meta }: Fields): string =>
  [title ?? heading, meta].filter(Boolean).join(': ');

function placeOf({ around, page, where }: Part): Omit<Found<unknown>, 'item'> {
  const text = around.map(textOf).find(Boolean) ?? '';
  const notes = around
    .flatMap(({ note, owner }) => [note, owner])
    .filter((note) => typeof note === 'string');
  const owner = [text, ...notes].map((note) => note.match(companies)?.[0]).find(Boolean);
  return { page, where: `${where} › ${text}`, owner, text };
}

/** All groups of fields of a kind. */
const find = <Item>(isWanted: (fields: Fields) => boolean): Found<Item>[] =>
  parts
    .filter(({ value }) => typeof value === 'object' && value !== null && isWanted(value as Fields))
    .map((part) => ({
      item: part.value as Item,
      ...placeOf({ ...part, around: [part.value as Fields, ...part.around] }),
    }));

/** Figures are Quillmere's unless it is said that they are another's. */
export const ofQuillmere = <Item>(found: Found<Item>[]): Found<Item>[] =>
  found.filter(({ owner = 'Quillmere' }) => owner === 'Quillmere');

/** What a message says where a figure does not agree. */
export const mismatch = (where: string, shown: unknown, right: number): string =>
  `${where}: ${shown} is shown, ${Math.round(right * 1000) / 1000} is right`;

/** Says which texts do not begin with the amount that is right. */
export const mismatches = (shown: { where: string; text: string; right: number }[]): string[] =>
  shown
    .filter(({ text, right }) => {
      const [amount] = amountsIn(text);
      return !amount || !isRounded(amount, right);
    })
    .map(({ where, text, right }) => mismatch(where, text, right));

type VisualOf<Kind> = Extract<Visual, { kind: Kind }>;

export const visuals = <Kind extends Visual['kind']>(kind: Kind): Found<VisualOf<Kind>>[] =>
  find((fields) => fields.kind === kind);

/** The small drawings of cards. */
export const drawings: Found<Sparkline>[] = find<{ sparkline: Sparkline }>(
  (fields) => 'sparkline' in fields,
).map(({ item, ...place }) => ({ ...place, item: item.sparkline }));

/** All tables of figures, those below an answer included. */
export const tables: Found<Table>[] = find(
  ({ rows }) => Array.isArray(rows) && 'cells' in (rows[0] ?? {}),
);

/** All numbers that stand with their name: key figures, results, metrics. */
export const pairs: Found<Pair>[] = find(
  ({ label, value }) => typeof label === 'string' && typeof value === 'string',
);

/** Numbers that are drawn as a change. */
export const results: Found<{ value: string; before: number; after: number }>[] = find(
  ({ before, after }) => typeof before === 'number' && typeof after === 'number',
);

/** All texts of several words, without the cells of tables. */
export const sentences: Found<string>[] = parts
  .filter(
    ({ value, around }) => typeof value === 'string' && value.includes(' ') && !around[0]?.cells,
  )
  .map((part) => ({ item: part.value as string, ...placeOf(part) }));

const scaleOf = ({ prefix, suffix }: { prefix?: string; suffix?: string }): number =>
  suffix === 'M' ? 1000 : prefix === '$' && suffix !== 'K' ? 1e-3 : 1;

/** All charts with an axis. */
export const charts: Found<Chart>[] = [
  ...visuals('bars').map(({ item, ...place }) => ({
    ...place,
    item: { scale: scaleOf(item), values: item.bars, target: item.target, remark: item.annotation },
  })),
  ...visuals('lines').map(({ item, ...place }) => {
    const line = item.series.find(({ label }) => label === item.annotation?.series);
    const first = item.labels.indexOf(line?.from ?? (item.labels[0] as string));
    const values = line?.values.map((value, index) => ({
      label: item.labels[first + index] as string,
      value,
    }));
    return {
      ...place,
      item: {
        scale: scaleOf(item),
        values: values ?? [],
        target: item.target,
        remark: item.annotation,
      },
    };
  }),
];

/** Values month by month. */
export interface Course {
  values: number[];
  /** The month of the first value, counted from July 2026. */
  first: number;
  /** What stands below the values, as far as these are months. */
  labels: string[];
  suffix?: string;
}

/** Where no month is named: the last value before the forecast is that of the last month closed. */
const firstOf = (actual: readonly unknown[]): number => lastClosed + 1 - actual.length;

/** All values that are drawn from left to right. */
export const courses: Found<Course>[] = [
  ...visuals('bars').map(({ item: { bars, suffix }, ...place }) => ({
    ...place,
    item: {
      values: bars.map(({ value }) => value),
      first: firstOf(bars.filter(({ forecast }) => !forecast)),
      labels: bars.map(({ label }) => label),
      suffix,
    },
  })),
  ...visuals('lines').flatMap(({ item: { labels, series, suffix }, ...place }) =>
    series.map(({ label, from, values }) => {
      const first = from === undefined ? 0 : labels.indexOf(from);
      return {
        ...place,
        where: `${place.where} › ${label}`,
        text: `${place.text} ${label}`,
        item: { values, first, labels: labels.slice(first, first + values.length), suffix },
      };
    }),
  ),
  ...drawings.map(({ item: { actual, forecast = [], start = '' }, ...place }) => ({
    ...place,
    item: {
      values: [...actual, ...forecast],
      first: firstOf(actual),
      labels: monthOf(start) < 0 ? [] : [start],
    },
  })),
];

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type {
  BarChart,
  Block,
  CardGridBlock,
  FeatureBlock,
  HeroBlock,
  LineChart,
} from '../../schema/generated/types.ts';

const path = join(import.meta.dirname, '../../pages/index.yaml');
const { blocks }: { blocks: Block[] } = parse(readFileSync(path, 'utf8'));

const carousel = blocks.find(
  (block): block is CardGridBlock => block.type === 'card-grid' && block.layout === 'carousel',
);
const cash = blocks.find((block): block is HeroBlock => block.type === 'hero')?.visual as BarChart;
const scenarios = blocks.find(
  (block): block is FeatureBlock => block.type === 'feature' && block.visual?.kind === 'lines',
)?.visual as LineChart;

/** The values of a card's drawing, from the first actual one to the last forecast. */
function drawingOf(title: string): number[] {
  const spark = carousel?.cards.find((card) => card.title === title)?.spark;
  return [...(spark?.actual ?? []), ...(spark?.forecast ?? [])];
}

/** The change from each value to the next. */
const changesOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, index) => value - (values[index] as number));

describe('the figures of the product cards agree with the rest of the page', () => {
  test('net burn is what cash at month end loses', () => {
    const lost = changesOf(cash.bars.map(({ value }) => value)).map((change) => -1000 * change);
    const burn = drawingOf('Cash Flow Management').slice(1);
    expect(burn).toHaveLength(lost.length);
    // Cash is written in hundredths of a million.
    for (const [index, value] of burn.entries()) {
      expect(Math.abs(value - (lost[index] as number))).toBeLessThan(10);
    }
  });

  test('recurring revenue grows by twelve times the new MRR of the month', () => {
    const growth = changesOf(drawingOf('Revenue Planning'));
    const added = drawingOf('Sales Analytics').slice(1);
    expect(added).toHaveLength(growth.length);
    for (const [index, value] of added.entries()) {
      expect((12 * value) / 1000).toBeCloseTo(growth[index] as number, 6);
    }
  });

  test('the three cases end where the scenarios end', () => {
    const [now, ...cases] = drawingOf('Scenario Planning');
    const [actual, ...forecasts] = scenarios.series.map(({ values }) => values.at(-1));
    expect(now).toBe(actual);
    expect(cases).toEqual(forecasts);
  });

  test('marketing by channel adds up to the November of the budget', () => {
    const channels = drawingOf('Marketing KPIs');
    expect(channels.reduce((sum, value) => sum + value, 0)).toBe(184);
  });
});

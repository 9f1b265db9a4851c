import { expect, test } from 'vitest';
import type { Block, Page } from '../../schema/generated/types.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { changed, exampleBlocks, groupsOf, pageOf } from '../schema/examples.ts';
import { createTestRenderer } from './test-renderer.ts';

const validator = await createContentValidator();
const render = createTestRenderer();

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

/** Other values of a field: numbers that are none, negative or large, and lists that are shorter. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [0, -value, value * 1e6, value * -1e6];
  if (!Array.isArray(value)) return [];
  const scaled = isNumbers(value)
    ? [0, -1, 1e6, -1e6].map((by) => value.map((each) => each * by))
    : [];
  return [value.slice(0, 1), value.slice(0, -1), ...scaled];
}

/** A block with another value in one place, for each kind of place in it. */
function* variationsOf(block: Record<string, unknown>): Generator<[what: string, block: unknown]> {
  const seen = new Set<string>();
  for (const { path, object } of groupsOf(block)) {
    for (const [name, value] of Object.entries(object)) {
      const place = [...path.map((step) => (typeof step === 'number' ? '*' : step)), name].join(
        '/',
      );
      if (seen.has(place)) continue;
      seen.add(place);
      for (const other of othersOf(value)) {
        const what = `${place}: ${JSON.stringify(other)}`;
        yield [what, changed(block, path, (group) => ({ ...group, [name]: other }))];
      }
    }
  }
}

/** More than any drawing needs. */
const mostBytes = 500_000;

/** Shares of a drawing, in percent: where something is, and how large it is. */
const shares = /\s(?:[cr]?[xy][12]?|width|height)="(-?[\d.e+]+)%"/g;

/** What is farther away has left its drawing. Amounts below zero may be as deep as others are high. */
const farthest = { minimum: -50, maximum: 200 };

test.each(
  [...exampleBlocks()].map((block) => [JSON.stringify(block).slice(0, 60), block] as const),
)('numbers and lists of any size are drawn: %s', (_, block) => {
  for (const [what, variation] of variationsOf(block)) {
    const page = pageOf(variation);
    if (!validator.page.accept(structuredClone(page))) continue;
    const { html } = render({ page: page as Page & { blocks: Block[] }, route: '/example' });
    const text = html.toString();
    expect(text.length, what).toBeLessThan(mostBytes);
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
    const places = [...main.matchAll(shares)].map(([, share]) => Number(share));
    expect(Math.min(...places, 0), what).toBeGreaterThanOrEqual(farthest.minimum);
    expect(Math.max(...places, 0), what).toBeLessThanOrEqual(farthest.maximum);
    expect(main, what).not.toMatch(/\bundefined\b|\bNaN\b|Infinity|∞|\[object Object\]|width="-/);
  }
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../schema/edits/apply-fixes.ts';
import { parseYaml } from '../../../schema/syntax/parse-yaml.ts';
import { applyFix, diagnose } from '../../diagnose.ts';
import { type Damaged, lineDamages, shiftDamages } from './damages.ts';

const folder = join(import.meta.dirname, '..', '..', 'site', 'pages');
const pages = globSync('**/*.yaml', { cwd: folder })
  .sort()
  .flatMap((file) => neighboursIn(readFileSync(join(folder, file), 'utf8')));

/** Each block of a page with the next one, as a page: what a damage means depends on nothing further away. */
function neighboursIn(page: string): string[] {
  const [head = '', ...blocks] = page.split(/^(?= {2}- )/m);
  const pairs = blocks.slice(1).map((next, index) => `${head}${blocks[index]}${next}`);
  return pairs.length > 0 ? pairs : [page];
}

/** How often each kind of damage is done. */
const times = 3;

/** The same places in every run, spread over all pages. */
function* places(seed: number): Generator<{ lines: string[]; at: number }> {
  let state = seed;
  for (let count = 0; count < 2000; count += 1) {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    const lines = (pages[state % pages.length] as string).split('\n');
    yield { lines, at: Math.floor(state / 97) % lines.length };
  }
}

const meaning = (text: string): unknown => {
  const { value, problems } = parseYaml(text);
  return problems.length > 0 ? undefined : value;
};

async function collect(
  seed: number,
  damage: (lines: string[], at: number) => { wrong: string[]; right?: string[] } | undefined,
): Promise<Damaged[]> {
  const found: Damaged[] = [];
  for (const { lines, at } of places(seed)) {
    if (found.length === times) break;
    const done = damage(lines, at);
    if (!done) continue;
    const [wrong, right] = [done.wrong.join('\n'), (done.right ?? lines).join('\n')];
    // Where an item moves may be as good as where it was.
    if (isDeepStrictEqual(meaning(wrong), meaning(right))) continue;
    if ((await diagnose(right)).length > 0) continue;
    found.push({ wrong, right, line: at + 1 });
  }
  return found;
}

/** The four figures of a damaged page. */
async function judge({ wrong, right, line }: Damaged) {
  const found = await diagnose(wrong);
  const here = found.find(({ range }) => range.start.line === line);
  const isRight = isDeepStrictEqual(meaning(applyFix(wrong, here)), meaning(right));
  return {
    found: found.length > 0,
    there: here !== undefined,
    fixed: isRight,
    once: found.length === 1,
  };
}

const figures = { found: 0, there: 0, fixed: 0, once: 0, all: 0, of: 0 };

async function measure(damaged: readonly Damaged[]): Promise<void> {
  expect(damaged).not.toEqual([]);
  for (const one of damaged) {
    const judged = await judge(one);
    figures.of += 1;
    for (const [name, is] of Object.entries(judged)) figures[name as keyof typeof judged] += +is;
    figures.all += +Object.values(judged).every(Boolean);
  }
}

/** How many properties there are in a page. */
const countNames = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce(
        (sum: number, inner) => sum + countNames(inner),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

test('a sign too many or too few anywhere is found, and no certain fix loses a property', async () => {
  const signs = [...':-#"\'{}[],*&!|>%@ '];
  const lost: string[] = [];
  let fixed = 0;
  for (const { lines, at } of places(4711)) {
    if (fixed === 60) break;
    const text = lines.join('\n');
    const offset = (at * 7919 + lines.length * 104729) % text.length;
    const sign = signs[offset % signs.length];
    const isGone = at % 2 === 0;
    const wrong =
      text.slice(0, offset) + (isGone ? '' : sign) + text.slice(offset + (isGone ? 1 : 0));
    const found = await diagnose(wrong);
    const { text: right, fixes } = applyFixes(
      wrong,
      found.flatMap(({ fix }) => fix ?? []),
    );
    if (fixes.length === 0) continue;
    fixed += 1;
    if (countNames(meaning(right)) < countNames(meaning(text)))
      lost.push(
        `${wrong.split('\n').find((line, index) => line !== lines[index])} => ${fixes.map(({ title }) => title)}`,
      );
  }
  expect(fixed).toBe(60);
  expect(lost).toEqual([]);
});

describe('damage to any line of any page', () => {
  test.each(Object.entries(lineDamages))('%s', async (name, damage) => {
    const damaged = await collect(name.length, (lines, at) => {
      const done = damage(lines[at] as string);
      return (
        done && {
          wrong: lines.with(at, done.wrong),
          ...(done.right && { right: lines.with(at, done.right) }),
        }
      );
    });
    await measure(damaged);
  });

  test.each(Object.entries(shiftDamages))('%s', async (name, damage) => {
    const damaged = await collect(name.length, (lines, at) => {
      const wrong = damage(lines, at);
      return wrong && { wrong };
    });
    await measure(damaged);
  });

  test('is found at its line, once, with the right fix', () => {
    const { of, ...counted } = figures;
    const percent = Object.fromEntries(
      Object.entries(counted).map(([name, count]) => [name, Math.floor((100 * count) / of)]),
    );
    expect(percent.found).toBeGreaterThanOrEqual(98);
    expect(percent.there).toBeGreaterThanOrEqual(97);
    expect(percent.fixed).toBeGreaterThanOrEqual(97);
    expect(percent.once).toBeGreaterThanOrEqual(97);
    expect(percent.all).toBeGreaterThanOrEqual(95);
  });
});

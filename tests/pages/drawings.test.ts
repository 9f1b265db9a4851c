import { expect, test } from 'vitest';
import {
  type Amount,
  amountAtStart,
  amountOf,
  amountsIn,
  drawnAmount,
  isRounded,
} from './amounts.ts';
import { charts, drawings, pages, results, visuals } from './find-figures.ts';
import { monthOf, sum } from './quillmere.ts';

/** Words say what is drawn, whoever's figures these are. */

const isOneOf = (amount: Amount, candidates: readonly number[]): boolean =>
  candidates.some((candidate) => isRounded(amount, candidate));

test('a target line is where its label says', () => {
  const wrong = charts.flatMap(({ item: { target, scale }, where }) => {
    if (!target) return [];
    const isRight = amountsIn(target.label).some((amount) =>
      isRounded(amount, target.value * scale),
    );
    return isRight ? [] : [`${where} › ${target.label}: drawn at ${target.value}`];
  });
  expect(wrong).toEqual([]);
});

/** Remarks with a figure of another source, which their page shows. */
const fromElsewhere = ['Nov: one unplanned posting of $18.4K'];

test('a remark tells the value, or how far it is from the target or another value', () => {
  const wrong = charts.flatMap(({ item, where }) => {
    const { remark, scale, target, values } = item;
    if (!remark || fromElsewhere.includes(remark.text)) return [];
    const value = (values.find(({ label }) => label === remark.at)?.value ?? Number.NaN) * scale;
    const others = [
      ...values.map((other) => other.value * scale),
      (target?.value ?? 0) * scale,
      100,
    ];
    const candidates = [
      value,
      ...others.map((other) => Math.abs(value - other)),
      (target?.value ?? 0) * scale,
    ];
    return amountsIn(remark.text.split(': ').at(-1) ?? '')
      .filter((amount) => !isOneOf(amount, candidates))
      .map((amount) => `${where} › ${remark.text}: ${amount.value}, where ${value} is drawn`);
  });
  expect(wrong).toEqual([]);
});

test('the words below a small drawing tell its first and its last value', () => {
  const wrong = drawings.flatMap(({ item, where }) => {
    const values = [...item.actual, ...(item.forecast ?? [])];
    return [
      [item.start, values[0]],
      [item.end, values.at(-1)],
    ].flatMap(([words, value]) => {
      const amount = amountAtStart(
        String(words ?? '')
          .split(': ')
          .at(-1) ?? '',
      );
      const isRight = !amount || isOneOf(amount, [Number(value), Number(value) * 1000]);
      return isRight ? [] : [`${where} › ${words}: ${value} is drawn`];
    });
  });
  expect(wrong).toEqual([]);
});

test('parts add up to the amount that the title names', () => {
  const divided = / by (?:channel|age|team)\b/;
  const found = [
    ...drawings.map(({ item, ...place }) => ({ ...place, values: item.actual })),
    ...visuals('ranking').map(({ item, ...place }) => ({
      ...place,
      values: item.rows.map(({ value }) => value),
    })),
  ].filter(({ text }) => divided.test(text));
  expect(found.length).toBeGreaterThan(3);
  const wrong = found.flatMap(({ text, values, where }) => {
    const named = amountsIn(text.replace(/\b20\d\d\b/, ''))[0];
    return !named || isRounded(named, sum(values))
      ? []
      : [`${where}: the parts are ${sum(values)}`];
  });
  expect(wrong).toEqual([]);
});

test('a note with two amounts tells the step of its bridge', () => {
  const steps = visuals('bridge').flatMap(({ item, where }) =>
    item.steps.map((step) => ({ ...step, where })),
  );
  const wrong = steps.flatMap(({ change, note = '', where }) => {
    const [actual, planned] =
      note
        .match(/^(\S+) of (\S+)$/)
        ?.slice(1)
        .map(amountOf) ?? [];
    const isRight =
      !actual || !planned || Math.abs(actual.value - planned.value) === Math.abs(change);
    return isRight ? [] : [`${where} › ${note}: the step is ${change}`];
  });
  expect(wrong).toEqual([]);
});

test('a result with a before and an after is one of them, or their difference', () => {
  const wrong = results.flatMap(({ item: { value, before, after }, where }) => {
    const shown = amountOf(value);
    const change = (100 * Math.abs(after - before)) / before;
    return shown && isOneOf(shown, [after, change])
      ? []
      : [`${where} › ${value}: ${before} to ${after}`];
  });
  expect(results.length).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test('what is not drawn by month has its figures in a comment of the page', () => {
  const found = [
    ...visuals('bars')
      .filter(({ item }) => monthOf(item.bars[0]?.label ?? '') < 0)
      .map(({ item, ...place }) => ({ ...place, values: item.bars.map(({ value }) => value) })),
    ...visuals('ranking').map(({ item, ...place }) => ({
      ...place,
      values: item.rows.map(({ value }) => value),
    })),
    ...visuals('bridge').map(({ item, ...place }) => ({
      ...place,
      values: item.steps.map(({ change }) => Math.abs(change)),
    })),
  ];
  const wrong = found.flatMap(({ values, page, where }) => {
    const comments = pages.find(({ path }) => path === page)?.comments ?? '';
    const known = amountsIn(comments).map(({ value }) => Math.abs(value));
    return values
      .map((value) => drawnAmount(value, values))
      .filter((drawn) => drawn.value !== 0)
      .filter((drawn) => !isOneOf(drawn, [...known, ...known.map((value) => value / 1000)]))
      .map(({ value }) => `${where}: no comment says ${value}`);
  });
  expect(wrong).toEqual([]);
});

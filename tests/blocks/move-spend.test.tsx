import fc from 'fast-check';
import { expect, test } from 'vitest';
import MoveSpend from '../../blocks/move-spend/index.tsx';
import { costOf, moveSpend, outcomeOf } from '../../blocks/move-spend/spend.ts';
import { renderInSite } from './render-in-site.tsx';

const channels = [
  { label: 'A', spend: 100, wins: 10, returns: 1 },
  { label: 'B', spend: 100, wins: 10, returns: 0.5 },
  { label: 'C', spend: 50, wins: 0, returns: 1 },
];

test.each([
  { name: 'nothing', move: { from: 0, to: 1, amount: 0 }, wins: [10, 10, 0], cost: 12.5 },
  { name: 'to itself', move: { from: 1, to: 1, amount: 60 }, wins: [10, 10, 0], cost: 12.5 },
  // In proportion there, by the root here: 10 × √1.44 = 12.
  {
    name: 'with diminishing returns',
    move: { from: 0, to: 1, amount: 44 },
    wins: [5.6, 12, 0],
    cost: 250 / 17.6,
  },
  {
    name: 'no more than there is',
    move: { from: 2, to: 0, amount: 80 },
    wins: [15, 10, 0],
    cost: 10,
  },
  { name: 'all of it', move: { from: 1, to: 0, amount: 100 }, wins: [20, 0, 0], cost: 12.5 },
])('moves $name', ({ move, wins, cost }) => {
  const moved = moveSpend(channels, move);
  for (const [index, channel] of moved.entries()) {
    expect(channel.wins).toBeCloseTo(wins[index] as number, 9);
  }
  expect(outcomeOf(moved).cost).toBeCloseTo(cost, 9);
});

test('the whole spend stays, and more wins always cost less each', () => {
  const place = fc.nat(2);
  fc.assert(
    fc.property(place, place, fc.nat(200), (from, to, amount) => {
      const moved = moveSpend(channels, { from, to, amount });
      const spend = moved.reduce((total, { kept, added }) => total + kept + added, 0);
      expect(spend).toBeCloseTo(250, 9);
      const { wins, cost, payback } = outcomeOf(moved, 50, 2);
      expect(cost * wins).toBeCloseTo(300, 6);
      const winning = moved.filter((channel) => channel.wins > 0);
      const idle = moved.filter((channel) => channel.wins === 0);
      const paid = winning.map((channel) => channel.wins * costOf(channel, 50 / wins));
      const unused = idle.map(({ kept, added }) => kept + added);
      expect([...paid, ...unused].reduce((one, other) => one + other)).toBeCloseTo(300, 6);
      expect(payback).toBeCloseTo(cost / 2, 9);
    }),
  );
});

test('a single win has words of its own, also if it is nearly one', () => {
  document.body.innerHTML = renderInSite(
    <MoveSpend
      type="move-spend"
      heading="Seeds"
      title="Seeds by field"
      channels={[
        { label: 'North', spend: 10, wins: 1, returns: 1 },
        { label: 'South', spend: 20, wins: 2, returns: 1 },
        { label: 'East', spend: 9, wins: 0.9, returns: 1 },
      ]}
      move={{
        from: 'From',
        to: 'To',
        fromChannel: 'North',
        toChannel: 'South',
        amount: { label: 'Seeds', minimum: 0, maximum: 9, default: 0, step: 1 },
      }}
      wins={{ label: 'Plants' }}
      cost={{ label: 'Seeds a plant' }}
      unchanged="As sown"
      row="{wins} plants"
      rowForOne="{wins} plant"
      legend={{ kept: 'Sown', added: 'Added', left: 'Taken' }}
      announcement="{wins} plants"
    />,
  );
  const rows = [...document.querySelectorAll('tbody small')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['1 plant', '2 plants', '1 plant']);
});

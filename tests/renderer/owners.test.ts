import { expect, test } from 'vitest';
import { withoutRepeatedOwners } from '../../renderer/page/owners.ts';
import type { Block } from '../../schema/generated/types.ts';

const bars = (owner?: string) => ({
  type: 'feature',
  heading: 'Bars',
  visual: { kind: 'bars', title: 'Bars', bars: [], ...(owner && { owner }) },
});
const own = (owner: string) => ({ type: 'odds', heading: 'Odds', owner });

test.each([
  {
    name: 'what a drawing before has said is not said again',
    owners: [bars('Wrenfield, sample figures'), own('Wrenfield, sample figures')],
    shown: ['Wrenfield, sample figures', undefined],
  },
  {
    name: 'what is new is said by itself, and once',
    owners: [
      own('Wrenfield, sample figures'),
      bars('Wrenfield, next budget'),
      bars(),
      own('Wrenfield, next budget, sample figures'),
    ],
    shown: ['Wrenfield, sample figures', 'Next budget', undefined, undefined],
  },
  {
    name: 'another owner is said in full, and then the first one again',
    owners: [own('Wrenfield, samples'), bars('Tarn & Co., samples'), bars('Wrenfield, samples')],
    shown: ['Wrenfield, samples', 'Tarn & Co., samples', 'Wrenfield, samples'],
  },
])('$name', ({ owners, shown }) => {
  const before = structuredClone(owners);
  const after = withoutRepeatedOwners(owners as unknown as Block[]) as unknown as typeof owners;
  expect(
    after.map((block) =>
      'visual' in block ? block.visual.owner : (block as { owner?: string }).owner,
    ),
  ).toEqual(shown);
  expect(owners).toEqual(before);
});

test('blocks that say everything once are left as they are', () => {
  const blocks = [own('Wrenfield, samples'), bars(), bars('Tarn & Co.')] as unknown as Block[];
  expect(withoutRepeatedOwners(blocks)).toBe(blocks);
});

import { expect, test } from 'vitest';
import { menuFrom } from '../../../blocks/ui/frame/menu-width.ts';

const entry = (label: string) => ({ label, href: '/' });
const menu = (label: string) => ({ label, links: [entry('A page')] });

const few = [menu('Products'), menu('Solutions'), entry('Pricing')];
const actions = [entry('Sign in'), entry('Get started')];

test.each([
  ['nothing', [], [], 60],
  ['a usual menu', few, actions, 60],
  ['more entries', [...few, ...few], actions, 75],
  ['longer ones', few.map((each) => ({ ...each, label: each.label.repeat(2) })), actions, 75],
  [
    'letters that are wider',
    [entry('製品とソリューション'), entry('料金とプランの比較')],
    actions,
    60,
  ],
  [
    'many of these',
    [...few, ...Array(2).fill(entry('製品とソリューション')), entry('料金')],
    actions,
    79,
  ],
  [
    'more than the page is wide',
    [...few, ...Array(3).fill(entry('製品とソリューション'))],
    actions,
    undefined,
  ],
  [
    'more than any screen has room for',
    Array(8).fill(menu('Products and solutions')),
    actions,
    undefined,
  ],
])(
  'the entries of the header are beside each other where they fit: %s',
  (_, menu, actions, width) => {
    const brand = { name: 'Kestrel' } as Parameters<typeof menuFrom>[0]['brand'];
    expect(menuFrom({ brand, header: { menu, actions } })).toBe(width);
  },
);

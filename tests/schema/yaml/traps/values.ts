import type { Mistake } from '../mistake.ts';

const number = (wrong: string, more?: Partial<Mistake>): Mistake => ({
  kind: `number as ${wrong}`,
  from: 'value: 50\n',
  wrong: `value: ${wrong}\n`,
  right: 'value: 1200\n',
  ...more,
});
const text = (wrong: string): Mistake => ({
  kind: `text as ${wrong}`,
  from: '          - 1 user\n',
  wrong: `          - ${wrong}\n`,
  right: `          - "${wrong}"\n`,
  isUnsure: wrong === 'true',
});
const flag = (wrong: string, right: boolean): Mistake => ({
  kind: `true or false as ${wrong}`,
  from: 'forecast: true',
  wrong: `forecast: ${wrong}`,
  right: `forecast: ${right}`,
});

export const values: Mistake[] = [
  number('1,200'),
  number('1 200'),
  number('1_200'),
  number("1'200"),
  number('$1,200'),
  number('$1200'),
  number('1200 $'),
  // The chart counts in dollars.
  number('€1.200,00', { isUnsure: true }),
  number('1200%', { hasNoFix: true }),
  number('"1200"'),
  number('1,200.00'),
  number('1\u00a0200'),
  number('1200,'),
  number('12,5', { right: 'value: 12.5\n' }),
  number('1200 users', { isUnsure: true }),
  ...['ca. 1200', 'approx. $1,200', '~1200', '1200+', '1200 (est.)', 'rund 1200'].map((wrong) =>
    number(wrong, { isUnsure: true }),
  ),
  number('ca. 12-14', { hasNoFix: true }),
  number('?', { hasNoFix: true }),
  ...['1,420', '4,2', '12,50', '1.420,50', '1,420,000'].map((wrong) => ({
    kind: `number in braces as ${wrong}`,
    from: '{ label: Jan, value: 1200 }',
    wrong: `{ label: Jan, value: ${wrong} }`,
    right: `{ label: Jan, value: ${
      { '1,420': 1420, '4,2': 4.2, '12,50': 12.5, '1.420,50': 1420.5 }[wrong] ?? 1420000
    } }`,
  })),
  ...['149', '1.10'].map((wrong) => ({
    kind: `price as ${wrong}`,
    from: 'price: $149\n',
    wrong: `price: ${wrong}\n`,
    right: `price: $${wrong}\n`,
    isUnsure: true,
  })),
  {
    kind: 'a question mark in place of a text',
    from: '          - 1 user\n',
    wrong: '          - ?\n',
    right: '          - "?"\n',
    isUnsure: true,
  },
  {
    kind: 'an item that begins with & and has a colon',
    from: '          - 1 user\n',
    wrong: '          - &One price: for all\n',
    right: '          - "&One price: for all"\n',
  },
  text('149'),
  text('1.10'),
  text('0123'),
  text('1e3'),
  text('true'),
  text('0x1F'),
  text('+5'),
  flag('yes', true),
  flag('Yes', true),
  flag('on', true),
  flag('no', false),
  flag('off', false),
  flag('"true"', true),
  flag('y', true),
];

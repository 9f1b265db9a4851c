import type { Mistake } from '../mistake.ts';

const hero = `  - type: hero
    title: Simple plans
    lead: One price for each team.
    action:
      label: Get started
      href: /pricing
    note: No card needed.
`;
const at = (spaces: number, text: string): string =>
  text
    .replace(/^(?=.)/gm, ' '.repeat(Math.max(0, spaces)))
    .replace(new RegExp(`^ {0,${Math.max(0, -spaces)}}`, 'gm'), '');

const line = (kind: string, from: string, by: number, more?: Partial<Mistake>): Mistake => ({
  kind: `${kind}, by ${by}`,
  from,
  wrong: at(by, from),
  ...more,
});

const lead = '    lead: One price for each team.\n';
const note = '    note: No card needed.\n';
const href = '      label: Get started\n      href: /pricing\n';
const bars = `      bars:
        - { label: Jan, value: 1200 }
        - { label: Feb, value: 75, forecast: true }
        - label: Mar
          value: 50
`;
const target = '      target: { label: Starter, value: 49 }\n';
const steps = `  - type: steps
    heading: How we hire
    steps:
      - title: Apply
      - title: Decision
`;
const signup = `  - type: signup-box
    heading: See your grants
    button: Get Started
`;
const questions = `  - type: questions
    heading: Questions about prices
    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`;
const visual = `    visual:
      kind: bars
      title: Monthly price per user
      prefix: $
${bars}${target}`;

export const indentation: Mistake[] = [
  ...['\t', '\t\t'].flatMap((tabs) => [
    {
      kind: `${tabs.length} tabs before the first item`,
      from: '          - 1 user\n',
      wrong: `${tabs}- 1 user\n`,
    },
    {
      kind: `${tabs.length} tabs before the last item`,
      from: '          - Email support\n',
      wrong: `${tabs}- Email support\n`,
    },
  ]),
  {
    kind: 'the name of a list one line too early',
    from: 'description: Plans for every team.\nblocks:\n',
    wrong: 'blocks:\ndescription: Plans for every team.\n',
  },
  {
    kind: 'the name of a list one line too late',
    from: '    bullets:\n      - One price\n',
    wrong: '      - One price\n    bullets:\n',
    line: '    bullets:',
  },
  {
    kind: 'the first item one space in, above a group',
    from: '      - One price\n      - Ten users\n      - No surprises\n    link: { label: How it works, href: /pricing }\n',
    wrong:
      '       - One price\n      - Ten users\n    link:\n      label: How it works\n      href: /pricing\n',
    right:
      '      - One price\n      - Ten users\n    link:\n      label: How it works\n      href: /pricing\n',
    line: '- One price',
  },
  {
    kind: 'the name of a group one line too late',
    from: '    visual:\n      kind: bars\n',
    wrong: '      kind: bars\n    visual:\n',
    line: '    visual:',
  },
  {
    kind: 'a line of another list above the items',
    from: '    bullets:\n      - One price\n',
    wrong: '    bullets:\n          monthly: 12\n      - One price\n',
    isUnsure: true,
    line: 'monthly',
  },
  {
    kind: 'a list of an unknown name beside the blocks',
    from: '    note: No card needed.\n',
    wrong: '    note: No card needed.\n  guests:\n    - name: Ada\n    - name: Max\n',
    isUnsure: true,
    line: 'guests:',
  },
  line('property', lead, 2),
  line('property', lead, 1),
  line('property', lead, -1),
  line('property', lead, -2),
  line('property', lead, -4),
  line('property behind a group', note, 2),
  line('property behind a group', note, 1),
  line('property behind a group', note, -1),
  line('property behind a group', note, -2),
  line('last property of a group', href.slice(href.indexOf('\n') + 1) + note, 0, {
    wrong: `    href: /pricing\n${note}`,
  }),
  { kind: 'a group at the level of its name', from: href, wrong: at(-2, href) },
  line('dedented out of its visual: a list', bars, -2),
  line('dedented out of its visual: the last property', target, -2),
  line('dedented out of its visual: the last property', target, -1),
  line('dedented out of its visual: two properties', bars + target, -2),
  {
    kind: 'dedented out of its visual: only the name of the list',
    from: '      bars:\n',
    wrong: '    bars:\n',
  },
  line('in a visual and belongs to the block', '    side: left\n', 2),
  line('in a visual and belongs to the block', '    side: left\n', 1),
  line('a visual', visual, 2),
  line('a visual', visual, -2),
  line('a visual', visual, 1),
  line('block', questions, 2),
  line('block', questions, 1),
  line('block', questions, -1),
  line('block', questions, -2),
  line('block', questions, 4),
  line('first block', hero, 2),
  line('first block', hero, -2),
  line('first block', hero, 1),
  line('only the first line of a block', '  - type: questions\n', 2),
  line('only the first line of a block', '  - type: questions\n', -2),
  line('only the first line of a block', '  - type: questions\n', -1),
  line('list item', '      - Ten users\n', 2),
  line('list item', '      - Ten users\n', -2),
  line('list item', '      - Ten users\n', 1),
  line('list item', '      - Ten users\n', -1),
  line('last list item', '      - No surprises\n', 2),
  line('last list item', '      - No surprises\n', -1),
  line('last list item', '      - No surprises\n', 1),
  line('first list item', '      - One price\n', 2),
  line('first list item', '      - One price\n', 1),
  line('property of a list item', '        answer: You choose.\n', -2),
  line('property of a list item', '        answer: You choose.\n', 2),
  line('property of a list item', '        answer: You choose.\n', 1),
  line('property of a list item', '        answer: You choose.\n', -1),
  line(
    'item of groups',
    '      - question: May we change?\n        answer: Whenever you like.\n',
    2,
  ),
  line(
    'item of groups',
    '      - question: May we change?\n        answer: Whenever you like.\n',
    -2,
  ),
  line(
    'item of groups',
    '      - question: May we change?\n        answer: Whenever you like.\n',
    -1,
  ),
  line('property of the page', 'description: Plans for every team.\n', 2),
  line('property of the page', 'description: Plans for every team.\n', 1),
  line('blocks', 'blocks:\n', 2),
  line('first line of the page', 'title: Pricing\n', 1),
  line('first line of the page', 'title: Pricing\n', 2),
  { kind: 'tab before a property', from: lead, wrong: lead.replace('    ', '\t\t') },
  { kind: 'tab of four before a property', from: lead, wrong: lead.replace('    ', '\t') },
  {
    kind: 'tab before a list that has the name of its block, above another block',
    from: questions,
    wrong: steps.replace('    steps', '\tsteps') + signup,
    right: steps + signup,
  },
  { kind: 'tabs before several lines', from: hero, wrong: hero.replaceAll('  ', '\t') },
  { kind: 'tab behind enough spaces', from: lead, wrong: lead.replace('    ', '    \t') },
  { kind: 'tab behind spaces', from: lead, wrong: lead.replace('    ', '  \t') },
  {
    kind: 'tab behind a dash',
    from: '- type: questions',
    wrong: '-\ttype: questions',
    line: '-\ttype',
  },
  {
    kind: 'special spaces before a property',
    from: lead,
    wrong: lead.replace('    ', '\u00a0\u00a0\u00a0\u00a0'),
  },
  {
    kind: 'one special space before a property',
    from: lead,
    wrong: lead.replace('    ', '   \u00a0'),
  },
  ...['|', '>', '|-'].map(
    (sign): Mistake => ({
      kind: `a property within the text above it, after ${sign}`,
      from: '    lead: One price for each team.\n    action:\n      label: Get started\n      href: /pricing\n',
      wrong: `    lead: ${sign}\n      One price\n      for each team.\n      action:\n        label: Get started\n        href: /pricing\n`,
      right: `    lead: ${sign}\n      One price\n      for each team.\n    action:\n      label: Get started\n      href: /pricing\n`,
    }),
  ),
  {
    kind: 'a property of an item within the text above it',
    from: '      - question: May we change?\n        answer: Whenever you like.\n',
    wrong: '      - question: |\n          May we change?\n          answer: Whenever you like.\n',
    right: '      - question: |\n          May we change?\n        answer: Whenever you like.\n',
  },
  {
    kind: 'an item within the text of the item above it',
    from: '        answer: You choose.\n      - question: May we change?\n        answer: Whenever you like.\n',
    wrong:
      '        answer: |\n          You choose,\n          or we do.\n          - question: May we change?\n            answer: Whenever you like.\n',
    right:
      '        answer: |\n          You choose,\n          or we do.\n      - question: May we change?\n        answer: Whenever you like.\n',
    line: '- question: May',
  },
  {
    kind: 'the first lines of a block within the text above it',
    from: '    note: No card needed.\n\n  - type: feature\n    heading: Ten users cost $14.90 each\n',
    wrong:
      '    note: |\n      No card\n      is needed.\n      - type: feature\n        heading: Ten users cost $14.90 each\n',
    right:
      '    note: |\n      No card\n      is needed.\n  - type: feature\n    heading: Ten users cost $14.90 each\n',
    line: '- type: feature',
  },
  {
    kind: 'a visual without its name and its kind',
    from: '    visual:\n      kind: bars\n      title: Monthly price per user\n',
    wrong: '      title: Monthly price per user\n',
    hasNoFix: true,
  },
  {
    kind: 'the first line of a long text further in than the second',
    from: '        answer: You choose.\n',
    wrong: '        answer: >-\n            You choose,\n          or we do.\n',
    right: '        answer: >-\n          You choose,\n          or we do.\n',
    line: 'You choose,',
  },
  { kind: 'wide space before a property', from: lead, wrong: lead.replace('    ', '\u3000\u3000') },
  {
    kind: 'zero-width space before a property',
    from: lead,
    wrong: lead.replace('    ', '    \u200b'),
  },
  {
    kind: 'special spaces before several lines',
    from: hero,
    wrong: hero.replace(/^ +/gm, (margin) => '\u00a0'.repeat(margin.length)),
  },
  {
    kind: 'special space behind a dash',
    from: '- type: questions',
    wrong: '-\u00a0type: questions',
  },
  {
    kind: 'the first item of a list of texts, two spaces out',
    from: '      - One price\n',
    wrong: '    - One price\n',
  },
  {
    kind: 'lines that end in the next item, two spaces in',
    from: '        answer: You choose.\n      - question: May we change?\n',
    wrong: '          answer: You choose.\n        - question: May we change?\n',
  },
  {
    kind: 'lines that end in the middle of a visual, two spaces out',
    from: '    visual:\n      kind: bars\n      title: Monthly price per user\n',
    wrong: '  visual:\n    kind: bars\n    title: Monthly price per user\n',
  },
  {
    kind: 'lines that end with the block, one space in',
    from: '          - Email support\n        action: { label: Start, href: /pricing }\n      - name: Team\n        price: $149\n',
    wrong:
      '           - Email support\n         action: { label: Start, href: /pricing }\n       - name: Team\n         price: $149\n',
  },
  {
    kind: 'two spaces behind a dash',
    from: '  - type: questions\n',
    wrong: '  -  type: questions\n',
  },
  {
    kind: 'a word that was left behind a text',
    from: '    heading: Questions about prices\n',
    wrong: '    heading: Questions about prices\n    again\n',
    line: '    again',
    hasNoFix: true,
  },
  {
    kind: 'the first lines of a group in the column of its name',
    from: '      kind: bars\n      title: Monthly price per user\n      prefix: $\n',
    wrong: '    kind: bars\n    title: Monthly price per user\n      prefix: $\n',
  },
  {
    kind: 'lines that end in the next block, two spaces out',
    from: '      label: Get started\n      href: /pricing\n    note: No card needed.\n\n  - type: feature\n',
    wrong:
      '    label: Get started\n    href: /pricing\n  note: No card needed.\n\n- type: feature\n',
  },
  {
    kind: 'the first lines of a group in the column of its name, before a list',
    from: '      kind: bars\n      title: Monthly price per user\n      prefix: $\n      bars:',
    wrong: '    kind: bars\n    title: Monthly price per user\n    prefix: $\n      bars:',
  },
  {
    kind: 'the middle of a group, with the name of a list and without its items',
    from: '      title: Monthly price per user\n      prefix: $\n      bars:\n',
    wrong: '    title: Monthly price per user\n    prefix: $\n    bars:\n',
  },
  {
    kind: 'the middle of a group, with a part of a list',
    from: '      prefix: $\n      bars:\n        - { label: Jan, value: 1200 }\n        - { label: Feb, value: 75, forecast: true }\n',
    wrong:
      '    prefix: $\n    bars:\n      - { label: Jan, value: 1200 }\n      - { label: Feb, value: 75, forecast: true }\n',
  },
  {
    kind: 'the middle of a group of plain lines',
    from: '      title: Monthly price per user\n      prefix: $\n',
    wrong: '    title: Monthly price per user\n    prefix: $\n',
  },
  {
    kind: 'the last line of a block and the first of the next, two spaces out',
    from: '    note: No card needed.\n\n  - type: feature\n',
    wrong: '  note: No card needed.\n\n- type: feature\n',
  },
  {
    kind: 'the end of a group and the beginning of the next, two spaces out',
    from: '        price: $149\n        features: [Ten users, Chat]\n        action:\n          label: Start now\n          href: /pricing\n  - type: questions\n    heading: Questions about prices\n',
    wrong:
      '      price: $149\n      features: [Ten users, Chat]\n      action:\n        label: Start now\n        href: /pricing\n- type: questions\n  heading: Questions about prices\n',
  },
  {
    kind: 'the second of three items below a name too far to the left',
    from: '      - Ten users\n',
    wrong: '    - Ten users\n',
  },
  ...[0, 6].map((indent) => ({
    kind: `a text in quotes below its name, in column ${indent + 1}`,
    from: '      prefix: $\n',
    wrong: `      prefix:\n${' '.repeat(indent)}"$"\n`,
    right: '      prefix: "$"\n',
    line: `${' '.repeat(indent)}"$"`,
  })),
];

import type { Mistake } from '../mistake.ts';

const starter = `        price: $49
        description: For one person.
        features:
          - 1 user
          - Email support
        action: { label: Start, href: /pricing }
`;

const listOf = (items: readonly string[]): string =>
  `  - type: check-list\n    heading: Where to go\n    items:\n${items.map((item) => `      - ${item}\n`).join('')}`;

const linksTo = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `[Part ${at}](/pricing)`);

const between = `        features:
          - 1 user
          - Email support
        action: { label: Start, href: /pricing }
      - name: Team
        price: $149
        features: [Ten users, Chat]`;

export const lists: Mistake[] = [
  {
    kind: 'the list of a block that has lost its start, below the list of another',
    from: '        answer: Whenever you like.\n',
    wrong: '        answer: Whenever you like.\n    items:\n      - Budgets\n      - Reports\n',
    hasNoFix: true,
  },
  {
    kind: 'items below the text of an item',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '        - Ten users\n        - No surprises\n',
    isUnsure: true,
  },
  ...[1, 4, 16].map(
    (count): Mistake => ({
      kind: `texts that begin with a link: ${count}`,
      from: '  # The plans that are sold.\n',
      wrong: listOf(linksTo(count)),
      right: listOf(linksTo(count).map((link) => `"${link}"`)),
    }),
  ),
  {
    kind: 'the first item in the line of the name',
    from: '    bullets:\n      - One price\n',
    wrong: '    bullets: One price\n',
    isUnsure: true,
  },
  {
    kind: 'two items in quotes in one line',
    from: '      - Ten users\n',
    wrong: '      - "Ten users", "Chat"\n',
    isUnsure: true,
    hasNoFix: true,
  },
  {
    kind: 'an item above the name of its list',
    from: `    items:
      - question: What happens then?
        answer: You choose.
`,
    wrong: `      - question: What happens then?
        answer: You choose.
    items:
`,
    isUnsure: true,
  },
  {
    kind: 'the next item before the last line of one',
    from: `        answer: You choose.
      - question: May we change?
`,
    wrong: `      - question: May we change?
        answer: You choose.
`,
    isUnsure: true,
  },
  {
    kind: 'a list by a name that it gets only below',
    from: between,
    wrong: between
      .replace('features:\n          - 1 user\n          - Email support', 'features: *all')
      .replace('features: [', 'features: &all ['),
    right: between.replace(/features:\n.*\n.*/, 'features: [Ten users, Chat]'),
  },
  {
    kind: 'a list in two lines by a name that it gets only below',
    from: between,
    wrong: between
      .replace('features:\n          - 1 user\n          - Email support', 'features: *all')
      .replace('features: [Ten users, ', 'features: &all [Ten users,\n          '),
    right: between
      .replace(/features:\n.*\n.*/, 'features: [Ten users, Chat]')
      .replace(/(?<=Team.*)\[Ten users, Chat\]/s, '[Ten users,\n          Chat]'),
    isUnsure: true,
  },
  {
    kind: 'a property before the last item of a list',
    from: `          - Email support
        action: { label: Start, href: /pricing }
`,
    wrong: `        action: { label: Start, href: /pricing }
          - Email support
`,
  },
  {
    kind: 'a block above `blocks:`',
    from: `description: Plans for every team.
blocks:
`,
    wrong: `  - type: questions
    heading: More
    items:
      - question: What now?
        answer: You choose.
description: Plans for every team.
blocks:
`,
    right: `description: Plans for every team.
blocks:
  - type: questions
    heading: More
    items:
      - question: What now?
        answer: You choose.
`,
    isUnsure: true,
  },
  {
    kind: 'first item in the line of its list, a group over several lines',
    from: '    plans:\n      - name: Starter\n',
    wrong: '    plans: - name: Starter\n',
  },
  {
    kind: 'first item in the line of its list, in braces',
    from: '      bars:\n        - { label: Jan, value: 1200 }\n',
    wrong: '      bars: - { label: Jan, value: 1200 }\n',
  },
  {
    kind: 'first item in the line of its list, a text',
    from: '    bullets:\n      - One price\n',
    wrong: '    bullets: - One price\n',
  },
  {
    kind: 'first item in the line of its list, which is in the column of its name',
    from: '    items:\n      - question: What happens then?\n        answer: You choose.\n      - question: May we change?\n        answer: Whenever you like.\n',
    wrong:
      '    items: - question: What happens then?\n      answer: You choose.\n    - question: May we change?\n      answer: Whenever you like.\n',
    line: 'items: - question',
  },
  {
    kind: 'first block in the line of `blocks:`',
    from: 'blocks:\n  - type: hero\n',
    wrong: 'blocks: - type: hero\n',
  },
  { kind: 'blocks: missing', from: 'blocks:\n', wrong: '', line: '- type: hero' },
  { kind: 'name of a list missing', from: '    plans:\n', wrong: '', line: '- name: Starter' },
  {
    kind: 'name of a list of groups missing',
    from: '    items:\n',
    wrong: '',
    line: '- question: What',
  },
  {
    kind: 'name of a list of texts missing',
    from: '    bullets:\n',
    wrong: '',
    line: '- One price',
  },
  { kind: 'name of a group missing', from: '    visual:\n', wrong: '', line: 'kind: bars' },
  {
    kind: 'space missing before braces',
    from: '- { label: Jan, value: 1200 }',
    wrong: '-{ label: Jan, value: 1200 }',
  },
  {
    kind: 'a group as a list of one',
    from: '      label: Get started\n      href: /pricing\n',
    wrong: '      - label: Get started\n        href: /pricing\n',
  },
  {
    kind: 'a list of one as a text',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: Ten users',
    right: 'features: [Ten users]',
  },
  {
    kind: 'a list as a text with commas',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: Ten users, Chat',
    isUnsure: true,
  },
  {
    kind: 'duplicate property',
    from: '    note: No card needed.\n',
    wrong: '    note: No card needed.\n    note: No card.\n',
    hasNoFix: true,
    line: 'note: No card.\n'.trim(),
  },
  {
    kind: 'the same property with the same value',
    from: '    note: No card needed.\n',
    wrong: '    note: No card needed.\n    lead: One price for each team.\n',
    line: undefined,
  },
  {
    kind: 'an item without words',
    from: '          - Email support\n',
    wrong: '          - Email support\n          -\n',
  },
  {
    kind: 'duplicate property of the page',
    from: 'blocks:\n',
    wrong: 'title: Prices\nblocks:\n',
    hasNoFix: true,
  },
  {
    kind: 'an item as JSON',
    from: '        - { label: Jan, value: 1200 }\n',
    wrong: '        {\n          "label": "Jan",\n          "value": 1200\n        },\n',
  },
  {
    kind: 'the first of two groups was left over',
    from: '    visual:\n',
    wrong: '    visual:\n      kind: bars\n    visual: # of prices\n',
    line: '# of prices',
    hasNoFix: true,
  },
  {
    kind: 'two items in a line',
    from: '        - { label: Jan, value: 1200 }\n        - { label: Feb',
    wrong: '        - { label: Jan, value: 1200 }, { label: Feb',
  },
  {
    kind: 'empty brackets above the items',
    from: '    bullets:\n',
    wrong: '    bullets: []\n',
  },
  {
    kind: 'a table of Markdown',
    from: '  # The plans that are sold.\n',
    wrong: '| Plan | Price |\n| --- | --- |\n| Starter | 49 |\n  # The plans that are sold.\n',
    isUnsure: true,
  },
  {
    kind: 'a property as an element of XML',
    from: '    heading: Plans\n',
    wrong: '    <heading>Plans</heading>\n',
    isUnsure: true,
  },
  {
    kind: 'lines of HTML',
    from: '    id: plans\n',
    wrong: '    <div class="plans">\n      <h2>Plans</h2>\n    </div>\n    id: plans\n',
    isUnsure: true,
  },
  {
    kind: 'two properties in a line',
    from: '    title: Simple plans\n    lead: One price',
    wrong: '    title: Simple plans lead: One price',
    isUnsure: true,
  },
  {
    kind: 'a line in quotes as a whole',
    from: '    heading: Plans\n',
    wrong: '    "heading: Plans"\n',
  },
  {
    kind: 'the name of a list missing, below another list of such items',
    from: '    plans:\n      - name: Starter\n',
    wrong: '      - name: Starter\n',
    line: '- name: Starter',
  },
  {
    kind: 'the first line of an item lost, below items in braces',
    from: '        - label: Mar\n          value: 50\n',
    wrong: '          value: 50\n',
    right: '        - label: Some words\n          value: 50\n',
    line: 'value: 50',
    isUnsure: true,
  },
  {
    kind: 'an item behind another one in its line',
    from: '        answer: You choose.\n      - question: May we change?\n',
    wrong: '        answer: You choose. - question: May we change?\n',
  },
  {
    kind: 'a text in quotes behind another one in its line',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      - "Ten users" - "No surprises"\n',
  },
  {
    kind: 'a list below a text',
    from: '        answer: Whenever you like.\n',
    wrong: '        answer: Whenever you like:\n          - up\n          - down\n',
    right: '        answer: "Whenever you like: up, down."\n',
    line: '- up',
    isUnsure: true,
  },
  {
    kind: 'the first line of a group of lines a comment, as editors write it',
    from: '        - label: Mar\n',
    wrong: '#         - label: Mar\n',
    isUnsure: true,
  },
  {
    kind: 'the name of a list before each of its items',
    from: '    bullets:\n      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '    bullet: One price\n    bullet: Ten users\n    bullet: No surprises\n',
  },
  {
    kind: 'the same with groups',
    from: `    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `    item:
      question: What happens then?
      answer: You choose.
    item:
      question: May we change?
      answer: Whenever you like.
`,
  },
  {
    kind: 'indexes in brackets before the items',
    from: '        - { label: Jan, value: 1200 }\n        - { label: Feb, value: 75, forecast: true }\n        - label: Mar\n          value: 50\n',
    wrong:
      '        [0]: { label: Jan, value: 1200 }\n        [1]: { label: Feb, value: 75, forecast: true }\n        [2]: { label: Mar, value: 50 }\n',
  },
  {
    kind: 'properties of items without their list',
    from: `    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `    question: What happens then?
    answer: You choose.
    question: May we change?
    answer: Whenever you like.
`,
  },
  {
    kind: 'the first lines of a block as comments',
    from: '  - type: questions\n    heading: Questions about prices\n',
    wrong: '#  - type: questions\n#    heading: Questions about prices\n',
    isUnsure: true,
  },
  {
    kind: 'words that go on with the item above',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      - Ten users\n      and no surprises\n',
    right: '      - Ten users\n        and no surprises\n',
    isUnsure: true,
  },
  {
    kind: 'words that go on with the item above, at the edge',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      - Ten users\nand no surprises\n',
    right: '      - Ten users\n        and no surprises\n',
    isUnsure: true,
  },
  {
    kind: 'items in brackets without commas between the lines',
    from: `    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `    items: [
      { question: What happens then?, answer: You choose. }
      { question: May we change?, answer: Whenever you like. }
    ]
`,
    line: '{ question: What happens then?, answer: You choose. }',
  },
  {
    kind: 'items in brackets without braces',
    from: `    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `    items: [
      question: What happens then?, answer: You choose.,
      question: May we change?, answer: Whenever you like.
    ]
`,
    line: 'question: What happens then?, answer',
  },
  {
    kind: 'a list as documents have it between two blocks',
    from: '\n  # The plans that are sold.\n',
    wrong: '\n### What you get\n\n* A plan\n* A price\n\n  # The plans that are sold.\n',
    right: '\n### What you get\n\n# * A plan\n# * A price\n\n  # The plans that are sold.\n',
    line: '* A plan',
    isUnsure: true,
  },
  {
    kind: 'the name of a list again, between its items',
    from: '      - Ten users\n',
    wrong: '    bullets:\n      - Ten users\n',
  },
  {
    kind: 'commas behind all items but the last',
    from: '      - One price\n      - Ten users\n',
    wrong: '      - One price,\n      - Ten users,\n',
  },
  {
    kind: 'a question mark in place of a name',
    from: '      - question: What happens then?\n',
    wrong: '      - ? What happens then?\n',
    isUnsure: true,
  },
  {
    kind: 'several texts in the column of the blocks',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '  - One price\n  - Ten users\n  - No surprises\n',
  },
  ...['1 user,\n          - Email support', 'Email support\n          - 1 user,'].map((items) => ({
    kind: `a comma behind one item of a list of texts: ${items.startsWith('1') ? 'the first' : 'the last'}`,
    from: '1 user\n          - Email support',
    wrong: items,
    right: items.replace(',', ''),
    line: '1 user,',
    isUnsure: true,
  })),
  ...['        ', '      ', '          '].map((indent) => ({
    kind: `the name of the first item in place of a property, with ${indent.length - 6} spaces before the others`,
    from: `      - name: Starter\n${starter}`,
    wrong: `      Starter:\n${starter.replace(/^ {8}/gm, indent)}`,
  })),
  {
    kind: 'the names of items in place of a property, before one that is right',
    from: '    items:\n      - question: What happens then?\n        answer: You choose.\n',
    right: `    items:
      - question: Why
        answer: You choose.
      - question: How
        answer: You choose.
`,
    wrong: `    items:
      Why:
        answer: You choose.
      How:
        answer: You choose.
`,
  },
  {
    kind: 'the text of the first item behind the name of its list',
    from: '    items:\n      - question: What happens then?\n',
    wrong: '    items: What happens then?\n',
    isUnsure: true,
  },
  ...[
    ['We work with', 'Quillmere and others'],
    ['Wir arbeiten mit', 'Holz und Stahl'],
    ['We work with', '**Quillmere** and others'],
  ].map(
    ([item, text]): Mistake => ({
      kind: `a line below an item that may stop within a sentence: ${text}`,
      from: '      - Ten users\n',
      wrong: `      - ${item}\n      ${text}\n`,
      right: `      - ${item}\n      - ${text?.startsWith('*') ? `"${text}"` : text}\n`,
      isUnsure: true,
    }),
  ),
  {
    kind: 'the name of a list cut off, above dashes in its column',
    from: '    bullets:\n      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '    bull\n    - One price\n    - Ten users\n    - No surprises\n',
    right: '    bullets:\n    - One price\n    - Ten users\n    - No surprises\n',
  },
  {
    kind: 'the last text of a list moved down below the first line of the next item',
    from: '          - 1 user\n          - Email support\n        action: { label: Start, href: /pricing }\n      - name: Team\n        price: $149\n        features: [Ten users, Chat]\n',
    wrong:
      '          - 1 user\n        action: { label: Start, href: /pricing }\n      - name: Team\n          - Email support\n        price: $149\n',
    right:
      '          - 1 user\n        action: { label: Start, href: /pricing }\n      - name: Team\n        features:\n          - Email support\n        price: $149\n',
    line: '- Email support',
    isUnsure: true,
  },
  {
    kind: 'the next line at the end of the last text of a list',
    from: '      - No surprises\n    link: { label: How it works, href: /pricing }\n    visual:\n      kind: bars\n',
    wrong: '      - No surprises    side: right\n    visual:\n      kind: bars\n',
    right: '      - "No surprises    side: right"\n    visual:\n      kind: bars\n',
    isUnsure: true,
  },
];

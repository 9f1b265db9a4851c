import type { Mistake } from '../mistake.ts';

const items = `      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`;

export const dashes: Mistake[] = [
  ...[
    ['in the column of the name', items.replaceAll('- ', '-').replaceAll('        ', '       ')],
    [
      'in the column of the name, below the name of the list',
      items.replaceAll('- ', '-').replaceAll('        ', '     ').replaceAll('      -', '    -'),
    ],
    ['two spaces further in', items.replaceAll('- ', '-')],
  ].map(([where, wrong = '']) => ({
    kind: `no space behind each dash, and the answers ${where}`,
    from: items,
    wrong,
  })),
  ...[
    '        # answer: You choose.\n      # - question: May we change?\n',
    '        #answer: You choose.\n      #- question: May we change?\n',
    '#        answer: You choose.\n#      - question: May we change?\n',
    '#         answer: You choose.\n#       - question: May we change?\n',
    '      #   answer: You choose.\n      # - question: May we change?\n',
  ].map((wrong) => ({
    kind: `the end of an item and the beginning of the next are comments: ${wrong}`,
    from: '        answer: You choose.\n      - question: May we change?\n',
    wrong,
    line: 'answer: Whenever',
    isUnsure: true,
  })),
  {
    kind: 'no space behind one dash, and the answer in the column of the name',
    from: '- question: What happens then?\n        answer: You choose.',
    wrong: '-question: What happens then?\n       answer: You choose.',
  },
  ...['-1 90-day limit', '-L ist of users'].map((wrong) => ({
    kind: `a dash within a number or a word: ${wrong}`,
    from: '- Ten users',
    wrong,
    right: wrong.replace('-', '- '),
    isUnsure: true,
  })),
  ...['"Ten: users"', "'Ten users'", '**Ten** users', '[Ten users](/pricing)'].map((text) => ({
    kind: `no dash before ${text}`,
    from: '      - Ten users\n',
    wrong: `      ${text}\n`,
    right: `      - ${/^["']/.test(text) ? text : `"${text}"`}\n`,
  })),
  ...['-"Ten users"', '– "Ten: users"', '•"Ten users"'].map((text) => ({
    kind: `${text} below an item in quotes`,
    from: '      - One price\n      - Ten users\n',
    wrong: `      - "One price"\n      ${text}\n`,
    right: `      - "One price"\n      - ${text.replace(/^[-–•] ?/, '')}\n`,
  })),
  {
    kind: 'no dash before the first two items',
    from: '      - One price\n      - Ten users\n',
    wrong: '      One price\n      Ten users\n',
    isUnsure: true,
  },
  {
    kind: 'a text that goes on with bold words, in the column of the dash',
    from: '      - Ten users\n',
    wrong: '      - Ten of your\n      **best** users.\n',
    right: '      - Ten of your\n        **best** users.\n',
  },
  {
    kind: 'no dash below an item in quotes, in the column of its text',
    from: '      - One price\n      - Ten users\n',
    wrong: '      - "One: price"\n        Ten users\n',
    right: '      - "One: price"\n      - Ten users\n',
  },
  {
    kind: 'dash missing before a block',
    from: '  - type: questions\n',
    wrong: '  type: questions\n',
  },
  {
    kind: 'dash missing before a block, in the column of its properties',
    from: '  - type: questions\n',
    wrong: '    type: questions\n',
  },
  {
    kind: 'dash missing before a block at the left',
    from: '  - type: questions\n',
    wrong: 'type: questions\n',
  },
  {
    kind: 'dash missing before the first block',
    from: '  - type: hero\n',
    wrong: '    type: hero\n',
  },
  {
    kind: 'dash missing before the first block, in its column',
    from: '  - type: hero\n',
    wrong: '  type: hero\n',
  },
  {
    kind: 'an item of which the dash alone is left, below the name of its list',
    from: '        - { label: Jan, value: 1200 }\n',
    wrong: '        -\n',
    right: '',
  },
  { kind: 'dash missing before a text', from: '      - Ten users\n', wrong: '      Ten users\n' },
  {
    kind: 'dash missing before the first item',
    from: '      - question: What',
    wrong: '        question: What',
  },
  {
    kind: 'dash missing before the second item',
    from: '      - question: May',
    wrong: '        question: May',
  },
  {
    kind: 'dash missing before the second item, in its column',
    from: '      - question: May',
    wrong: '      question: May',
  },
  { kind: 'dashes missing before all items', from: items, wrong: items.replaceAll('- ', '  ') },
  {
    kind: 'a list of groups with one item and no dash',
    from: items,
    wrong: '      question: What happens then?\n      answer: You choose.\n',
    right: '      - question: What happens then?\n        answer: You choose.\n',
  },
  {
    kind: 'space missing behind a dash',
    from: '  - type: questions\n',
    wrong: '  -type: questions\n',
  },
  {
    kind: 'space missing behind the dash of the first block',
    from: '  - type: hero\n',
    wrong: '  -type: hero\n',
  },
  {
    kind: 'space missing behind the dash of a text',
    from: '      - Ten users\n',
    wrong: '      -Ten users\n',
  },
  {
    kind: 'space missing behind the dash of the first text',
    from: '      - One price\n',
    wrong: '      -One price\n',
  },
  {
    kind: 'space missing behind the dash of a group',
    from: '      - question: May',
    wrong: '      -question: May',
  },
  { kind: 'two dashes', from: '  - type: questions\n', wrong: '  - - type: questions\n' },
  { kind: 'star instead of a dash', from: '      - Ten users\n', wrong: '      * Ten users\n' },
  {
    kind: 'star instead of a dash before a block',
    from: '  - type: questions\n',
    wrong: '  * type: questions\n',
  },
  { kind: 'long dash', from: '      - Ten users\n', wrong: '      – Ten users\n' },
  { kind: 'triangle', from: '  - type: questions\n', wrong: '  ▸ type: questions\n' },
  {
    kind: 'number of a line',
    from: '    heading: Plans\n',
    wrong: '12    heading: Plans\n',
  },
  { kind: 'bullet', from: '      - Ten users\n', wrong: '      • Ten users\n' },
  {
    kind: 'a dash before each property',
    from: '      label: Get started\n      href: /pricing\n',
    wrong: '      - label: Get started\n      - href: /pricing\n',
  },
  {
    kind: 'a dash before a property of a block',
    from: '    note: No card needed.\n',
    wrong: '    - note: No card needed.\n',
  },
  {
    kind: 'a dash before a property in the column of blocks',
    from: '    note: No card needed.\n',
    wrong: '  - note: No card needed.\n',
  },
  ...['•', 'o', '✅', '✔\ufe0f'].map((bullet) => ({
    kind: 'bullets of a word processor',
    from: '          - 1 user\n          - Email support\n',
    wrong: `          ${bullet} 1 user\n          ${bullet} Email support\n`,
  })),
  {
    kind: 'dashes without spaces',
    from: '          - 1 user\n          - Email support\n',
    wrong: '          -1 user\n          -Email support\n',
  },
  {
    kind: 'a box to tick',
    from: '      - One price\n      - Ten users\n',
    wrong: '      - [x] One price\n      - [ ] Ten users\n',
  },
  {
    kind: 'texts with commas and without dashes',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '      "One price",\n      "Ten users",\n      "No surprises"\n',
  },
  {
    kind: 'the first item with another sign than the others',
    from: '      - One price\n',
    wrong: '      + One price\n',
  },
  {
    kind: 'letters in place of dashes',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '      a) One price\n      b) Ten users\n      c) No surprises\n',
  },
  {
    kind: 'three dashes in place of one',
    from: '  - type: questions\n',
    wrong: '  --- type: questions\n',
  },
  {
    kind: 'a star before a property',
    from: '    note: No card needed.\n',
    wrong: '    * note: No card needed.\n',
  },
  {
    kind: 'a star before a list’s name',
    from: '    bullets:\n',
    wrong: '    * bullets:\n',
  },
  {
    kind: 'a box to tick before a property',
    from: '    note: No card needed.\n',
    wrong: '    - [x] note: No card needed.\n',
  },
  {
    kind: 'a sign of mails before a property',
    from: '    heading: Plans\n',
    wrong: '    > heading: Plans\n',
  },
  {
    kind: 'a sign of mails before a block',
    from: '  - type: questions\n',
    wrong: '  > - type: questions\n',
  },
  {
    kind: 'a box to tick among groups',
    from: '        - { label: Feb, value: 75, forecast: true }\n',
    wrong: '        - { label: Feb, value: 75, forecast: true }\n        - [ ] check with Ann\n',
    isUnsure: true,
  },
  {
    kind: 'a star before a number',
    from: '          value: 50\n',
    wrong: '          * value: 50\n',
  },
  {
    kind: 'items in lines without dashes, with commas between them',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '      One price,\n      Ten users,\n      No surprises\n',
    isUnsure: true,
  },
  {
    kind: 'numbered names in place of the dashes',
    from: `      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `      question1:
        question: What happens then?
        answer: You choose.
      question2:
        question: May we change?
        answer: Whenever you like.
`,
  },
  {
    kind: 'a dash one line too low',
    from: '      - question: May we change?\n        answer: Whenever',
    wrong: '        question: May we change?\n      - answer: Whenever',
    line: '- answer: Whenever',
  },
  {
    kind: 'the properties of all items in the column of their dashes',
    from: `      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`,
    wrong: `      - question: What happens then?
      answer: You choose.
      - question: May we change?
      answer: Whenever you like.
`,
  },
  {
    kind: 'items in braces with a dash between them',
    from: '        - { label: Jan, value: 1200 }\n        - { label: Feb, value: 75, forecast: true }\n',
    wrong: '        - { label: Jan, value: 1200 } - { label: Feb, value: 75, forecast: true }\n',
  },
  {
    kind: 'a dash before a property below a long text',
    from: '    text: From the fourth user on, each costs less.\n    bullets:\n      - One price\n      - Ten users\n      - No surprises\n',
    wrong:
      '    text: >\n      From the fourth user on, each costs less.\n    - bullets: [One price, Ten users, No surprises]\n',
    right:
      '    text: >\n      From the fourth user on, each costs less.\n    bullets: [One price, Ten users, No surprises]\n',
    line: '- bullets',
  },
  {
    kind: 'hyphens that do not break, in place of dashes',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '      ‑ One price\n      ‑ Ten users\n      ‑ No surprises\n',
  },
  {
    kind: 'dashes missing in the last items',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      Ten users\n      No surprises\n',
  },
  {
    kind: 'a dash missing in a text of two lines, which may be two items',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      Ten users\n      without surprises\n',
    right: '      - Ten users\n        without surprises\n',
    isUnsure: true,
  },
  {
    kind: 'the last items numbered',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      1. Ten users\n      2. No surprises\n',
  },
  {
    kind: 'the last items numbered in parentheses',
    from: '      - Ten users\n      - No surprises\n',
    wrong: '      (1) Ten users\n      (2) No surprises\n',
  },
  {
    kind: 'a property twice, right below the dash of an item',
    from: '      - name: Team\n        price: $149\n',
    wrong:
      '      - name: Team\n        description: For ten.\n        description: For all.\n        price: $149\n',
    right: '      - name: Team\n        description: For ten.\n        price: $149\n',
    line: 'description: For all.',
    hasNoFix: true,
  },
  {
    kind: 'two other signs in place of dashes in one list',
    from: '      - One price\n      - Ten users\n',
    wrong: '      -- One price\n      — Ten users\n',
  },
  {
    kind: 'another sign in place of the dashes above and below a right one',
    from: '      - One price\n      - Ten users\n      - No surprises\n',
    wrong: '      • One price\n      - Ten users\n      • No surprises\n',
  },
  ...['One price', 'Ten users', 'No surprises'].map(
    (item): Mistake => ({
      kind: `a dash without a space before a text that begins with a sign: ${item}`,
      from: `      - ${item}\n`,
      wrong: `      -**${item}** now\n`,
      right: `      - "**${item}** now"\n`,
    }),
  ),
  {
    kind: 'a dash with an underscore in place of its space',
    from: '      - Ten users\n',
    wrong: '      -_Ten users\n',
    right: '      - _Ten users\n',
    isUnsure: true,
  },
  ...[
    ['      - One price\n', '      _ One price\n'],
    ['  - type: feature\n', '  _ type: feature\n'],
  ].map(
    ([from = '', wrong = '']): Mistake => ({
      kind: `an underscore in place of a dash: ${wrong.trim()}`,
      from,
      wrong,
    }),
  ),
  {
    kind: 'an item without its dash and the name of its first property',
    from: '      - question: What happens then?\n',
    wrong: '      What happens then?\n',
  },
  {
    kind: 'another item without its dash and the name of its first property',
    from: '      - question: May we change?\n',
    wrong: '      May we change?\n',
  },
  {
    kind: 'a dash alone in its line, two spaces out',
    from: '      - name: Team\n',
    wrong: '    -\n        name: Team\n',
    right: '      -\n        name: Team\n',
  },
  {
    kind: 'a dash alone in its line, two spaces in, before a block',
    from: '  - type: feature\n',
    wrong: '    -\n    type: feature\n',
    right: '  -\n    type: feature\n',
  },
  {
    kind: 'an answer moved up to the item above, which leaves a question without one',
    from: '        answer: You choose.\n      - question: May we change?\n        answer: Whenever you like.\n',
    wrong:
      '        answer: You choose.\n        answer: Whenever you like.\n      - question: May we change?\n',
    right:
      '        answer: You choose.\n      - answer: Whenever you like.\n        question: May we change?\n',
    line: '- question: May we change?',
    isUnsure: true,
  },
  ...[
    '{ "label": "Feb", "value": 75, "forecast": true },',
    '{ label: Feb, value: 75, forecast: true },',
  ].map((wrong) => ({
    kind: `an item of JSON among others: ${wrong}`,
    from: '        - { label: Feb, value: 75, forecast: true }\n',
    wrong: `        ${wrong}\n`,
  })),
];

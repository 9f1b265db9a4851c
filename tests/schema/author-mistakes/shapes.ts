import type { AuthorMistake } from './mistake.ts';

const wizardStep = `      welcome:
        label: Hello
        heading: Three steps into the air
        text: Two short forms.
        button: Begin
        note: No card needed.
        counter:
          label: miles flown in a sample
          phrase: In a sample, 10,000 miles are flown.
          start: 1000
          end: 10000
`;

const visual = `      kind: bars
      title: Cash at month end
      prefix: $
      bars:
        - { label: Jan, value: 12 }
        - { label: Feb, value: 14 }
        - { label: Mar, value: 18, forecast: true }
      annotation: { at: Mar, text: 18 by March }
`;

/** Dashes too many, and what comes along from other systems and languages. */
export const shapeMistakes: AuthorMistake[] = [
  {
    from: '      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - title: Reports\n      - text: On the day that the books close.\n',
    at: '- text: On the day that the books close.',
    says: 'Items 2 and 3 of `cards` of the card-grid block are one',
    fixed: '      - title: Reports\n        text: On the day that the books close.\n',
  },
  // Pasted behind the last line, which has no line break at its end.
  {
    from: '        text: Decide.\n',
    to: '        text: Decide.  - type: check-list\n    heading: Reasons\n    items: [One, Two]\n',
    at: 'text: Decide.  - type: check-list',
    says: 'Start a new line before `- type: check-list`.',
    fixed: '        text: Decide.\n  - type: check-list\n    heading: Reasons\n',
  },
  {
    page: 'start',
    from: '      welcome:\n        label: Hello\n',
    to: '      - label: Hello\n',
    at: '- label: Hello',
    says: 'write `welcome:` instead of the dash',
    fixed: '      welcome:\n        label: Hello\n',
  },
  {
    page: 'start',
    from: '      welcome:\n        label: Hello\n',
    to: '      - id: welcome\n        label: Hello\n',
    at: '- id: welcome',
    says: 'write `welcome:` instead of the dash',
    fixed: '      welcome:\n        label: Hello\n',
  },
  {
    page: 'start',
    from: '      welcome:\n        label: Hello\n',
    to: '      -\n        label: Hello\n',
    at: '-',
    says: 'write `welcome:` instead of the dash',
    fixed: '      welcome:\n        label: Hello\n',
  },
  {
    page: 'start',
    from: wizardStep,
    to: `      - ${wizardStep.trimStart().replace(/^ {8}/gm, ' '.repeat(10))}`,
    at: '- welcome',
    says: 'and `steps` is a group whose parts have names',
    fixed: '      welcome:\n          label: Hello\n',
  },
  {
    from: '      - when: Day 1\n        text: Connect a ledger.\n      - when: Day 14\n        text: Decide.\n',
    to: '      - when: Day 1\n      - text: Connect a ledger.\n      - when: Day 14\n      - text: Decide.\n',
    at: '- text: Connect',
    says: 'Items 1 and 2 of `steps` of the signup-box block are one',
    fixed: '      - when: Day 14\n        text: Decide.\n',
  },
  {
    from: '        period: per month\n        features: [One user, Ten reports]\n',
    to: '      - period: per month\n      - features: [One user, Ten reports]\n',
    at: '- period',
    fixed: '        period: per month\n        features: [One user, Ten reports]\n',
  },
  {
    from: '      kind: bars\n      title: Cash at month end\n',
    to: '      - kind: bars\n      - title: Cash at month end\n',
    at: '- kind',
    fixed: '      kind: bars\n      title: Cash at month end\n',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      | Forecasts | yes | no |\n      | Seats | 1 | 10 |\n',
    at: '| Forecasts',
    says: '`- { label: Forecasts, values: ["yes", "no"] }`',
    fixed: '      - { label: Seats, values: ["1", "10"] }\n',
  },
  {
    from: 'title: Pricing\n',
    to: '+++\ntitle = "Pricing"\n+++\n',
    at: '+++',
    fixed: 'title: "Pricing"\n',
  },
  {
    from: '  - type: signup-box\n',
    to: '  - !include blocks/quote.yaml\n  - type: signup-box\n',
    at: '!include',
    says: 'Write here what is in that file',
  },
  {
    from: 'value: 14 }',
    to: 'value: - }',
    says: 'Write the number',
  },
  {
    from: '    text: All in one model.\n    side: left\n',
    to: '+    text: All in one model.\n+    side: left\n',
    at: '+    text',
    fixed: '\n    text: All in one model.\n    side: left\n',
  },
  {
    from: '    lead: One price for everyone.\n    note: No credit card.\n',
    to: '10     lead: One price for everyone.\n11     note: No credit card.\n',
    at: '10     lead',
    fixed: '\n    lead: One price for everyone.\n    note: No credit card.\n',
  },
  {
    from: '    lead: One price for everyone.\n    note: No credit card.\n',
    to: '>     lead: One price for everyone.\n>     note: No credit card.\n',
    at: '>     lead',
    fixed: '\n    lead: One price for everyone.\n    note: No credit card.\n',
  },
  {
    from: '    text: All in one model.\n',
    to: '    /* was:\n       All in two models.\n    */\n    text: All in one model.\n',
    at: '/* was',
    fixed: '    # was:\n',
  },
  {
    from: '    text: All in one model.\n    side: left\n',
    to: '    **Text:** All in one model.\n    **Side**: left\n',
    at: '**Text',
    fixed: '\n    text: All in one model.\n    side: left\n',
  },
  {
    from: '{ label: Mar, value: 18, forecast: true }',
    to: 'label: Mar, value: 18, forecast: true }',
    fixed: '- { label: Mar, value: 18, forecast: true }',
  },
  {
    from: '        features: [One user, Ten reports]\n        action: { label: Choose Starter, href: / }\n',
    to: '        features:\n      - One user\n      - Ten reports\n        action: { label: Choose Starter, href: / }\n',
    at: '- One user',
    fixed: '          - One user\n          - Ten reports\n        action',
  },
  {
    from: '  - type: signup-box\n',
    to: '  - [contact-form-7 id="12"]\n  - type: signup-box\n',
    at: '[contact-form-7',
    says: '`- type: …`',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - { label: Forecasts, values: ["yes", "no"] }\n      Seats\t1\t10\n      Reports\t5\t50\n',
    at: 'Seats',
    fixed: '      - { label: Reports, values: ["5", "50"] }\n',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - { label: Forecasts, values: ["yes", "no"] }\n      - Seats\t1\t10\n',
    at: 'Seats',
    fixed: '      - { label: Seats, values: ["1", "10"] }\n',
  },
  {
    from: '        - { label: Jan, value: 12 }\n        - { label: Feb, value: 14 }\n',
    to: '        - Jan;12\n        - Feb;14\n',
    at: 'Jan;12',
    says: '`- { label: Jan, value: 12 }`',
    fixed: '- { label: Feb, value: 14 }',
  },
  ...['["yes" "no"]', '["yes" no]', '["yes"; no]', '("yes", no)'].map((list) => ({
    from: 'values: ["yes", "no"]',
    to: `values: ${list}`,
    fixed: 'values: ["yes",',
  })),
  ...['[“yes, always”, “no”]', '[yes, always", "no"]'].map((list) => ({
    from: 'values: ["yes", "no"]',
    to: `values: ${list}`,
    fixed: 'values: ["yes, always", "no"]',
  })),
  ...['[Rent, 118", "141", "−23", A new tower]', '[Rent, "118", 141", "−23", A new tower]'].map(
    (cells) => ({
      page: 'drawings',
      from: '[Rent, "118", "141", "−23", A new tower]',
      to: cells,
      fixed: '[Rent, "118", "141", "−23", A new tower]',
    }),
  ),
  ...['•', 'o'].map((bullet) => ({
    from: '      - Rolling forecasts\n      - Driver trees\n',
    to: `      - ${bullet} Rolling forecasts\n      - ${bullet} Driver trees\n`,
    at: 'Rolling forecasts',
    fixed: '      - Rolling forecasts\n      - Driver trees\n',
  })),
  {
    from: `    visual:\n${visual}`,
    to: visual.replace(/^ {2}/gm, ''),
    at: 'kind: bars',
    says: '`visual:` is missing above it',
    fixed: `    visual:\n${visual}`,
  },
  {
    from: 'values: ["yes", "no"]',
    to: 'values: {"yes", "yes"}',
    fixed: 'values: ["yes", "yes"]',
  },
  {
    from: 'values: ["yes", "no"]',
    to: 'values: 5, 50',
    says: 'those of `values` are missing',
    fixed: 'values: ["5", "50"]',
    certain: true,
  },
  // Emoji are a part of what they are before.
  {
    from: '      - Rolling forecasts\n      - Driver trees\n',
    to: '      🚀 Rolling forecasts\n      ⭐ Driver trees\n',
    at: '🚀',
    says: 'The items of `bullets` have no dashes.',
    fixed: '      - 🚀 Rolling forecasts\n      - ⭐ Driver trees\n',
  },
  // As a mail quotes lines, in place of their first space.
  {
    from: '    text: All in one model.\n    side: left\n    bullets:\n',
    to: '>   text: All in one model.\n>   side: left\n>   bullets:\n',
    at: 'All in one model.',
    says: '3 lines have it here',
    fixed: '    text: All in one model.\n    side: left\n    bullets:\n',
  },
  {
    from: '    text: All in one model.\n    side: left\n    bullets:\n',
    to: '>    text: All in one model.\n>    side: left\n>    bullets:\n',
    at: 'All in one model.',
    says: '3 lines have it here',
    fixed: '    text: All in one model.\n    side: left\n    bullets:\n',
  },
  // Half of a block, pasted with the name of the list.
  {
    from: '        text: Decide.\n',
    to: '        text: Decide.\nblocks:\n  - type: questions\n    heading: More\n',
    at: 'blocks:',
    says: 'The questions block needs `items`.',
  },
  // Of an item, whose title is none of the item's.
  {
    page: 'views/questions',
    from: `        visual:
          kind: bridge
          title: Wind, planned to measured
          start: { label: Planned, value: 6, status: target }
          steps: [{ label: Lull, change: -2 }]
          end: { label: Measured, value: 4 }
`,
    to: `        kind: bridge
        title: Wind, planned to measured
        start: { label: Planned, value: 6, status: target }
        steps: [{ label: Lull, change: -2 }]
        end: { label: Measured, value: 4 }
`,
    at: 'kind: bridge',
    says: '`visual:` is missing above it',
    fixed: '        visual:\n          kind: bridge\n',
  },
  {
    from: '        answer: Yes, of two weeks.\n',
    to: '        Yes, of two weeks.\n',
    says: '`answer:` is missing before it',
    fixed: '        answer: Yes, of two weeks.\n',
  },
  {
    from: '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n        text: On the day that the books close.\n',
    to: '      card:\n        title: Forecasts\n        text: From the drivers that you know.\n      card:\n        title: Reports\n        text: On the day that the books close.\n',
    at: 'card:',
    says: '`card` appears here 2 times, and `cards` is a list',
    fixed:
      '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n',
  },
  {
    from: '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - title: Forecasts, text: From the drivers that you know.\n      - title: Reports, text: On the day that the books close.\n',
    at: '- title: Forecasts',
    fixed: '      - { title: Forecasts, text: From the drivers that you know. }\n',
  },
  {
    from: 'label: less time spent on reports }',
    to: 'label: less time spent, on reports: all of it }',
    says: 'The comma before `on reports` ends the text',
    fixed: 'label: "less time spent, on reports: all of it" }',
  },
  {
    page: 'index',
    from: '    legend: { before: Before, after: In the air }\n',
    to: '    legend: In the first half of it, When all of us fly, Next summer\n',
    says: 'Write it as a group: `legend: { before: In the first half of it,',
    fixed: 'after: When all of us fly',
  },
  ...['', '- '].map((dash) => ({
    from: '- { label: Forecasts, values: ["yes", "no"] }',
    to: `${dash}| Forecasts | yes | no |`,
    fixed: '- { label: Forecasts, values: ["yes", "no"] }',
  })),
  { from: 'value: 14 }', to: 'value: #N/A }', says: 'how a spreadsheet says' },
  { from: 'value: 14 }', to: 'value: 12-14 }', says: 'this is a range' },
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    link: <a href="/">Read more</a>\n',
    at: '<a href',
    fixed: '    link: { label: Read more, href: / }\n',
  },
  {
    from: '  - type: signup-box\n',
    to: '  {{#if beta}}\n  - type: signup-box\n',
    at: '{{#if',
    says: 'an instruction to another system',
  },
  {
    from: 'title: Pricing\n',
    to: "import Layout from '../Base.astro';\ntitle: Pricing\n",
    at: 'import Layout',
    says: 'an instruction to another system',
  },
  {
    from: '  - type: signup-box\n',
    to: '  - <SignupForm source="page" />\n  - type: signup-box\n',
    at: '<SignupForm',
    says: '`- type: …`',
  },
  {
    from: '        answer: Yes, of two weeks.\n',
    to: '        answer:\n          - Yes, of two weeks.\n          - No card is needed.\n',
    at: '- Yes, of',
    says: '`answer: Yes, of two weeks. No card is needed.`',
  },
  ...['9,3, 8,4, 7,2', '9,3, 8,4', '9.3, 8,4, 7.2', '9.3, 8,4, 7', '9.3, 8.4, 92, 31,4'].map(
    (values) => ({
      from: '        text: On the day that the books close.\n',
      to: `        text: On the day that the books close.\n        sparkline: { actual: [${values}] }\n`,
      at: 'sparkline',
      fixed: '[9.3, 8.4',
    }),
  ),
  // The first lines of a block are gone, and its rest is below the block above.
  {
    from: '  - type: comparison-table\n    heading: Compare\n    columns: [Starter, Pro]\n',
    to: '',
    at: 'rows:',
    says: 'whose first lines are missing',
    isUnfixed: true,
  },
  {
    from: '  - type: signup-box\n    heading: Start today\n    button: Subscribe\n    source: pricing-page\n    divisions: 24\n    steps:\n',
    to: '',
    at: '- when: Day 1',
    says: 'This block has no `type`',
  },
  {
    from: '      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
    to: '      - item1:\n          question: Is there a trial?\n          answer: Yes.\n      - item2:\n          question: Is there more?\n          answer: No.\n',
    at: '- item1:',
    says: '`item1` and `item2` are one level too many',
    fixed: '      - question: Is there more?\n        answer: No.\n',
  },
  {
    from: '    note: No credit card.\n',
    to: '    null: No credit card.\n',
    says: '`null` is not a property of the hero block.',
  },
  {
    from: '  - type: stats\n    heading: Numbers\n',
    to: '  - type: stats\n    heading: Numbers\n    visual: { kind: bars, title: Cash, bars: [{ label: Jan, value: 1 }, { label: Feb, value: 2 }] }\n',
    at: 'visual: { kind: bars, title',
    says: 'The stats block has none: remove it.',
    isUnfixed: true,
  },
  {
    from: '  - type: signup-box\n',
    to: '  - steps:\n    heading: Three days\n    steps:\n      - title: Connect\n      - title: Decide\n  - type: signup-box\n',
    at: '- steps:',
    says: '`- type: steps`',
    fixed: '  - type: steps\n    heading: Three days\n    steps:\n',
  },
  {
    from: '    text: All in one model.\n',
    to: '    text: - All in one model.\n',
    fixed: '    text: All in one model.\n',
  },
  {
    from: '    text: All in one model.\n',
    to: '    text: >-All in one model.\n',
    fixed: '    text: All in one model.\n',
  },
  {
    from: '      - { value: 75%, label: less time spent on reports }\n',
    to: '      12 days: until a report is ready\n      75%: less time spent on reports\n',
    at: '12 days',
    says: '{ value: 12 days, label: until a report is ready }',
  },
  {
    from: '    heading: Numbers\n',
    to: '    "heading:" Numbers\n',
    says: 'The colon of `heading` is in its quotes.',
    fixed: '    heading: Numbers\n',
  },
  {
    from: '[One user, Ten reports]',
    to: '[\n          One user,\n          Ten reports',
    at: 'features: [',
    says: 'Write `]` in a line of its own below line 48.',
    needsPage: true,
    fixed: 'Ten reports\n          ]\n',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - { label: Forecasts, values: ["yes", "no"] }\n      More rows to come\n',
    at: 'More rows to come',
    says: '`More rows to come` belongs to no property.',
    fixed: '      # More rows to come\n',
  },
  ...['      • ', '      * ', '      – ', '    • '].map((sign) => ({
    from: '    bullets:\n      - Rolling forecasts\n      - Driver trees\n',
    to: `    bullets\n${sign}Rolling forecasts\n${sign}Driver trees\n`,
    at: '    bullets',
    says: 'A colon is missing after `bullets`, and its items have no dashes.',
    fixed: `    bullets:\n${sign.replace(/\S/, '-')}Rolling forecasts\n${sign.replace(/\S/, '-')}Driver trees\n`,
    certain: true,
  })),
  // Under a name that is another one in the column where it belongs, or right in no column.
  ...['subtitle', 'leed'].map((name) => ({
    from: '    lead: One price',
    to: `      ${name}: One price`,
    says: `\`${name}\` is not a property of the hero block.`,
    certain: false,
  })),
  {
    from: '    lead: One price',
    to: '      icon: One price',
    says: 'If it belongs beside `title` of line 9, start it in the same column.',
    isUnfixed: true,
  },
  {
    from: 'title: Pricing\n',
    to: '+++\ntitle = "Pricing"\n',
    at: '+++',
    fixed: 'title: "Pricing"\n',
  },
  {
    from: `bars:
        - { label: Jan, value: 12 }
        - { label: Feb, value: 14 }
        - { label: Mar, value: 18, forecast: true }`,
    to: 'bars: [label: Jan, value: 12, label: Feb, value: 14, label: Mar, value: 18]',
    fixed: '[{ label: Jan, value: 12 }, { label: Feb, value: 14 }, { label: Mar, value: 18 }]',
    certain: true,
  },
  // The line with the name of a group or list is gone: below a whole property, and below another group.
  ...[
    ['start', '      welcome:\n        label: Hello\n', 'label: Hello'],
    ['start', '      details:\n        label: Name\n', 'label: Name'],
    ['start', '      confirmation:\n        heading: On board', 'heading: On board'],
    ['start', '    visual:\n      kind: table\n      title: Tickets', 'kind: table'],
    ['views/questions', '        source:\n          title: Readings\n', 'title: Readings'],
    ['views/questions', '        source:\n          title: Log of the flight\n', 'title: Log'],
  ].map(([page = '', from = '', at = '']) => ({
    ...{ page, from, at },
    to: from.slice(from.indexOf('\n') + 1),
    fixed: from,
    certain: true,
  })),
  // Its items may also be ones of the list further out.
  {
    page: 'views/questions',
    from: '        followUps:\n          - question: Which day',
    to: '          - question: Which day',
    fixed: '        followUps:\n          - question: Which day',
    certain: false,
  },
  // The type of another block above lines that belong to the one further up.
  ...['    bullets:\n', '    rows:\n', '    cards:\n      - title: Forecasts\n'].map((from) => ({
    from,
    to: `  - type: card-grid\n${from}`,
    at: '- type: card-grid',
    says: 'Remove this line.',
    certain: false,
  })),
  // The name of a list is gone together with the first line of its first item.
  {
    from: '    cards:\n      - title: Forecasts\n        text: From',
    to: '        text: From',
    says: '`cards:` and `- title: …` are missing above it',
    fixed: '    cards:\n      - title: ',
    certain: false,
  },
];

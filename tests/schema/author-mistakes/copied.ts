import type { AuthorMistake } from './mistake.ts';

const bullets = '    bullets:\n      - Rolling forecasts\n      - Driver trees\n';
const menu = 'menu:\n  in: Company\n  order: 2\n';

/** What comes along from documents, spreadsheets, chats and other systems. */
export const copiedMistakes: AuthorMistake[] = [
  {
    from: '    heading: Numbers\n',
    to: '    heading\u00a0: Numbers\n',
    fixed: '    heading : Numbers\n',
  },
  {
    from: '      - Rolling forecasts\n      - Driver trees\n',
    to: '      1. Rolling forecasts\n      2. Driver trees\n',
    at: '1. Rolling forecasts',
    says: 'Write `- Rolling forecasts`.',
    fixed: '      - Rolling forecasts\n      - Driver trees\n',
  },
  {
    from: '        - { label: Feb, value: 14 }\n',
    to: '        - label: Feb\n          value: #N/A\n',
    at: 'value: #N/A',
    says: 'is how a spreadsheet says that it has no value',
  },
  {
    from: '{ label: Feb, value: 14 }',
    to: '{ label: Feb, value: n/a }',
    says: 'A number that is not there cannot be shown',
  },
  {
    from: '    heading: Numbers\n',
    to: '43 |     heading: Numbers\n',
    fixed: '\n    heading: Numbers\n',
  },
  {
    from: '  - type: stats\n',
    to: '  [contact-form-7 id="12" title="Contact"]\n  - type: stats\n',
    at: '[contact-form-7',
    fixed: '\n  - type: stats\n',
  },
  {
    from: '    items:\n      - { value: 75%, label: less time spent on reports }\n',
    to: '    items:\n      # ... other items unchanged\n',
    at: 'items:',
    says: 'Below it are only comments',
  },
  {
    from: '    heading: See the month\n',
    to: '    heading: **See the month**\n',
    says: 'In quotes, `**See the month**` is shown as it is',
    fixed: '    heading: "See the month"\n',
  },
  {
    from: '    heading: See the month\n',
    to: '    heading: `See` the month\n',
    fixed: '    heading: "See the month"\n',
  },
  {
    from: 'features: [One user, Ten reports]',
    to: 'features:\n          - One user\n          - { text: Ten reports, included: false }',
    at: '{ text: Ten reports',
    says: 'A list says what there is: remove this item',
  },
  {
    from: '  - type: stats\n    heading: Numbers\n',
    to: '  - type: columns\n    columns:\n      - type: stats\n        heading: Years\n        items: [{ value: 12 years, label: of doing this }]\n  - type: stats\n    heading: Numbers\n',
    at: 'type: columns',
    says: 'A block cannot be in another one',
  },
  {
    from: '  - type: stats\n    heading: Numbers\n    items:\n      - { value: 75%',
    to: '  stats:\n    heading: Numbers\n    items:\n      - { value: 75%',
    at: 'stats:',
    says: 'Write `- type: stats`',
    fixed: '  - type: stats\n    heading: Numbers\n',
  },
  // Brackets and braces over several lines, as JSON has them.
  {
    from: bullets,
    to: '    bullets: [\n      - Rolling forecasts,\n      - Driver trees\n    ],\n',
    at: 'bullets: [',
    fixed: `    bullets:\n      - Rolling forecasts\n      - Driver trees\n`,
  },
  {
    from: bullets,
    to: '    bullets: [\n  "Rolling forecasts",\n  "Driver trees"\n]\n',
    at: '"Rolling forecasts",',
    says: 'These lines are too far to the left for the `[` of line 37.',
    needsPage: true,
    fixed: '    bullets: [\n        "Rolling forecasts",\n        "Driver trees"\n      ]\n',
  },
  {
    from: menu,
    to: 'menu: {\n  "in": "Company",\n  "order": 2\n},\n',
    at: '},',
    says: '`}` is too far to the left for the `{` of line 3.',
    fixed: 'menu: {\n  "in": "Company",\n  "order": 2\n  }\n',
  },
  {
    from: bullets,
    to: '    bullets: [\n        "Rolling forecasts",\n        "Driver trees"\n      ],\n',
    at: '],',
    says: 'A comma comes after `]`, and nothing follows that it could separate.',
    fixed: '        "Driver trees"\n      ]\n',
  },
  {
    from: '  - type: stats\n    heading: Numbers\n    items:\n      - { value: 75%, label: less time spent on reports }\n',
    to: '  - {\n    "type": "stats",\n    "heading": "Numbers",\n    "items": [\n      { "value": "75%", "label": "less time" }\n    ]\n  },\n',
    at: '},',
    says: '`}` is further in than the dash, to which it belongs.',
    fixed: '    ]\n    }\n',
  },
];

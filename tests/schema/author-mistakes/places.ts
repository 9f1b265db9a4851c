import type { AuthorMistake } from './mistake.ts';

const reports = '      - title: Reports\n        text: On the day that the books close.\n';
const stats = (indent: string) =>
  `${indent}- type: stats\n${indent}  heading: People\n${indent}  items:\n${indent}    - { value: 3%, label: of us }\n`;

/** What was pasted into a list of something else. */
export const pastedMistakes: AuthorMistake[] = [
  {
    from: reports,
    to: stats('      ') + reports,
    at: '- type: stats',
    says: 'is a block of its own, `stats`',
    fixed: `${reports}${stats('  ')}  - type: feature`,
    needsPage: true,
  },
  {
    from: `${reports}  - type: feature`,
    to: `${reports}${stats('      ')}  - type: feature`,
    at: '- type: stats',
    fixed: `${reports}${stats('  ')}  - type: feature`,
  },
  {
    from: reports,
    to: stats('  ') + reports,
    at: '- title: Reports',
    says: 'is like an item of `cards` of the card-grid block (block 2)',
    needsPage: true,
  },
  {
    from: reports,
    to: `      - question: Is there a podcast?\n        answer: Not yet.\n${reports}`,
    at: '- question: Is',
    says: 'Item 2 of `cards` of the card-grid block is like an item of `items`',
  },
  {
    from: '        - { label: Feb, value: 14 }\n',
    to: '        - { label: Feb, value: 14 }\n        - { question: Is there a podcast?, answer: Not yet. }\n',
    at: '- { question: Is',
    says: 'is like an item of `items` of the questions block',
    needsPage: true,
  },
  {
    from: '      - { value: 75%, label: less time spent on reports }\n',
    to: '      - { value: 75%, label: less time spent on reports }\n      - name: Scale\n        price: $999\n        period: per month\n        features: [Chat]\n',
    at: '- name: Scale',
    says: 'is like an item of `plans` of the pricing-plans block (block 4)',
    needsPage: true,
  },
];

/** Values that are in each other's place. */
export const swappedMistakes: AuthorMistake[] = [
  {
    from: '{ label: Feb, value: 14 }',
    to: '{ label: 14, value: Feb }',
    says: 'The values of `label` and `value` are the wrong way round.',
    fixed: '{ label: Feb, value: 14 }',
  },
  {
    from: '    columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }\n    included: Included\n',
    to: '    columns: Included\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }\n    included: [Starter, Pro]\n',
    at: 'columns: Included',
    fixed: 'columns: [Starter, Pro]',
  },
];

/** Words of other languages, and words that lead to the next ones. */
export const foreignMistakes: AuthorMistake[] = [
  {
    page: 'drawings',
    from: 'value: 4420, status: target',
    to: 'value: 4420, status: ziel',
    says: 'did you mean `target`?',
    fixed: 'value: 4420, status: target',
    certain: true,
  },
  {
    from: 'lead: One price',
    to: 'untertitel: One price',
    says: 'did you mean `lead`?',
    fixed: 'lead: One price',
  },
  {
    from: '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n',
    to: '      - titel: Forecasts\n        text: From the drivers that you know.\n      - titel: Reports\n',
    at: '- titel: Forecasts',
    says: '`titel` is not a property here, in 2 items of `cards`',
    fixed: '- title: Reports',
  },
  { from: 'side: left', to: 'seite: links', fixed: 'side: left' },
  { from: 'layout: plain', to: 'layout: karten', says: '`cards`', fixed: 'layout: cards' },
  {
    from: 'button: Subscribe',
    to: 'bouton: Subscribe',
    says: 'did you mean `button`?',
    fixed: 'button: Subscribe',
  },
  {
    from: 'forecast: true',
    to: 'forecast: ja',
    says: 'write `true`',
    fixed: 'forecast: true',
  },
  {
    from: '  - type: questions\n',
    to: '  - typ: fragen\n',
    at: 'typ: fragen',
    says: 'did you mean `type: questions`?',
    fixed: '  - type: questions\n',
  },
  {
    from: 'link: { label: Read more, href: / }',
    to: 'cta: { text: Read more, url: / }',
    says: 'and in it `text` to `label`, `url` to `href`',
    fixed: 'link: { label: Read more, href: / }',
  },
];

/** Lists and groups in one line, without their names; lines that are comments. */
export const lineMistakes: AuthorMistake[] = [
  {
    from: '    heading: Questions\n',
    to: '    heading: Questions\n    plans some\n',
    at: 'plans some',
    says: 'If `plans` is a name, a colon comes after it: `plans: …`.',
  },
  {
    from: 'title: Pricing\n',
    to: 'Here is the new page:\n\ntitle: Pricing\n',
    at: 'Here is',
    fixed: '# Here is the new page:\n',
  },
  {
    from: '  - type: questions\n',
    to: 'We wait for you!\n\n  - type: questions\n',
    at: 'We wait',
    says: 'text: We wait for you! }`',
    fixed: '# We wait for you!\n',
  },
  {
    from: '    heading: Questions\n',
    to: '    heading: Questions\n    Ask Ada about it.\n',
    at: 'Ask Ada',
    says: 'If visitors need not read it, remove it, or write `# ` before it.',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - Forecasts,yes,no\n',
    says: '`- { label: Forecasts, values: ["yes", "no"] }`',
  },
  {
    from: 'values: ["yes", "no"]',
    to: 'values: ["yes", No]',
    says: 'only `yes` and `no` have a sign of their own',
    fixed: 'values: ["yes", "no"]',
  },
  {
    from: 'answer: Yes, of two weeks.',
    to: 'answer: "Yes, see [the plans](/pricing "All plans")."',
    fixed: 'answer: "Yes, see [the plans](/pricing)."',
  },
  {
    from: '    bullets:\n      - Rolling forecasts\n      - Driver trees\n',
    to: '    bullets:\n      Rolling forecasts\n      Driver trees\n',
    at: 'Rolling forecasts',
    says: 'The items of `bullets` have no dashes.',
    fixed: '      - Rolling forecasts\n      - Driver trees\n',
  },
  {
    from: '  - type: stats\n',
    to: '  -\n  type: stats\n',
    at: 'type: stats',
    fixed: '  -\n    type: stats\n',
  },
  {
    from: 'answer: Yes, of two weeks.',
    to: 'answer: "Yes, see [the plans](\\pricing)."',
    says: 'An address has `/`, and no backslash.',
    fixed: 'answer: "Yes, see [the plans](/pricing)."',
  },
  {
    from: '      - when: Day 14\n        text: Decide.\n',
    to: '      - { when: Day 14, text: "Dec',
    says: 'The file ends in the middle of this line',
  },
  {
    from: '      - when: Day 14\n        text: Decide.\n',
    to: '      - when: Day 14\n        text: "Decide and',
    at: 'text: "Decide',
    says: 'Write the rest of the line, with `"` at its end',
  },
  {
    from: '        text: Decide.\n',
    to: '        text: Decide.\n\nnote: No card.\n',
    at: 'note: No card',
    fixed: '    note: No card.\n',
  },
  {
    from: '        text: Decide.\n',
    to: '        text: Decide.\n\nheading: Ask us\nlink: { label: Contact, href: / }\n',
    at: 'heading: Ask us',
    says: '`- type: feature`, its dash below the other dashes',
  },
  {
    from: '    heading: Everything in one place\n',
    to: '    heading: Everything in one place\n    Heading: All in one\n',
    at: 'Heading: All',
    says: '`heading`, which it most likely means, is there already',
  },
  {
    from: '        text: Connect a ledger.\n      - when: Day 14\n        text: Decide.\n',
    to: '        text: &first Connect a ledger.\n      - when: Day 14\n        text: *frist\n',
    at: '*frist',
    says: 'did you mean `*first`?',
    fixed: '        text: *first\n',
  },
  {
    from: 'answer: Yes, of two weeks.',
    to: 'answer: *Yes*, of two weeks.',
    says: 'In quotes, `*Yes*` is shown as it is',
    fixed: 'answer: "**Yes**, of two weeks."',
  },
  {
    from: 'heading: See the month',
    to: 'heading: *See* the month',
    says: 'In quotes, `*See*` is shown as it is',
    fixed: 'heading: "See the month"',
  },
  { from: 'order: 2', to: 'order: 2nd', says: 'write `2`', fixed: 'order: 2' },
  {
    from: '- { value: 75%, label: less time spent on reports }',
    to: '- { value: 75%, label: “less time, spent on reports” }',
    fixed: '- { value: 75%, label: "less time, spent on reports" }',
  },
  {
    from: '      - Rolling forecasts\n      - Driver trees',
    to: '      - “Rolling: forecasts”\n      - “Driver: trees”',
    at: '- “Rolling: forecasts”',
    fixed: '      - "Rolling: forecasts"\n      - "Driver: trees"',
  },
  {
    from: '    heading: Everything in one place\n',
    to: '    heading: Everything in one place\n    heading: All of it in one place\n',
    at: 'All of it',
    says: 'Keep the one that is right, `heading: Everything in one place` or `heading: All of it in one place`',
  },
  {
    from: '    lead: One price for everyone.',
    to: '    lead: One price for everyone. <!-- Ada: check it -->',
    says: 'A comment starts with `#` here, not with `<!--`.',
    fixed: '    lead: One price for everyone. # Ada: check it',
  },
  {
    from: '  order: 2\n',
    to: '  order: 2\ndraft: 15 January 2027\n',
    at: 'draft:',
    says: '`draft` is `true` or `false`, and `15 January 2027` is a day.',
  },
  {
    from: 'description: What',
    to: 'Description | What',
    says: '`|` comes after `description` where a colon belongs.',
    fixed: 'description: What',
  },
  {
    from: '    lead: One',
    to: '    Lead\tOne',
    says: 'A colon is missing after `lead`.',
    fixed: '    lead: One',
  },
  {
    from: '{ label: Feb, value: 14 }',
    to: '{ Feb, 14 }',
    fixed: '{ label: Feb, value: 14 }',
  },
  {
    from: '- { label: Feb, value: 14 }',
    to: '- Feb, 14',
    fixed: '- { label: Feb, value: 14 }',
  },
  {
    from: 'columns: [Starter, Pro]',
    to: 'columns: { Starter, Pro }',
    fixed: 'columns: [Starter, Pro]',
  },
  {
    from: 'items:\n      - { value: 75%, label: less time spent on reports }',
    to: 'items: { Less time, Fewer rows }',
    fixed: 'items: [{ value: …, label: Less time }, { value: …, label: Fewer rows }]',
  },
  {
    from: 'question: Is there a trial?\n        answer: Yes, of two weeks.',
    to: '{ question Why now: is it late?, answer: No. }',
    fixed: '{ question: "Why now: is it late?", answer: No. }',
  },
  {
    from: 'features: [One user, Ten reports]',
    to: 'features: One user / Ten reports',
    says: '`features: [One user, Ten reports]`',
    fixed: 'features: [One user, Ten reports]',
  },
  {
    from: '        - { label: Mar, value: 18, forecast: true }\n',
    to: '        # - { label: Mar, value: 18, forecast: true }\n',
    at: 'annotation:',
    says: '`Mar` is in a comment in line 22',
  },
  {
    from: '    heading: See the month\n',
    to: '    # heading: See the month\n',
    says: 'needs `heading`, and line 34, in which it is, is a comment.',
    needsPage: true,
    fixed: '    heading: See the month\n',
  },
  {
    from: 'blocks:\n',
    to: '- type: feature\n  heading: One\n  text: It is one.\n- type: feature\n  heading: Two\n  text: It is another.\nblocks:\n',
    at: '- type: feature',
    says: 'Move it below `blocks:` of line 12',
    needsPage: true,
    fixed: 'blocks:\n  - type: feature\n    heading: One\n',
  },
  {
    from: '    note: No credit card.\n    action:\n      label: Get Started\n      href: /\n',
    to: '    action:\n      label: Get Started\n      href: /\n      note: #new\n',
    at: 'note: #new',
    says: 'Put it in quotes: `"#new"`.',
    certain: false,
  },
];

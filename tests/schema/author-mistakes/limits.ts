import type { AuthorMistake } from './mistake.ts';

/** Forms of texts, lengths, ranges, counts, and what is missing. */
export const limitMistakes: AuthorMistake[] = [
  {
    from: 'price: $49\n        period: per month',
    to: 'price: $149 per user per month\n        period: per month',
    at: 'price: $149',
    says: 'The words after the figure are `period`, which is `per month` here',
    fixed: 'price: $149\n        period: per user per month\n',
  },
  {
    from: 'price: $49\n        period: per month',
    to: 'price: $149 per user per month',
    says: 'write `price: $149` and `period: per user per month`',
    fixed: 'price: $149\n        period: per user per month\n',
  },
  {
    from: 'source: pricing-page',
    to: 'source: Home page hero',
    says: 'did you mean `home-page-hero`?',
    fixed: 'source: home-page-hero',
  },
  {
    from: 'id: start',
    to: 'id: Our plans',
    fixed: 'id: our-plans',
  },
  { from: 'id: start', to: 'id: "#start"', says: 'did you mean `start`?', fixed: 'id: "start"' },
  {
    from: 'id: start',
    to: 'id: Größe & Preis',
    says: 'did you mean `groesse-and-preis`?',
    fixed: 'id: groesse-and-preis',
  },
  {
    from: 'id: start',
    to: 'id: 2027 plans',
    says: 'did you mean `plans-2027`?',
    fixed: 'id: plans-2027',
  },
  { from: 'id: start', to: 'id: 1st', says: 'For example: `plans`' },
  {
    from: 'value: 12 }',
    to: 'value: -3 }',
    says: 'A visual of `kind: bridge` takes negative numbers',
    isUnfixed: true,
  },
  // A share in place of a percent.
  {
    page: 'views/questions',
    from: 'share: 50',
    to: 'share: 0.5',
    fixed: 'share: 50',
  },
  {
    page: 'views/people',
    from: 'currentShare: 70',
    to: 'currentShare: 0.7',
    fixed: 'currentShare: 70',
  },
  {
    page: 'drawings',
    from: 'values: [100, 82], closed: 1 }',
    to: 'values: [100, 82], closed: -1 }',
    fixed: 'closed: 1 }',
  },
  {
    from: 'value: 14 }\n        - { label: Mar, value: 18,',
    to: 'value: -14 }\n        - { label: Mar, value: -18,',
    at: 'value: -14',
    says: '2 values of `value` must each be 0 or more: -14 and -18 are not.',
    isUnfixed: true,
  },
  {
    from: 'order: 2',
    to: 'order: 5000',
    says: 'must be from 0 to 1000, and is 5000',
  },
  {
    from: 'divisions: 24',
    to: 'divisions: 1',
    says: 'must be from 2 to 31, and is 1',
  },
  {
    from: 'button: Subscribe',
    to: 'button: Tierarztpraxis mit Kleintiersprechstundenvereinbarung',
    says: 'what comes after “Tierarztpraxis mit” is too much',
  },
  {
    from: 'lead: One price for everyone.',
    to: 'lead: ""',
    says: '`lead` of the hero block is empty',
  },
  {
    from: '        - { label: Feb, value: 14 }\n        - { label: Mar, value: 18, forecast: true }\n      annotation: { at: Mar, text: 18 by March }\n',
    to: '',
    at: 'bars:',
    says: 'has 1 item; it takes at least 2',
  },
  {
    from: '[Starter, Pro]',
    to: '[A, B, C, D, E, F]',
    says: 'Remove one of them, or put it into a second block',
  },
  {
    from: '      - when: Day 14\n        text: Decide.\n',
    to: '',
    at: 'steps:',
    says: 'Add 1 more',
  },
  {
    from: '    title: Simple pricing\n',
    to: '',
    at: 'type: hero',
    says: 'For example below `type`: `title: ',
    fixed: '- type: hero\n    title: ',
  },
  {
    from: '    heading: Start today\n',
    to: '',
    at: 'type: signup-box',
    says: 'add `heading` here',
    fixed: '- type: signup-box\n    heading: ',
  },
  {
    from: '      label: Get Started\n',
    to: '',
    at: 'href: /',
    says: '`action` of the hero block needs `label`',
    fixed: '      label: ',
  },
  {
    from: '{ label: Read more, href: / }',
    to: '{ label: Read more }',
    says: '`link` of the feature block needs `href`',
    fixed: '{ href: ',
  },
  {
    from: 'description: What it costs, and what is included.\n',
    to: '',
    at: 'title: Pricing',
    says: 'The page needs `description`',
    fixed: 'description: ',
  },
  {
    from: '        answer: Yes, of two weeks.\n',
    to: '',
    at: 'question: Is',
    says: 'needs `answer`',
    fixed: 'answer: ',
  },
  {
    from: '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n        text:',
    to: '      - text: From the drivers that you know.\n      - text:',
    at: 'From the drivers',
    says: 'Each item of `cards` of the card-grid block needs `title`',
  },
  {
    from: '      title: Cash at month end\n',
    to: '',
    at: 'kind: bars',
    says: '`visual` of the hero block needs `title`',
    fixed: 'kind: bars\n      title: ',
  },
  {
    from: '    heading: Start today\n    button: Subscribe\n',
    to: '',
    at: 'type: signup-box',
    says: 'needs `heading` and `button`',
    fixed: '- type: signup-box\n    heading: ',
  },
  {
    from: '  - type: stats\n    heading',
    to: '  - heading',
    at: 'heading: Numbers',
    says: 'This block has no `type`',
  },
  { from: '      kind: bars\n', to: '', at: 'title: Cash', says: 'has no `kind`' },
  { from: 'at: Mar,', to: 'at: Apr,', says: 'No bar is called `Apr`' },
  { from: 'at: Mar,', to: 'at: march,', says: 'did you mean `Mar`?', fixed: 'at: Mar,' },
  // Two words of one item are no reason to call a comma missing.
  {
    from: '    columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '    columns: [Starter, Pro, Scale]\n    rows:\n      - { label: Forecasts, values: [Basic, With scenarios] }\n',
    at: 'values: [Basic',
    says: 'has 2 items; it takes 3',
  },
  {
    from: '    columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '    columns: [Starter With scenarios, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no", "yes"] }\n      - { label: Reports, values: ["no", "no", "yes"] }\n',
    at: 'columns: [',
    says: 'perhaps just a comma between two items',
  },
  {
    from: '    columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '    columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no", "yes"] }\n      - { label: Reports, values: ["no", "no", "yes"] }\n',
    at: 'columns: [',
    says: 'Add 1 here, or remove 1',
  },
  ...[
    ['ten seats', 'Add 1 more, or the comma between two of them.'],
    // What is one word cannot be two items.
    ['"yes"', 'Add 1 more.'],
  ].map(
    ([value = '', says = '']): AuthorMistake => ({
      from: 'values: ["yes", "no"]',
      to: `values: [${value}]`,
      says,
    }),
  ),
  // Exchanging the two would only lead to the next mistake.
  {
    page: 'views/moves',
    from: 'price: { label: Toll, minimum: 4, maximum: 8, default: 4, step: 1 }',
    to: 'price: { label: Toll, minimum: 9, maximum: 8, default: 4, step: 1 }',
    says: '`default` and `maximum` are in order, so correct this one.',
    isUnfixed: true,
  },
  {
    page: 'views/moves',
    from: 'price: { label: Toll, minimum: 4, maximum: 8, default: 4, step: 1 }',
    to: 'price: { label: Toll, minimum: 8, maximum: 4, default: 6, step: 1 }',
    fixed: 'minimum: 4, maximum: 8, default: 6',
    certain: false,
  },
  // The slider goes no further, although its schema would let it.
  {
    page: 'views/moves',
    from: 'users: { label: Rowers, minimum: 1, maximum: 4, default: 2 }',
    to: 'users: { label: Rowers, minimum: 1, maximum: 4, default: 40 }',
    says: 'must be from 1 to 4, and is 40',
  },
  // 1 is too small for a maximum, and right as the minimum.
  {
    page: 'views/moves',
    from: 'users: { label: Rowers, minimum: 1, maximum: 4, default: 2 }',
    to: 'users: { label: Rowers, minimum: 4, maximum: 1, default: 2 }',
    fixed: 'minimum: 1, maximum: 4, default: 2',
    certain: false,
  },
];

/** Properties that are out by a level, most often by two spaces. */
export const levelMistakes: AuthorMistake[] = [
  {
    from: '    note: No credit card.\n    action:\n      label: Get Started\n      href: /\n',
    to: '    action:\n      label: Get Started\n      href: /\n      note: No credit card.\n',
    at: 'note: No',
    fixed: '\n    note: No',
  },
  {
    from: '    bullets:\n      - Rolling forecasts\n      - Driver trees\n    link: { label: Read more, href: / }\n',
    to: '    link:\n      label: Read more\n      href: /\n      bullets:\n        - Rolling forecasts\n        - Driver trees\n',
    at: 'bullets:',
    fixed: '\n    bullets:\n      - Rolling',
  },
  // What is below a name that was moved is where it belongs, and stays there.
  {
    page: 'views/scenarios',
    from: '      ltv:\n        label: LTV/CAC\n        number:\n          suffix: ×\n',
    to: '    ltv:\n        label: LTV/CAC\n        number:\n          suffix: ×\n',
    at: 'ltv:',
    fixed: '      ltv:\n        label: LTV/CAC\n        number:\n          suffix: ×\n',
  },
  {
    page: 'guides/for-teams',
    from: '    lead: One morning.\n    steps:\n      - { title: Gather,',
    to: '    lead: One morning.\n      steps:\n      - { title: Gather,',
    at: 'steps:',
    fixed: '    lead: One morning.\n    steps:\n      - { title: Gather,',
  },
  {
    from: '      bars:\n        - { label: Jan, value: 12 }\n        - { label: Feb, value: 14 }\n        - { label: Mar, value: 18, forecast: true }\n      annotation: { at: Mar, text: 18 by March }\n',
    to: '    bars:\n      - { label: Jan, value: 12 }\n      - { label: Feb, value: 14 }\n',
    at: 'bars:',
    fixed: '\n      bars:\n        - { label: Jan',
  },
  {
    from: '      label: Get Started\n      href: /\n',
    to: '    label: Get Started\n    href: /\n',
    at: 'label: Get',
    says: '`label` and `href` are not properties of the hero block, but of `action`',
    fixed: '      label: Get Started\n      href: /\n',
  },
  {
    from: '    action:\n      label: Get Started\n      href: /\n',
    to: '    href: /\n',
    at: 'href: /',
    says: '`href` is not a property of the hero block, but of `action`',
  },
  {
    from: '    action:\n      label: Get Started\n      href: /\n',
    to: '    label: Get Started\n    href: /\n',
    at: 'label: Get',
    says: 'but of `action`',
    fixed: '    action:\n      label: Get Started\n      href: /\n',
  },
  {
    from: '    note: No credit card.\n',
    to: '    draft: true\n',
    at: 'draft: true',
    says: 'A block has no such switch',
  },
  {
    from: 'title: Pricing\n',
    to: 'title: Pricing\nin: Company\n',
    at: 'in: Company',
    says: '`in`',
  },
  {
    from: 'title: Pricing\n',
    to: 'title: Pricing\nlead: What it costs.\n',
    at: 'lead: What',
    says: 'write it in the one that it is for, such as block 1 (hero)',
  },
  {
    from: '  - type: pricing-plans\n',
    to: '  - type: pricing-plans\n    period: per month\n',
    at: 'period: per',
    says: 'It is a property of the items of `plans`',
  },
  {
    from: '      - name: Starter\n',
    to: '      - name: Starter\n      - name: Starter\n',
    at: '- name: Starter',
    says: 'Or it is the next item, which begins in the same way: then remove this one.',
  },
  {
    page: 'start',
    from: '"21-100", "100+"]',
    to: '"21-100", "100+", Other]',
    says: 'All of them are there: remove `Other`.',
  },
  {
    from: '    button: Subscribe\n',
    to: '    text: Subscribe\n',
    at: '- type: signup-box',
    says: 'Or `text` is what is meant by it: then call that `button`.',
  },
  {
    from: 'link: { label: Read more, href: / }',
    to: 'link: { label: Read more of what we know about it, and of all that we do, href: / }',
    says: 'The comma before `and of all that we do`',
  },
];

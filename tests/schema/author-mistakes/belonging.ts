import type { AuthorMistake } from './mistake.ts';

/** What belongs to something else on the page, or into one text or group with what is beside it. */
export const belongingMistakes: AuthorMistake[] = [
  {
    page: 'views/questions',
    from: '    title: Ask before you fly\n',
    to: '    title: Ask before you fly\n    labels: [One, Two]\n',
    at: 'questions:',
    says: 'has both `labels` and `questions`',
  },
  // One item of a list that is not there.
  {
    from: '    items:\n      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
    to: '    question: Is there a trial?\n    answer: Yes, of two weeks.\n',
    at: 'question:',
    says: '`question` and `answer` are not properties of the questions block, but of an item of `items`',
    fixed: '    items:\n      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
  },
  {
    from: '    cards:\n      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n        text: On the day that the books close.\n',
    to: '    title: Forecasts\n    text: From the drivers that you know.\n',
    at: 'title:',
    says: '`title` and `text` are not properties of the card-grid block, but of an item of `cards`',
    fixed: '    cards:\n      - title: Forecasts\n        text: From the drivers that you know.\n',
  },
  {
    from: '    plans:\n      - name: Starter\n        price: $49\n        period: per month\n        features: [One user, Ten reports]\n        action: { label: Choose Starter, href: / }\n',
    to: '    name: Starter\n    price: $49\n    features: [One user, Ten reports]\n',
    at: 'name:',
    says: 'Write a line `plans:` above these lines and `- ` before the first',
    fixed:
      '    plans:\n      - name: Starter\n        price: $49\n        features: [One user, Ten reports]\n        action: { label: … }\n',
  },
  // A part of a group that is not there, which lacks another one.
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    label: Read more\n    href: /\n',
    at: 'label:',
    says: 'write `link: { label: Read more, href: / }`',
    fixed: '    link:\n      label: Read more\n      href: /\n',
  },
  // What another kind of visual needs.
  {
    from: `      bars:
        - { label: Jan, value: 12 }
        - { label: Feb, value: 14 }
        - { label: Mar, value: 18, forecast: true }
`,
    to: '      series: [{ label: Cash, values: [12, 14, 18] }]\n',
    at: 'kind: bars',
    says: 'It also needs `labels`',
  },
  {
    from: '      annotation: { at: Mar, text: 18 by March }\n',
    to: '      series: [{ label: Cash, values: [12, 14, 18] }]\n',
    at: 'series:',
    says: '`series` belongs to `kind: lines`, which has no `bars`',
  },
  // A certain other name counts more than a kind that needs a property of that name.
  {
    from: '    items:\n      - question: Is there a trial?\n',
    to: '    questions:\n      - question: Is there a trial?\n',
    at: 'questions:',
    says: 'did you mean `items`?',
    fixed: '    items:\n      - question: Is there a trial?\n',
  },
  // What a button leads to is asked for, or the same as elsewhere on the page.
  {
    from: '        action: { label: Choose Starter, href: / }\n',
    to: '        action: Get Started\n',
    says: '`action: { label: Get Started, href: / }`',
    needsPage: true,
    fixed: '        action: { label: Get Started, href: / }\n',
  },
  {
    from: '        action: { label: Choose Starter, href: / }\n',
    to: '        cta: get started\n',
    says: 'write `action: { label: get started, href: / }`',
    needsPage: true,
    fixed: '        action: { label: get started, href: / }\n',
  },
  // Several texts in one.
  {
    page: 'index',
    from: 'legend: { actual: Counted, forecast: Expected }\n      target',
    to: 'legend: Actual and forecast\n      target',
    at: 'legend: Actual',
    says: '`legend: { actual: Actual, forecast: forecast }`',
    fixed: 'legend: { actual: Actual, forecast: forecast }',
  },
  {
    from: '      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
    to: '      - Is there a trial? Yes, of two weeks.\n',
    says: '`- { question: Is there a trial?, answer: "Yes, of two weeks." }`',
    fixed: '- { question: Is there a trial?, answer: "Yes, of two weeks." }',
  },
  {
    page: 'contact',
    from: '      - { when: Within a day, text: We answer. }\n',
    to: '      - Within a day – We answer.\n',
    says: '`- { when: Within a day, text: We answer. }`',
    fixed: '- { when: Within a day, text: We answer. }',
  },
  // A list of texts under another name, where each is a group.
  {
    page: 'drawings',
    from: 'columns: [{ label: Hour, words: true }, { label: Wind }]',
    to: 'headers: [Hour, Wind]',
    says: 'write `columns: [{ label: Hour }, { label: Wind }]`',
    fixed: 'columns: [{ label: Hour }, { label: Wind }]',
  },
  // A visual that was copied without the block around it.
  {
    from: '  - type: stats\n',
    to: '  - kind: table\n    title: Rows\n    columns: [{ label: Line }, { label: Rows }]\n    rows:\n      - cells: [Payroll, "180"]\n  - type: stats\n',
    at: '- kind: table',
    says: '`table` is a kind of visual, and is here without a block.',
    fixed: '    visual:\n      kind: table\n      title: Rows\n',
  },
  {
    from: '  - type: stats\n',
    to: '  - visual:\n      kind: table\n      title: Rows\n      columns: [{ label: Line }, { label: Rows }]\n      rows:\n        - cells: [Payroll, "180"]\n  - type: stats\n',
    at: '- visual:',
    says: '`table` is a kind of visual, and is here without a block.',
    fixed: '  - type: feature\n    heading: …\n    visual:\n      kind: table\n',
  },
  {
    from: '  - type: stats\n',
    to: '  - type: table\n    title: Rows\n    columns: [{ label: Line }, { label: Rows }]\n    rows:\n      - cells: [Payroll, "180"]\n  - type: stats\n',
    at: '- type: table',
    says: '`table` is not a block, but a kind of visual.',
    fixed: '    visual:\n      kind: table\n      title: Rows\n',
  },
  {
    from: '  - type: card-grid\n',
    to: '    visual:\n      kind: image\n      file: /a.png\n      decorative: true\n  - type: card-grid\n',
    at: 'visual:',
    says: 'Keep the one that is right, the one of line 15 or this one, and remove the other.',
  },
  // A figure and its words in each other’s place.
  {
    from: '{ value: 75%, label: less time spent on reports }',
    to: '{ value: less time spent on reports, label: 75% }',
    says: 'The values of `value` and `label` are the wrong way round.',
    fixed: '{ value: 75%, label: less time spent on reports }',
  },
  {
    page: 'index',
    from: '        initials: WF\n',
    to: '        initials: Wrenfield Airways\n',
    says: 'did you mean `WA`?',
    fixed: '        initials: WA\n',
  },
  // A property of the items, and not of the list around them.
  {
    page: 'prices',
    from: '    id: plans\n',
    to: '    id: plans\n    badge: New\n',
    at: 'badge: New',
    says: 'It is a property of the items of `plans`',
  },
  {
    page: 'drawings',
    from: '      title: November, $K\n',
    to: '      title: November, $K\n      total: Sum\n',
    at: 'total: Sum',
    says: 'write `total: true` in item 3, which has `Sum`',
  },
  {
    from: '        - { label: Mar, value: 18, forecast: true }\n      annotation: { at: Mar, text: 18 by March }\n',
    to: '      forecast:\n        - { label: Mar, value: 18 }\n',
    at: 'forecast:',
    says: 'move them to the end of that list, each with `forecast: true`, as in `- { label: Mar, value: 18, forecast: true }`',
  },
  // A group among the items of a list.
  {
    page: 'views/questions',
    from: '          start: { label: Planned, value: 6, status: target }\n          steps: [{ label: Lull, change: -2 }]\n',
    to: '          steps:\n            - { label: Planned, value: 6, status: target }\n            - { label: Lull, change: -2 }\n',
    at: '- { label: Planned',
    says: '`start` is a group of its own',
    fixed:
      '          start: { label: Planned, value: 6, status: target }\n          steps:\n            - { label: Lull, change: -2 }\n',
  },
  {
    page: 'views/questions',
    from: '          start: { label: Planned, value: 6, status: target }\n          steps: [{ label: Lull, change: -2 }]\n          end: { label: Measured, value: 4 }\n',
    to: '          steps:\n            - { label: Planned, value: 6, status: target }\n            - { label: Lull, change: -2 }\n            - { label: Measured, value: 4 }\n',
    at: '- { label: Planned',
    says: '`start` and `end` are groups of their own',
    fixed:
      '          start: { label: Planned, value: 6, status: target }\n          end: { label: Measured, value: 4 }\n          steps:\n            - { label: Lull, change: -2 }\n',
  },
  // A property of other blocks.
  {
    from: '    heading: Compare\n',
    to: '    heading: Compare\n    divisions: 12\n',
    at: 'divisions: 12',
    says: 'It is a property of block 8 of this page (signup-box), which has one already',
    needsPage: true,
  },
  // Short words on lines of their own.
  {
    from: '      - title: Reports\n',
    to: '      - title: Reports\n        location: Oslo\n        type: Part-time\n        salary: $90K\n',
    at: 'salary',
    says: '`meta: Oslo · Part-time · $90K`',
    fixed: '      - title: Reports\n        meta: Oslo · Part-time · $90K\n',
  },
  {
    from: '      - title: Reports\n',
    to: '      - title: Reports\n        meta: Oslo\n        readingTime: 5 min\n',
    at: 'readingTime',
    says: '`meta: Oslo · 5 min`',
    fixed: '      - title: Reports\n        meta: Oslo · 5 min\n',
  },
  {
    page: 'contact',
    from: '{ label: Nest, value: The old tower }',
    to: '{ label: Call, phone: +1 415 555 0142 }',
    says: 'rename `phone` to `value`',
    fixed: '{ label: Call, value: +1 415 555 0142 }',
  },
  // Several other words in one line are one mistake.
  {
    from: '      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
    to: '      - { title: Is there a trial?, text: "Yes, of two weeks." }\n',
    says: '`title` and `text` are not properties',
    fixed: '      - { question: Is there a trial?, answer: "Yes, of two weeks." }\n',
  },
  {
    page: 'drawings',
    from: '{ from: Nest, to: Feeder, value: 4 }',
    to: '{ source: Nest, target: Feeder, amount: 4 }',
    says: '`source`, `target` and `amount` are not properties of item 1 of `streams`',
    fixed: '{ from: Nest, to: Feeder, value: 4 }',
  },
  {
    page: 'prices',
    from: '      - { question: What happens after thirty days?, answer: You **choose**. }\n      - { question: May we change plans?, answer: Whenever you like. }\n',
    to: '      - { q: What happens after thirty days?, a: You **choose**. }\n      - { q: May we change plans?, a: Whenever you like. }\n',
    at: '{ q: What',
    says: '`q` and `a` are not properties here, in 2 items of `items`.',
    fixed: '      - { question: May we change plans?, answer: Whenever you like. }\n',
  },
  {
    page: 'index',
    from: '      - { value: 95%, label: landings }\n',
    to: '      - { value: 95% of all the landings }\n',
    at: '95%',
    says: 'Write `value: 95%`, `label: of all the landings`.',
    fixed: '      - { value: 95%, label: of all the landings }\n',
  },
  {
    from: '      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - title: Reports\n        label: See them\n        href: /\n',
    at: 'label: See',
    says: 'Write a group: `action: { label: See them, href: / }`.',
    fixed: '        action:\n          label: See them\n          href: /\n',
  },
  {
    page: 'views/tools',
    from: '    repeat: 3\n',
    to: '    repeat: three times\n',
    says: 'write `3`',
    fixed: '    repeat: 3\n',
  },
  {
    page: 'index',
    from: '      annotation: { at: Apr, text: "Apr: 12 feathers" }\n',
    to: '      annotations:\n        - "Apr: 12 feathers"\n',
    at: 'annotations:',
    says: 'write `annotation: { at: Apr, text: 12 feathers }`',
    fixed: 'annotation: { at: Apr, text: 12 feathers }\n',
  },
  // Two ends of a range.
  {
    page: 'index',
    from: 'period: Jan to Apr 2027',
    to: 'period: [2026, 2027]',
    says: 'Write one text: `period: 2026 to 2027`.',
    fixed: 'period: 2026 to 2027',
  },
  {
    page: 'drawings',
    from: '{ label: Out, from: 0, to: 1.2, text: 72 min }',
    to: '{ label: Out, range: 0 to 1.2, text: 72 min }',
    says: 'It is written `- { label: Out, from: 0, to: 1.2, text: 72 min }`.',
    fixed: '{ label: Out, from: 0, to: 1.2, text: 72 min }',
  },
  {
    page: 'drawings',
    from: 'labels: ["06", "07", "08"]',
    to: 'labels: 6:00 to 8:00',
    says: '`labels: [6:00, 8:00]`',
    fixed: 'labels: [6:00, 8:00]',
  },
  // Names of columns, in the place of properties and of figures.
  {
    page: 'drawings',
    from: '        - { cells: [Rent, "118", "141", "−23", A new tower] }\n',
    to: '        - { Line: Rent, Plan: "118", Actual: "141", Variance: "−23", Why: A new tower }\n',
    says: 'It is written `- { cells: [Rent, "118", "141", −23, A new tower] }`.',
    fixed: '- { cells: [Rent, "118", "141", −23, A new tower] }',
  },
  {
    page: 'prices',
    from: '    id: plans\n',
    to: '    id: plans\n    highlighted: Eagle\n',
    at: 'highlighted',
    says: 'write `badge: …` in item 2, which has `Eagle`, such as `badge: Most Popular`',
  },
  {
    page: 'prices',
    from: '      - { question: May we change plans?, answer: Whenever you like. }\n',
    to: '      - { title: Plans }\n      - { question: May we change plans?, answer: Whenever you like. }\n',
    at: 'title: Plans',
    says: 'start another one for the items below, with `heading: Plans`',
  },
  {
    page: 'index',
    from: 'change: +2 on plan, good: true',
    to: 'change: +2 on plan, trend: up',
    says: 'write `good: true`',
    fixed: 'change: +2 on plan, good: true',
  },
  {
    page: 'index',
    from: '      owner: Sample figures\n',
    to: '      owner: { name: Wrenfield, note: sample figures }\n',
    says: 'write `Wrenfield, sample figures`',
    fixed: '      owner: Wrenfield, sample figures\n',
  },
  {
    page: 'guides/for-teams',
    from: '{ value: 90%, label: more company }',
    to: '{ value: 1987, label: first flight }',
    fixed: '{ value: "1987", label: first flight }',
  },
  {
    page: 'views/cash',
    from: '{ month: Jan, inflow: 60000,',
    to: '{ month: 1, inflow: 60000,',
    says: 'Its neighbours are months: write `Jan`',
    fixed: '{ month: Jan, inflow: 60000,',
  },
  {
    page: 'prices',
    from: '    action: { label: Start, href: /start }\n    note: No card needed.\n',
    to: '    buttons:\n      - { label: Start, href: /start }\n      - { label: Ask, href: /contact }\n    note: No card needed.\n',
    at: 'buttons:',
    says: 'Each of them is a property of its own: `action: { label: Start, href: /start }` and `second: {',
    fixed:
      '    action: { label: Start, href: /start }\n    second: { label: Ask, href: /contact }\n',
  },
  {
    page: 'contact',
    from: '    button: Send\n',
    to: '    topics:\n      - label: A visit\n        value: We would like to come.\n    button: Send\n',
    at: '- label: A visit',
    says: '`topics: { a-visit: We would like to come. }`',
    fixed: '    topics:\n      { a-visit: We would like to come. }\n',
  },
  {
    page: 'contact',
    from: '{ when: Now, text: You write. }',
    to: 'Day 1, you write.',
    says: '`- { when: Day 1, text: you write. }`',
    fixed: '- { when: Day 1, text: you write. }',
  },
  {
    from: '        features: [One user, Ten reports]\n',
    to: '        features:\n          - One user\n          - Reports: [PDF, Excel]\n',
    at: 'Reports:',
    says: 'write `"Reports: PDF, Excel"`',
    fixed: '          - "Reports: PDF, Excel"\n',
  },
  {
    page: 'prices',
    from: '{ label: Long flights, values: ["no", "yes"] }',
    to: '{ feature: Long flights, sparrow: false, eagle: true }',
    says: 'It is written `- { label: Long flights, values: ["no", "yes"] }`.',
    fixed: '{ label: Long flights, values: ["no", "yes"] }',
  },
  {
    page: 'prices',
    from: '    included: Included\n    excluded: Not included\n',
    to: '    included: true\n    excluded: false\n',
    at: 'included: true',
    says: '`included` and `excluded` must each be a text, not true or false.',
  },
  {
    page: 'prices',
    from: '      - { label: Long flights, values: ["no", "yes"] }\n',
    to: '      - { label: Flights }\n      - { label: Long flights, values: ["no", "yes"] }\n',
    at: '{ label: Flights }',
    says: 'Or it is a heading for those below',
  },
  {
    page: 'prices',
    from: '  - type: pricing-plans\n',
    to: '  - type: card-grid\n',
    says: 'did you mean `pricing-plans`?',
    fixed: '  - type: pricing-plans\n',
  },
  {
    page: 'index',
    from: '{ value: 75%, label: fewer walks,',
    to: '{ value: 0.75, label: fewer walks,',
    says: 'did you mean `75%`?',
    fixed: '{ value: 75%, label: fewer walks,',
  },
  {
    page: 'index',
    from: 'start: "4", end: "9" }',
    to: 'start: 4, end: 9 }',
    says: '`start` and `end` must each be a text, not a number.',
    fixed: 'start: "4", end: "9" }',
  },
  {
    from: '      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - "Reports: On the day that the books close."\n',
    says: 'Write it as a group: `- { title: Reports, text: On the day that the books close. }`.',
    fixed: '      - { title: Reports, text: On the day that the books close. }\n',
  },
  ...['header: none\n', 'footer: false\n'].map((line) => ({
    from: 'title: Pricing\n',
    to: `title: Pricing\n${line}`,
    at: line,
    says: 'remove the line',
  })),
  // The last item of a list, whose line is at the level of the block.
  {
    from: '        text: On the day that the books close.\n',
    to: '    text: On the day that the books close.\n',
    fixed: '        text: On the day that the books close.\n',
  },
  // A name around one property, or in place of two.
  {
    from: 'title: Pricing\n',
    to: 'page:\n  title: Pricing\n',
    at: 'page:',
    says: '`page` is not a property of the page, and `title` is',
    fixed: 'title: Pricing\ndescription',
  },
  {
    page: 'drawings',
    from: '    visual:\n      kind: ranking\n',
    to: '    ranking:\n',
    says: '`ranking` is a kind of `visual`: write `visual:`, and below it `kind: ranking`',
  },
  // A list in place of the group that has it.
  {
    page: 'drawings',
    from: '        - nodes: [{ label: Feeder }]\n',
    to: '        - [{ label: Feeder }]\n',
    says: '`- { nodes: [{ label: Feeder }] }`',
    fixed: '        - { nodes: [{ label: Feeder }] }\n',
  },
  // The name of a list above its items, which are then those of the list above.
  {
    page: 'views/questions',
    from: '    rows:\n      - { label: Finch,',
    to: '      - { label: Finch,',
    says: 'are those of `rows`, and the line with that name is missing',
    fixed: '    rows:\n      - { label: Finch,',
  },
  {
    from: '  - type: stats\n',
    to: '  - title: Plans\n    text: Made with those who answer for them.\n  - type: stats\n',
    at: '- title: Plans',
    says: 'Or it is an item of `cards` of the card-grid block: move it there.',
  },
  // Below a group that takes any name, a property of other systems does not belong to that group.
  {
    page: 'contact',
    from: '    button: Send\n',
    to: '    topics:\n      visit: We would like to come.\n    email: info@kestrel.example.com\n    button: Send\n',
    at: 'email: info@kestrel.example.com',
    says: 'Other ways to reach you are in `details`',
    isUnfixed: true,
  },
  // What all other items have is below the list, and not in the last one.
  {
    from: '{ label: Jan, value: 12 }\n        - { label: Feb, value: 14 }\n        - { label: Mar, value: 18, forecast: true }\n',
    to: '{ label: Jan, value: 12, forecast: true }\n        - { label: Feb, value: 14, forecast: true }\n        - { label: Mar, value: 18 }\n      forecast: true\n',
    at: 'forecast: true',
    says: 'put it into item 3 of `bars`',
  },
  // Columns that are called like properties of a row are columns.
  {
    from: 'columns: [Starter, Pro]\n    rows:\n      - { label: Forecasts, values: ["yes", "no"] }',
    to: 'columns: [Name, Cost]\n    rows:\n      - { label: Forecasts, name: "yes", cost: "no" }',
    at: 'name: "yes"',
    says: 'It is written `- { label: Forecasts, values: ["yes", "no"] }`.',
    fixed: '- { label: Forecasts, values: ["yes", "no"] }',
  },
  {
    from: 'link: { label: Read more, href: / }',
    to: 'links: [{ text: Read more, url: / }, { text: Prices, url: /prices }]',
    at: 'links:',
    says: 'There can be one, and here are 2',
    isUnfixed: true,
  },
  {
    from: '      - when: Day 14\n        text: Decide.\n',
    to: '      - title: Day 14\n        text: Decide.\n',
    at: 'title: Day 14',
    says: 'did you mean `when`?',
    fixed: '      - when: Day 14\n        text: Decide.\n',
  },
  // Groups that have the fields of the one list that is missing are that list.
  {
    page: 'views/questions',
    from: 'choose: Your flight\n    cases:\n',
    to: 'choose: Your flight\n    options:\n',
    at: 'options:',
    says: 'did you mean `cases`?',
    fixed: 'choose: Your flight\n    cases:\n',
    certain: true,
  },
  {
    page: 'views/questions',
    from: 'steps: [{ label: Lull, change: -2 }]',
    to: 'gusts: [{ label: Lull, change: -2 }]',
    says: 'did you mean `steps`?',
    fixed: 'steps: [{ label: Lull, change: -2 }]',
    certain: true,
  },
  // What it most likely means is there, and the others of the list have something else in its place.
  {
    from: '      - title: Forecasts\n        text: From the drivers that you know.\n      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - { title: Forecasts, meta: Daily, text: From the drivers. }\n      - { title: Reports, subtitle: Monthly, text: On that day. }\n      - { title: Plans, meta: Yearly, text: With all owners. }\n',
    at: 'subtitle: Monthly',
    says: 'did you mean `meta`?',
    fixed: '{ title: Reports, meta: Monthly, text: On that day. }',
    certain: false,
  },
  {
    from: '      - title: Forecasts\n',
    to: '      - title: Forecasts\n        anchor: forecasts\n',
    at: 'anchor:',
    says: 'It most likely means `id` of the whole card-grid block',
    isUnfixed: true,
  },
];

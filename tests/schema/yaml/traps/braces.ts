import type { Mistake } from '../mistake.ts';

const link = 'link: { label: How it works, href: /pricing }';
const inBraces = (
  kind: string,
  wrong: string,
  right?: string,
  more?: Partial<Mistake>,
): Mistake => ({
  kind: `braces: ${kind}`,
  from: link,
  wrong: `link: ${wrong}`,
  ...(right && { right: `link: ${right}` }),
  ...more,
});

const team = `      - name: Team
        price: $149
        features: [Ten users, Chat]
        action:
          label: Start now
          href: /pricing
`;
const bars = `      bars:
        - { label: Jan, value: 1200 }
        - { label: Feb, value: 75, forecast: true }
        - label: Mar
          value: 50
`;

/** Groups and lists in one line. */
export const braces: Mistake[] = [
  ...[
    ['Up to 1,000 users, Chat', '"Up to 1,000 users", Chat'],
    ['1,000 users', '"1,000 users"'],
    ['$1,000 a year, Chat', '"$1,000 a year", Chat'],
    ['1,000+ users, 10,000 chats', '"1,000+ users", "10,000 chats"'],
    ['Up to 1,000 users, Up to 10,000 chats', '"Up to 1,000 users", "Up to 10,000 chats"'],
  ].map(
    ([wrong, right]): Mistake => ({
      kind: `a comma between thousands in a text: ${wrong}`,
      from: 'features: [Ten users, Chat]',
      wrong: `features: [${wrong}]`,
      right: `features: [${right}]`,
    }),
  ),
  {
    kind: 'a text with several commas',
    from: '{ label: Start, href: /pricing }',
    wrong: '{ label: Start, now, or later, href: /pricing }',
    right: '{ label: "Start, now, or later", href: /pricing }',
  },
  {
    kind: 'a text with several commas at the end',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ href: /pricing, label: One, two, three }',
    right: '{ href: /pricing, label: "One, two, three" }',
  },
  inBraces('wide ones', '｛ label： How it works， href: /pricing ｝'),
  inBraces(
    'a link of a text as an address',
    '{ label: How it works, href: [How](/pricing) }',
    '{ label: How it works, href: /pricing }',
  ),
  inBraces('comma missing', '{ label: How it works href: /pricing }'),
  inBraces('closing brace missing', '{ label: How it works, href: /pricing'),
  inBraces('opening brace missing', 'label: How it works, href: /pricing }'),
  inBraces('one brace too many', '{ label: How it works, href: /pricing }}'),
  inBraces('closed by a bracket', '{ label: How it works, href: /pricing ]'),
  inBraces('closed by a parenthesis', '{ label: How it works, href: /pricing )'),
  inBraces('parentheses', '( label: How it works, href: /pricing )'),
  inBraces('brackets instead', '[ label: How it works, href: /pricing ]'),
  inBraces('colon missing', '{ label How it works, href: /pricing }'),
  inBraces('colon missing at the end', '{ label: How it works, href /pricing }'),
  inBraces('space missing', '{ label:How it works, href: /pricing }'),
  inBraces('spaces missing', '{label:How it works, href:/pricing}'),
  inBraces('two pairs of braces', '{{ label: How it works, href: /pricing }}'),
  inBraces('one brace too many at the beginning', '{{ label: How it works, href: /pricing }'),
  inBraces('a brace too many in the middle', '{ label: How it works }, href: /pricing }'),
  {
    ...inBraces(
      'a name twice, of a line that was copied',
      '{ label: How it works, label: /pricing }',
    ),
    right: 'link: { label: How it works, href: /pricing }',
    isUnsure: true,
  },
  inBraces('a property twice', '{ label: How it works, label: How it works, href: /pricing }'),
  {
    kind: 'braces: a property twice, with a list and braces between',
    from: team,
    wrong:
      '      - { name: Team, price: $149, features: [Ten users, Chat], action: { label: Start now, href: /pricing }, name: Crew }\n',
    right:
      '      - { name: Team, price: $149, features: [Ten users, Chat], action: { label: Start now, href: /pricing } }\n',
    isUnsure: true,
  },
  {
    kind: 'braces: two items of a list in the same ones',
    from: bars,
    wrong:
      '      bars: [{ label: Jan, value: 1200, label: Feb, value: 75 }, { label: Mar, value: 50 }]\n',
    right:
      '      bars: [{ label: Jan, value: 1200 }, { label: Feb, value: 75 }, { label: Mar, value: 50 }]\n',
  },
  inBraces('a link of a text', '[How it works](/pricing)'),
  inBraces(
    'a space in an address',
    '{ label: How it works, href: mailto: ada@example.com }',
    '{ label: How it works, href: mailto:ada@example.com }',
  ),
  inBraces(
    'an address with a space before its place',
    '{ label: How it works, href: /pricing #plans }',
    '{ label: How it works, href: /pricing#plans }',
  ),
  inBraces('space missing before a path', '{ label: How it works, href:/pricing }'),
  inBraces('= instead of :', '{ label = How it works, href = /pricing }'),
  inBraces('= once', '{ label: How it works, href= /pricing }'),
  inBraces('semicolon instead of comma', '{ label: How it works; href: /pricing }'),
  inBraces(
    'text with a comma',
    '{ label: Budgets, plans and more, href: /pricing }',
    '{ label: "Budgets, plans and more", href: /pricing }',
  ),
  inBraces(
    'text with two commas',
    '{ label: Budgets, plans, and more, href: /pricing }',
    '{ label: "Budgets, plans, and more", href: /pricing }',
  ),
  inBraces(
    'text with a comma at the end',
    '{ href: /pricing, label: Budgets, plans and more }',
    '{ href: /pricing, label: "Budgets, plans and more" }',
  ),
  inBraces(
    'text with a colon',
    '{ label: Note: it works, href: /pricing }',
    '{ label: "Note: it works", href: /pricing }',
  ),
  inBraces(
    'text with a comma and a colon',
    '{ label: Now, this: works, href: /pricing }',
    '{ label: "Now, this: works", href: /pricing }',
    { hasNoFix: true },
  ),
  inBraces(
    'text that begins with *',
    '{ label: *How it works, href: /pricing }',
    '{ label: "*How it works", href: /pricing }',
  ),
  inBraces(
    'text that begins with a quote',
    '{ label: "How" it works, href: /pricing }',
    `{ label: '"How" it works', href: /pricing }`,
  ),
  inBraces(
    'text in quotes with a sign behind them',
    '{ label: "How it works"!, href: /pricing }',
    '{ label: "How it works!", href: /pricing }',
    { isUnsure: true },
  ),
  inBraces(
    'quotes inside quotes',
    '{ label: "How "it" works", href: /pricing }',
    `{ label: 'How "it" works', href: /pricing }`,
  ),
  inBraces(
    'closing quote missing',
    '{ label: "How it works, href: /pricing }',
    '{ label: "How it works", href: /pricing }',
  ),
  inBraces(
    'apostrophe in single quotes',
    "{ label: 'How it's done', href: /pricing }",
    `{ label: "How it's done", href: /pricing }`,
  ),
  inBraces(
    'text with #',
    '{ label: Plan #1, href: /pricing }',
    '{ label: "Plan #1", href: /pricing }',
  ),
  inBraces(
    'anchor without quotes',
    '{ label: How it works, href: #plans }',
    '{ label: How it works, href: "#plans" }',
  ),
  inBraces('comma behind', '{ label: How it works, href: /pricing },'),
  inBraces(
    'curly quotes',
    '{ label: “How: it works”, href: /pricing }',
    '{ label: "How: it works", href: /pricing }',
  ),
  inBraces(
    'curly quotes around a text and an address',
    '{ label: “How: it works”, href: “/pricing” }',
    '{ label: "How: it works", href: "/pricing" }',
  ),
  inBraces(
    'dashes before each value',
    '{ label: - How it works, href: - /pricing }',
    '{ label: How it works, href: /pricing }',
    { isUnsure: true },
  ),
  inBraces('one quote for another', `{ label: "How it works', href: /pricing }`),
  inBraces(
    'a text that begins with an ampersand',
    '{ label: &How it works, href: /pricing }',
    '{ label: "&How it works", href: /pricing }',
  ),
  inBraces(
    'text in brackets',
    '{ label: [New] How it works, href: /pricing }',
    '{ label: "[New] How it works", href: /pricing }',
  ),
  {
    kind: 'braces: a backslash before a sign of an item',
    from: '[Ten users, Chat]',
    wrong: '["R\\&D", Chat]',
    right: '["R&D", Chat]',
  },
  {
    kind: 'braces: comma missing between items',
    from: '[Ten users, Chat]',
    wrong: '["Ten users" "Chat"]',
  },
  { kind: 'brackets: not closed', from: '[Ten users, Chat]', wrong: '[Ten users, Chat' },
  { kind: 'brackets: not opened', from: '[Ten users, Chat]', wrong: 'Ten users, Chat]' },
  { kind: 'brackets: one too many', from: '[Ten users, Chat]', wrong: '[Ten users, Chat]]' },
  {
    kind: 'braces: comma missing behind a number',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb, value: 75 forecast: true }',
  },
  {
    kind: 'brackets: a dash for what is missing',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: [Ten users, -, Chat]',
    isUnsure: true,
  },
  { kind: 'braces: thousands in a number', from: 'value: 1200 }', wrong: 'value: 1,200 }' },
  {
    kind: 'braces: thousands in a text',
    from: '{ label: Starter, value: 49 }',
    wrong: '{ label: $1,200, value: 49 }',
    right: '{ label: "$1,200", value: 49 }',
  },
  { kind: 'braces: unit of money', from: 'value: 1200 }', wrong: 'value: $1,200 }' },
  {
    kind: 'braces: not closed in a list',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- { label: Jan, value: 1200',
  },
  {
    kind: 'braces: colon without a space in a list',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- { label:Jan, value: 1200 }',
  },
  {
    kind: 'braces: a colon behind the name of a property in a text',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: note: how it works, href: /pricing }',
    right: '{ label: "note: how it works", href: /pricing }',
  },
  {
    kind: 'braces over two lines: comma missing',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: How it works\n      href: /pricing }',
    line: '{ label: How it works',
  },
  { kind: 'braces: a sign before a colon', from: '{ label: How', wrong: '{ label{: How' },
  {
    kind: 'braces: a bracket in the middle of a word',
    from: 'How it works,',
    wrong: 'How it wo[rks,',
  },
  {
    kind: 'braces: a comment mark before a name',
    from: 'works, href: /',
    wrong: 'works, # href: /',
  },
  {
    kind: 'braces: a brace that never opened',
    from: '- { label: Jan, value: 1200 }',
    wrong: '-  label: Jan, value: 1200 }',
    right: '- { label: Jan, value: 1200 }',
  },
  {
    kind: 'braces: a property behind an item',
    from: '        - { label: Feb, value: 75, forecast: true }\n        - label: Mar\n          value: 50\n      target:',
    wrong: '        - { label: Feb, value: 75, forecast: true } target:',
    right: '        - { label: Feb, value: 75, forecast: true }\n      target:',
  },
  {
    kind: 'braces: not opened in a list of items',
    from: bars,
    wrong: '      bars: [ label: Jan, value: 1200 }, { label: Feb, value: 75, forecast: true }]\n',
    right: '      bars: [{ label: Jan, value: 1200 }, { label: Feb, value: 75, forecast: true }]\n',
  },
  {
    kind: 'a list in braces that never opened',
    from: `kind: bars
      title: Monthly price per user
      prefix: $
      bars:
        - { label: Jan, value: 1200 }
        - { label: Feb, value: 75, forecast: true }
        - label: Mar
          value: 50
      target: { label: Starter, value: 49 }`,
    wrong: `kind: lines
      title: Monthly price per user
      labels: [Jan, Feb]
      series: [{ label: Actual, values: 820, 860], status: actual }]`,
    right: `kind: lines
      title: Monthly price per user
      labels: [Jan, Feb]
      series: [{ label: Actual, values: [820, 860], status: actual }]`,
    line: 'series:',
  },
  { kind: 'braces: a name and true in one', from: 'forecast: true }', wrong: 'forecasttrue }' },
  { kind: 'braces: a sign behind a colon', from: '{ label: How', wrong: '{ label:} How' },
  { kind: 'braces: a sign behind a comma', from: 'works, href: /', wrong: 'works,: href: /' },
  { kind: 'braces: a quote behind a comma', from: 'works, href: /', wrong: "works,' href: /" },
  {
    kind: 'braces: a comma and its space gone behind a stop',
    from: 'How it works, href',
    wrong: 'How it works.href',
    right: 'How it works., href',
    isUnsure: true,
  },
  {
    kind: 'brackets: a comma between quotes gone',
    from: '[Ten users, Chat]',
    wrong: '["Ten users""Chat"]',
    right: '["Ten users", "Chat"]',
  },
  {
    kind: 'brackets: a comma before quotes gone that have one in them',
    from: '[Ten users, Chat]',
    wrong: '[Ten users "Chat, at any time"]',
    right: '[Ten users, "Chat, at any time"]',
    isUnsure: true,
  },
  {
    kind: 'brackets: quotes with a comma in the middle of an item',
    from: '[Ten users, Chat]',
    wrong: '[Ten "users, or more" each, Chat]',
    right: '[\'Ten "users, or more" each\', Chat]',
    isUnsure: true,
  },
  {
    kind: 'braces around words',
    from: 'lead: One price for each team.',
    wrong: 'lead: { One price, for each team. }',
    right: 'lead: One price, for each team.',
    isUnsure: true,
  },
  { kind: 'braces: a name and its text in one', from: '{ label: How it', wrong: '{ labelHow it' },
  {
    kind: 'braces: a name and an address in one',
    from: 'label: How it works, href: /',
    wrong: 'label: How it works, href/',
  },
  {
    kind: 'braces: a name and a small word in one',
    from: '{ label: How it',
    wrong: '{ labelhow it',
    right: '{ label: how it',
    isUnsure: true,
  },
  {
    kind: 'text with #, and a comment behind the braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: Plan #1, href: /pricing }   # the {old} plan',
    right: '{ label: "Plan #1", href: /pricing }   # the {old} plan',
  },
  {
    kind: 'a comment before the brace that closes',
    from: '{ label: Jan, value: 1200 }',
    wrong: '{ label: Jan, value: 1200 # so far }',
  },
  {
    kind: 'a parenthesis that opens a group',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- ( label: Jan, value: 1200 }',
  },
  {
    kind: 'a bracket that opens a group',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- [ label: Jan, value: 1200 }',
  },
  {
    kind: 'an angle that closes a group',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- { label: Jan, value: 1200 >',
  },
  {
    kind: 'a property behind the braces',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb, value: 75 }, forecast: true',
  },
  {
    kind: 'a property behind the braces, without a comma',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb, value: 75 } forecast: true',
  },
  {
    kind: 'two commas',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb,, value: 75, forecast: true }',
  },
  {
    kind: 'a quote in braces that never opened',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb so far", value: 75, forecast: true }',
    right: '{ label: Feb so far, value: 75, forecast: true }',
  },
  {
    kind: 'a comment of another language behind braces',
    from: '{ label: Jan, value: 1200 }',
    wrong: '{ label: Jan, value: 1200 } // so far',
  },
  {
    kind: 'a colon behind a word that is a name elsewhere',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: My text: Feb, value: 75, forecast: true }',
    right: '{ label: "My text: Feb", value: 75, forecast: true }',
  },
  {
    kind: 'a colon in place of a comma',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb: value: 75, forecast: true }',
  },
  {
    kind: 'colons in place of all commas',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb: value: 75: forecast: true }',
  },
  {
    kind: 'semicolons in place of all commas',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb; value: 75; forecast: true }',
  },
  {
    kind: 'words behind the brace that closes',
    from: '{ label: Jan, value: 1200 }',
    wrong: '{ label: Jan, value: 1200 } was 1100',
    isUnsure: true,
  },
  {
    kind: 'a quote that opens is missing beside others',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: ["Ten users", 24/7"]',
    right: 'features: ["Ten users", "24/7"]',
  },
  {
    kind: 'a dash before an address in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: How it works, href: - /pricing }',
  },
  {
    kind: 'a line break within braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: How\n    it works, href: /pricing }',
    right: '{ label: How\n      it works, href: /pricing }',
    line: 'it works',
  },
  {
    kind: 'a colon behind a brace in a list',
    from: '{ label: Jan, value: 1200 }\n',
    wrong: '{ label: Jan, value: 1200 }:\n',
  },
  {
    kind: 'a sign behind a brace',
    from: '{ label: Starter, value: 49 }',
    wrong: '{ label: Starter, value: 49 }!',
  },
  {
    kind: 'a brace too many before a property',
    from: '{ label: Feb, value: 75,',
    wrong: '{ label: Feb,{ value: 75,',
  },
  ...[';', ' >', '-', '='].flatMap((sign) => [
    inBraces(`${sign} for the first colon`, `{ label${sign} How it works, href: /pricing }`),
    inBraces(`${sign} for the second colon`, `{ label: How it works, href${sign} /pricing }`),
  ]),
  ...['href :/pricing', 'hreff /pricing', 'hreff; /pricing', 'link /pricing', 'url; /pricing'].map(
    (wrong) => inBraces(`an address behind ${wrong}`, `{ label: How it works, ${wrong} }`),
  ),
  ...['label; Jan, value: 1200', 'lable Jan, value: 1200', 'label: Jan, value > 1200'].map(
    (wrong): Mistake => ({
      kind: `braces: a name without its colon: ${wrong}`,
      from: '{ label: Jan, value: 1200 }',
      wrong: `{ ${wrong} }`,
    }),
  ),
  inBraces('two names without their colons', '{ label; How it works, href; /pricing }'),
  ...[';', ' | ', ' – ', ' / '].map((sign) =>
    inBraces(`${sign} for a comma`, `{ label: How it works${sign}href: /pricing }`),
  ),
  ...[
    ['works.href', 'works., href'],
    ['works. href', 'works., href'],
    ['works/ href', 'works/, href'],
    ['works + href', 'works +, href'],
    ['works and href', 'works and, href'],
  ].map(([wrong, right]) =>
    inBraces(
      `what may belong to the text before a name: ${wrong}`,
      `{ label: How it ${wrong}: /pricing }`,
      `{ label: How it ${right}: /pricing }`,
      { isUnsure: true },
    ),
  ),
  ...[
    ['{ label: How it works, href, /pricing }', false],
    ['{ label， How it works, href: /pricing }', false],
    ['{ label. How it works, href: /pricing }', false],
    ['{ label, How it works, href: /pricing }', true],
    ['{ label: How it works, href: /pricing ｝', false],
    ['( label: How it works, href: /pricing )', false],
  ].map(([wrong, isUnsure]) =>
    inBraces(`another sign: ${wrong}`, String(wrong), undefined, { isUnsure: isUnsure === true }),
  ),
  {
    kind: 'a number behind a comma in place of its colon',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb, value, 75, forecast: true }',
  },
  {
    kind: 'no braces around a text that ends with a measure, or has lost a quote',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- label: At 5", value: 1200',
    right: `- { label: 'At 5"', value: 1200 }`,
    isUnsure: true,
  },
  ...[
    ['""Ten users, all", "Chat"', '"Ten users, all", "Chat"'],
    ['"Ten users, all"", "Chat"', '"Ten users, all", "Chat"'],
    ["''Ten users, all', Chat", "'Ten users, all', Chat"],
  ].map(
    ([wrong = '', right = '']): Mistake => ({
      kind: `brackets: one of the quotes around a text doubled: ${wrong}`,
      from: 'features: [Ten users, Chat]',
      wrong: `features: [${wrong}]`,
      right: `features: [${right}]`,
    }),
  ),
  inBraces('a wide sign for a comma', '{ label: "How it works"、 href: /pricing }'),
  {
    kind: 'a text with a colon before the comma at the end of a line in braces',
    from: 'link: { label: How it works, href: /pricing }',
    wrong: 'link: {\n      label: Note: how it works,\n      href: /pricing\n      }',
    right: 'link: {\n      label: "Note: how it works",\n      href: /pricing\n      }',
  },
  {
    kind: 'the words of a property lost before the next one, in braces',
    from: 'link: { label: How it works, href: /pricing }',
    wrong: 'link: { label: text: true, href: /pricing }',
    right: 'link: { label: "text: true", href: /pricing }',
    isUnsure: true,
  },
  {
    kind: 'words and a comma lost before a property in braces',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb of value: 75, forecast: true }',
    right: '{ label: Feb of, value: 75, forecast: true }',
    isUnsure: true,
  },
  ...['label: How it wor', 'label: "How it wor'].map((cut) => ({
    kind: `words lost before the brace: ${cut}`,
    from: 'link: { label: How it works, href: /pricing }',
    wrong: `link: { href: /pricing, ${cut}${cut.includes('"') ? ' }' : ''}`,
    right: 'link: { href: /pricing, label: How it wor }',
    isUnsure: true,
  })),
  {
    kind: 'a letter behind the quote that closes a text in brackets',
    from: '[Ten users, Chat]',
    wrong: '["Ten"a, Chat]',
    right: `['"Ten"a', Chat]`,
    isUnsure: true,
  },
];

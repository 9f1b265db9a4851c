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
const lead = 'lead: One price for each team.';
const inLead = (kind: string, wrong: string, more?: Partial<Mistake>): Mistake => ({
  kind,
  from: lead,
  wrong,
  ...more,
});

export const signs: Mistake[] = [
  {
    kind: 'signs of a heading in Markdown before the text',
    from: 'heading: Plans',
    wrong: 'heading: ## Plans',
  },
  {
    kind: 'signs of a heading in Markdown in the line of the dash',
    from: '- question: What happens then?',
    wrong: '- question: ### What happens then?',
  },
  {
    kind: 'signs of a heading in Markdown before an item',
    from: '- Ten users\n      - No',
    wrong: '- ### Ten users\n      - No',
  },
  {
    kind: 'semicolons at the ends of lines, the type too',
    from: '  - type: feature\n    heading: Ten users cost $14.90 each\n    text: From the fourth user on, each costs less.\n',
    wrong:
      '  - type: feature;\n    heading: Ten users cost $14.90 each;\n    text: From the fourth user on, each costs less.;\n',
  },
  {
    kind: 'a semicolon behind the type alone',
    from: '- type: questions',
    wrong: '- type: questions;',
  },
  {
    kind: 'commas of JSON in several places',
    from: '    action:\n      label: Get started\n      href: /pricing\n    note: No card needed.\n',
    wrong:
      '    action:\n      "label": "Get started",\n      "href": "/pricing"\n    note: "No card needed.",\n',
  },
  inBraces('wide ones', '｛ label： How it works， href: /pricing ｝'),
  inBraces(
    'a link of a text as an address',
    '{ label: How it works, href: [How](/pricing) }',
    '{ label: How it works, href: /pricing }',
  ),
  { kind: 'wide digits', from: 'value: 50', wrong: 'value: ５０' },
  {
    kind: 'a special space behind a fixed word',
    from: '    side: left\n',
    wrong: '    side: left\u00a0\n',
  },
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
    'text in brackets',
    '{ label: [New] How it works, href: /pricing }',
    '{ label: "[New] How it works", href: /pricing }',
  ),
  {
    kind: 'braces: comma missing between items',
    from: '[Ten users, Chat]',
    wrong: '["Ten users" "Chat"]',
  },
  { kind: 'brackets: not closed', from: '[Ten users, Chat]', wrong: '[Ten users, Chat' },
  { kind: 'brackets: not opened', from: '[Ten users, Chat]', wrong: 'Ten users, Chat]' },
  { kind: 'brackets: one too many', from: '[Ten users, Chat]', wrong: '[Ten users, Chat]]' },
  {
    kind: 'braces: comma missing before a number',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb value: 75, forecast: true }',
  },
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

  inLead('space missing behind the colon', 'lead:One price for each team.'),
  inLead('colon missing', 'lead One price for each team.'),
  inLead('space before the colon', 'lead :One price for each team.'),
  inLead('= instead of a colon', 'lead = One price for each team.'),
  inLead('= without spaces', 'lead=One price for each team.'),
  inLead('semicolon instead of a colon', 'lead; One price for each team.'),
  inLead('two colons', 'lead:: One price for each team.'),
  inLead('wide colon', 'lead：One price for each team.'),
  inLead('special space behind the colon', 'lead:\u00a0One price for each team.'),
  inLead('comment of another language', `// A remark\n    ${lead}`),
  inLead('comment of HTML', `<!-- A remark -->\n    ${lead}`),
  inLead('comment of CSS', `/* A remark */\n    ${lead}`),
  inLead('a property in a comment of another language', '// lead: One price.', {
    right: '# lead: One price.',
  }),
  inLead('a property in a comment of HTML', '<!-- lead: One -->', { right: '# lead: One' }),
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
  { kind: 'a brace above the items', from: 'bullets:\n', wrong: 'bullets: {\n' },
  { kind: 'a bracket above the items', from: 'bullets:\n', wrong: 'bullets: [\n' },
  { kind: 'a quote above the items', from: 'bullets:\n', wrong: 'bullets: "\n' },
  {
    kind: 'the name of a list twice',
    from: 'blocks:\n',
    wrong: 'blocks:\nblocks:\n',
    line: 'blocks:',
  },
  inLead('a line of equals signs', `======\n    ${lead}`),
  { kind: 'colon missing behind a list', from: 'bullets:\n', wrong: 'bullets\n' },
  { kind: 'colon missing behind blocks', from: 'blocks:\n', wrong: 'blocks\n' },
  { kind: 'colon missing behind a group', from: 'visual:\n', wrong: 'visual\n' },
  { kind: 'colon missing behind type', from: '- type: feature\n', wrong: '- type feature\n' },
  { kind: 'space missing behind type:', from: '- type: feature\n', wrong: '- type:feature\n' },
  { kind: 'space missing at the top', from: 'title: Pricing\n', wrong: 'title:Pricing\n' },
  { kind: 'colon missing at the top', from: 'title: Pricing\n', wrong: 'title Pricing\n' },
  { kind: 'a sign before a name', from: 'blocks:', wrong: '@blocks:' },
  { kind: 'a sign in the margin', from: '    note: No', wrong: '{    note: No' },
  {
    kind: 'a star in the margin',
    from: '      - Ten users',
    wrong: '*      - Ten users',
  },
  { kind: 'braces: a sign before a colon', from: '{ label: How', wrong: '{ label{: How' },
  { kind: 'a comma before the text', from: 'note: No', wrong: 'note: ,No' },
  {
    kind: 'braces: a bracket in the middle of a word',
    from: 'How it works,',
    wrong: 'How it wo[rks,',
  },
  {
    kind: 'a bracket behind a text in quotes',
    from: 'price: $49',
    wrong: "price: '$49']",
    right: "price: '$49'",
  },
  {
    kind: 'figures of which one has no quote at its end',
    from: 'price: $49',
    wrong: "price: '490",
    right: "price: '490'",
  },
  {
    kind: 'a single quote that never opened, and a colon',
    from: 'note: No card needed.',
    wrong: "note: Cash: $8M'",
    right: "note: 'Cash: $8M'",
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
  { kind: 'a name and a fixed word in one', from: 'side: left', wrong: 'sideleft' },
  {
    kind: 'a name and its text in one, behind a dash',
    from: '- question: What',
    wrong: '- questionWhat',
  },
  { kind: 'braces: a name and true in one', from: 'forecast: true }', wrong: 'forecasttrue }' },
  { kind: 'a number sign behind a colon', from: 'note: No', wrong: 'note:# No' },
  {
    kind: 'a sign before quotes',
    from: 'note: No card needed.',
    wrong: "note: >'No card needed.'",
    right: "note: 'No card needed.'",
  },
  {
    kind: 'a bracket before a quoted item',
    from: '[Ten users, Chat]',
    wrong: '["Ten users", }"Chat"]',
    right: '["Ten users", "Chat"]',
  },
  {
    kind: 'a bracket between a dash and its space',
    from: '- question: What',
    wrong: '-[ question: What',
  },
  { kind: 'a bracket behind a dash', from: '- question: What', wrong: '- [question: What' },
  {
    kind: 'a quote before a name',
    from: 'price: $49',
    wrong: '"price: "$49"',
    right: 'price: "$49"',
  },
  { kind: 'a sign behind a colon', from: 'heading: Plans', wrong: 'heading:[ Plans' },
  {
    kind: 'a dash behind a colon',
    from: 'heading: Plans',
    wrong: 'heading:- Plans',
    isUnsure: true,
  },
  {
    kind: 'a word above the page',
    from: 'title: Pricing\n',
    wrong: 'Draft\ntitle: Pricing\n',
    isUnsure: true,
  },
  { kind: 'braces: a sign behind a colon', from: '{ label: How', wrong: '{ label:} How' },
  { kind: 'braces: a sign behind a comma', from: 'works, href: /', wrong: 'works,: href: /' },
  { kind: 'braces: a quote behind a comma', from: 'works, href: /', wrong: "works,' href: /" },
  {
    kind: 'braces: a comma and its space gone',
    from: 'How it works, href',
    wrong: 'How it workshref',
    isUnsure: true,
  },
  {
    kind: 'braces: a comma and its space gone behind a stop',
    from: 'How it works, href',
    wrong: 'How it works.href',
    right: 'How it works., href',
  },
  {
    kind: 'brackets: a comma between quotes gone',
    from: '[Ten users, Chat]',
    wrong: '["Ten users""Chat"]',
    right: '["Ten users", "Chat"]',
  },
  {
    kind: 'braces around words',
    from: 'lead: One price for each team.',
    wrong: 'lead: { One price, for each team. }',
    right: 'lead: One price, for each team.',
    isUnsure: true,
  },
  {
    kind: 'several lines twice',
    from: '    id: plans\n    heading: Plans\n',
    wrong: '    id: plans\n    heading: Plans\n    id: plans\n    heading: Plans\n',
  },
  { kind: 'a name and its text in one', from: 'note: No card', wrong: 'noteNo card' },
  {
    kind: 'a name and a quoted text in one',
    from: 'note: No card needed.',
    wrong: 'note"No card needed."',
    right: 'note: "No card needed."',
  },
  { kind: 'a name and a sign in one', from: 'prefix: $', wrong: 'prefix$' },
  { kind: 'a type and its name in one', from: '- type: hero', wrong: '- typehero' },
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
    kind: 'space missing before a path',
    from: '      label: Get started\n      href: /pricing\n',
    wrong: '      label: Get started\n      href:/pricing\n',
  },
  {
    kind: 'curly quotes around a block type',
    from: 'type: questions',
    wrong: 'type: “questions”',
    right: 'type: questions',
  },
  {
    kind: 'merge conflict',
    from: '    note: No card needed.\n',
    wrong: '<<<<<<< HEAD\n    note: No card needed.\n=======\n    note: No card.\n>>>>>>> plans\n',
    isUnsure: true,
  },
  {
    kind: 'merge conflict in the long form',
    from: '    note: No card needed.\n',
    wrong:
      '<<<<<<< HEAD\n    note: No card needed.\n||||||| base\n    note: No.\n=======\n    note: No card.\n>>>>>>> plans\n',
    isUnsure: true,
  },
  {
    kind: 'merge conflict that an editor has indented',
    from: '    note: No card needed.\n',
    wrong:
      '    <<<<<<< HEAD\n    note: No card needed.\n    =======\n    note: No card.\n    >>>>>>> plans\n',
    isUnsure: true,
  },
  {
    kind: 'merge conflict with a title that is indented',
    from: 'title: Pricing\n',
    wrong: '  <<<<<<< HEAD\ntitle: Pricing\n  =======\ntitle: Prices\n  >>>>>>> plans\n',
    isUnsure: true,
  },
  {
    kind: 'what is left of a merge conflict',
    from: '    note: No card needed.\n',
    wrong: '    note: No card needed.\n=======\n',
  },
  {
    kind: 'the end of a merge conflict',
    from: '    note: No card needed.\n',
    wrong: '    note: No card needed.\n>>>>>>> plans\n',
  },
  {
    kind: 'dashes in the middle',
    from: '\n  # The plans',
    wrong: '\n---\n  # The plans',
    line: '---',
  },
  { kind: 'dashes below the head', from: 'blocks:\n', wrong: '---\nblocks:\n', line: '---' },
  {
    kind: 'code fence',
    from: 'title: Pricing\n',
    wrong: '```yaml\ntitle: Pricing\n',
    line: '```yaml',
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
    kind: 'a curly and a straight quote',
    from: 'lead: One price for each team.',
    wrong: 'lead: “One price for each team."',
  },
  {
    kind: 'an item that begins with #',
    from: '          - Email support\n',
    wrong: '          - # of mails\n',
    right: '          - "# of mails"\n',
    isUnsure: true,
  },
  {
    kind: 'a comment of another language behind a value',
    from: '    side: left\n',
    wrong: '    side: left // as before\n',
  },
  {
    kind: 'a comment of another language behind braces',
    from: '{ label: Jan, value: 1200 }',
    wrong: '{ label: Jan, value: 1200 } // so far',
  },
  {
    kind: 'a comment with two dashes',
    from: '  - type: questions\n',
    wrong: '  -- the questions\n  - type: questions\n',
  },
  {
    kind: 'no spaces behind several colons',
    from: '        price: $49\n        description: For one person.\n',
    wrong: '        price:$49\n        description:For one person.\n',
  },
  {
    kind: 'a character that cannot be seen',
    from: '    side: left\n',
    wrong: '    si\u00adde: left\n',
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
    kind: 'accents in place of quotes',
    from: 'lead: One price for each team.',
    wrong: 'lead: ´One price: for each team.´',
    right: 'lead: "One price: for each team."',
  },
  {
    kind: 'a space before the sign in an address',
    from: '      href: /pricing\n    note:',
    wrong: '      href: /pricing #plans\n    note:',
    right: '      href: /pricing#plans\n    note:',
  },
  {
    kind: 'a second page below the first',
    from: '        answer: Whenever you like.\n',
    wrong:
      '        answer: Whenever you like.\n---\ntitle: Contact\ndescription: Write to us.\nblocks: []\n',
    line: '---',
    isUnsure: true,
  },
  {
    kind: 'a quote that opens is missing beside others',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: ["Ten users", 24/7"]',
    right: 'features: ["Ten users", "24/7"]',
  },
  {
    kind: 'half of a pair of braces in a text',
    from: 'label: Starter,',
    wrong: 'label: Start{er,',
    isUnsure: true,
    hasNoFix: true,
  },
  {
    kind: 'a quote that slipped into a word, and a comma',
    from: 'label: Starter,',
    wrong: 'label: S"tarter, one user",',
    isUnsure: true,
    hasNoFix: true,
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
    kind: 'a sign behind the name of a group',
    from: '    visual:\n',
    wrong: '    visual:@\n',
  },
  {
    kind: 'a sign between a name and its group',
    from: 'target: { label',
    wrong: 'target:* { label',
    isUnsure: true,
  },
  {
    kind: 'a brace too many before a property',
    from: '{ label: Feb, value: 75,',
    wrong: '{ label: Feb,{ value: 75,',
  },
  {
    kind: 'a quote behind the name of a list',
    from: '    bullets:\n',
    wrong: '    bullets:"\n',
  },
];

import type { Mistake } from '../mistake.ts';

const action = '    action:\n      label: Get started\n      href: /pricing\n    note';
const visual = `    visual:
      kind: bars
`;
const questions = `      - question: What happens then?
        answer: You choose.
`;

const asked = `  - type: questions
    heading: Questions about prices
    items:
      - question: What happens then?
        answer: You choose.
      - question: May we change?
        answer: Whenever you like.
`;
const figures =
  '  - type: stats\n    heading: A year\n    items:\n      - { value: "12", label: closed months }\n';
const signup = '  - type: signup-box\n    heading: Begin today\n    button: Start\n';
const billing =
  '  - type: questions\n    heading: Questions about bills\n    items:\n      - question: When?\n        answer: Each month.\n';
const starter = `      - name: Starter
        price: $49
        description: For one person.
        features:
          - 1 user
          - Email support
        action: { label: Start, href: /pricing }
`;
const middle =
  '      - name: Middle\n        price: $99\n        features: [Five users]\n        action: { label: Start it, href: /pricing }\n';

/** A group whose first property, or whose braces, are not where they belong; lines that are gone. */
export const groups: Mistake[] = [
  {
    kind: 'kind in the line of its group',
    from: visual,
    wrong: '    visual: bars\n',
  },
  { kind: 'the same with its name', from: visual, wrong: '    visual: kind bars\n' },
  { kind: 'the same with a colon behind it', from: visual, wrong: '    visual: bars:\n' },
  {
    kind: 'two properties in the line of their group',
    from: '    visual:\n      kind: bars\n      title: Monthly price per user\n',
    wrong: '    visual: bars, title: Monthly price per user\n',
  },
  {
    kind: 'all properties in the line of their group',
    from: action,
    wrong: '    action: label: Get started href: /pricing\n    note',
  },
  {
    kind: 'an address behind the words of a link',
    from: '          label: Start now\n          href: /pricing\n',
    wrong: '          label: Start now href: /pricing\n',
  },
  {
    kind: 'a list, and the next property in its line',
    from: '        features: [Ten users, Chat]\n        action:\n',
    wrong: '        features: [Ten users, Chat] action:\n',
  },
  {
    kind: 'an item without its braces, and a list in it',
    from: `      - name: Team
        price: $149
        features: [Ten users, Chat]
        action:
          label: Start now
          href: /pricing
`,
    wrong:
      '      - name: Team, price: $149, features: [Ten users, Chat], action: { label: Start now, href: /pricing }\n',
  },
  {
    kind: 'name of the group gone, and its first line in that place',
    from: visual,
    wrong: '    kind: bars\n',
  },
  {
    kind: 'the name of a line that was copied',
    from: questions,
    wrong: questions.replace('answer:', 'question:'),
    isUnsure: true,
    line: 'question: You choose.',
  },
  {
    kind: 'an item without its dash, which YAML adds to the one above it',
    from: '      - Ten users\n',
    wrong: '        Ten users\n',
    isUnsure: true,
  },
  {
    kind: 'items with dashes in one line',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: - Ten users - Chat',
  },
  {
    kind: 'two properties in one line, without a space between them',
    from: 'price: $149\n        features: [Ten users, Chat]',
    wrong: 'price: $149features: [Ten users, Chat]',
    right: 'price: $149\n        features: [Ten users, Chat]',
  },
  { kind: 'a hyphen for the colon', from: 'title: Simple plans', wrong: 'title - Simple plans' },
  { kind: 'two colons', from: 'title: Simple plans', wrong: 'title: : Simple plans' },
  {
    kind: 'long text in the column of its name',
    from: 'lead: One price for each team.\n',
    wrong: 'lead: |\n    One price: for each team.\n',
    right: 'lead: |\n      One price: for each team.\n',
    line: 'One price: for',
  },
  {
    kind: 'curly quotes and a colon over two lines',
    from: 'lead: One price for each team.\n',
    wrong: 'lead: “One price: for each team,\n      and for all.”\n',
    right: 'lead: "One price: for each team,\n      and for all."\n',
  },
  {
    kind: 'one line of a long text too far to the left',
    from: 'lead: One price for each team.\n',
    wrong: 'lead: |\n      One price.\n    Each team pays it.\n\n      No more.\n',
    right: 'lead: |\n      One price.\n      Each team pays it.\n\n      No more.\n',
    line: 'Each team',
  },
  {
    kind: 'a text with a colon in the lines below its name',
    from: 'lead: One price for each team.\n',
    wrong: 'lead:\n      All in one price: for you,\n      and for each team.\n',
    right: 'lead: "All in one price: for you, and for each team."\n',
    line: 'All in one',
  },
  {
    kind: 'a note behind a text',
    from: '    lead: One price for each team.\n',
    wrong: '    lead: One price for each team.\n    (shorter?)\n',
    line: '(shorter',
    hasNoFix: true,
  },
  ...[
    '    heading: Questions about prices\n',
    '    items:\n      - question: What happens then?\n',
    '        answer: You choose.\n',
  ].map(
    (rest): Mistake => ({
      kind: `a block between the lines of another, before ${rest.split('\n')[0]?.trim()}`,
      from: asked,
      wrong: asked.replace(rest, `${signup}${rest}`),
      right: asked + signup,
      isUnsure: true,
    }),
  ),
  ...[signup, figures].map(
    (block): Mistake => ({
      kind: `a ${block.includes('items') ? 'list' : 'block'} in a list further to the right`,
      from: asked,
      wrong: asked.replace('      - question', `${block}      - question`),
      right: asked + block,
      isUnsure: true,
    }),
  ),
  {
    kind: 'a plan between the lines of another',
    from: starter,
    wrong: starter.replace('        description', `${middle}        description`),
    right: starter + middle,
    isUnsure: true,
  },
  {
    kind: 'a block between the lines of another of its type, which both have a list',
    from: asked,
    wrong: asked.replace('    items:\n', `${billing}    items:\n`),
    right: asked + billing,
    isUnsure: true,
  },
  {
    kind: 'items of a list without their dashes',
    from: asked,
    wrong: asked.replaceAll('      - ', '      ').replaceAll('        answer', '      answer'),
    line: 'What happens then?',
  },
  {
    kind: 'a block that has lost its spaces',
    from: '\n  # The plans that are sold.\n',
    wrong:
      '\n- type: signup-box\nheading: Begin today\nbutton: Start\n\n  # The plans that are sold.\n',
    right:
      '\n  - type: signup-box\n    heading: Begin today\n    button: Start\n\n  # The plans that are sold.\n',
  },
  {
    kind: 'a comma between two properties',
    from: '    side: left\n',
    wrong: '    side: left, tone: ink\n',
    right: '    side: left\n    tone: ink\n',
    isUnsure: true,
  },
  {
    kind: 'a second visual in the column of the dash',
    from: '    side: left\n',
    wrong: '    side: left\n  visual:\n    kind: image\n    file: /a.png\n    alt: A plan\n',
    hasNoFix: true,
  },
  { kind: 'the same in quotes', from: visual, wrong: '    visual: "bars"\n' },
  { kind: 'the same in braces', from: visual, wrong: '    visual: { kind: bars }\n' },
  { kind: 'the same with its name', from: visual, wrong: '    visual: kind: bars\n' },
  {
    kind: 'text in the line of its group',
    from: action,
    wrong: '    action: Get started\n      href: /pricing\n    note',
  },
  {
    kind: 'text in the line of its group, in an item',
    from: '        action:\n          label: Start now\n',
    wrong: '        action: Start now\n',
  },
  { kind: 'item without the name of its first property', from: '- name: Team', wrong: '- Team' },
  {
    kind: 'question without its name',
    from: '- question: What happens then?',
    wrong: '- What happens then?',
  },
  {
    kind: 'items that are numbered',
    from: '- question: What happens then?\n        answer: You choose.\n      - question: May',
    wrong: '1. question: What happens then?\n        answer: You choose.\n      2. question: May',
  },
  {
    kind: 'braces missing, with all names',
    from: 'link: { label: How it works, href: /pricing }',
    wrong: 'link: label: How it works, href: /pricing',
  },
  {
    kind: 'braces missing, without the first name',
    from: 'link: { label: How it works, href: /pricing }',
    wrong: 'link: How it works, href: /pricing',
  },
  {
    kind: 'braces missing around an item',
    from: '- { label: Jan, value: 1200 }',
    wrong: '- label: Jan, value: 1200',
  },
  {
    kind: 'brackets missing, some in quotes',
    from: 'features: [Ten users, Chat]',
    wrong: 'features: "Ten users", Chat',
    right: 'features: ["Ten users", Chat]',
  },
  {
    kind: 'the name of a list behind another property',
    from: '    heading: Plans\n    plans:\n',
    wrong: '    heading: Plans   plans:\n',
  },
  {
    kind: 'first line of the first item gone',
    from: questions,
    wrong: '        answer: You choose.\n',
    hasNoFix: true,
  },
  {
    kind: 'first line of an item gone',
    from: '      - question: May we change?\n',
    wrong: '',
    line: 'Whenever you like',
    hasNoFix: true,
  },
  {
    kind: 'name of a list as a comment',
    from: '    plans:\n',
    wrong: '    # plans:\n',
    isUnsure: true,
  },
  {
    kind: 'name of a list as a comment at the edge',
    from: '    plans:\n',
    wrong: '#plans:\n',
    isUnsure: true,
  },
  {
    kind: 'name of a list as a comment below another list',
    from: '      bars:\n',
    wrong: '#      bars:\n',
    isUnsure: true,
  },
  {
    kind: 'first half of a block as a comment',
    from: `  - type: questions
    heading: Questions about prices
    items:
      - question: What happens then?
        answer: You choose.
`,
    wrong: `  # - type: questions
  #   heading: Questions about prices
  #   items:
  #     - question: What happens then?
  #       answer: You choose.
`,
    isUnsure: true,
  },
  {
    kind: 'first half of a list of texts as a comment',
    from: '    bullets:\n      - One price\n      - Ten users\n',
    wrong: '#    bullets:\n#      - One price\n#      - Ten users\n',
    isUnsure: true,
  },
  {
    kind: 'first line of an item as a comment',
    from: '      - question: May we change?\n',
    wrong: '#      - question: May we change?\n',
    isUnsure: true,
  },
  {
    kind: 'type of a block as a comment',
    from: '  - type: questions\n',
    wrong: '  # - type: questions\n',
    isUnsure: true,
  },
  {
    kind: 'second line of a long text too far to the left',
    from: '    lead: One price for each team.\n',
    wrong: '    lead: |\n      One price\n  for each team.\n',
    right: '    lead: |\n      One price\n      for each team.\n',
    line: 'for each team.',
  },
  {
    kind: 'the sign of a long text behind the name of a group',
    from: visual,
    wrong: '    visual: |\n      kind: bars\n',
  },
  {
    kind: 'a repeated group to which something is added',
    from: visual,
    wrong: '    visual: *chart\n      kind: bars\n',
    isUnsure: true,
  },
  {
    kind: 'a word behind the name of a group that is whole',
    from: visual,
    wrong: '    visual: Monthly\n      kind: bars\n',
    isUnsure: true,
  },
  {
    kind: 'a note behind braces',
    from: '    link: { label: How it works, href: /pricing }\n',
    wrong: '    link: { label: How it works, href: /pricing }\n    Check this with Ann\n',
    isUnsure: true,
  },
  {
    kind: 'a note below the name of a list',
    from: '    bullets:\n',
    wrong: '    bullets:\n    Check this with Ann\n',
    line: 'Check this',
    isUnsure: true,
  },
  {
    kind: 'a note with a colon among groups',
    from: '        - { label: Jan, value: 1200 }\n',
    wrong: '        - { label: Jan, value: 1200 }\n        Ask Ann: is this right?\n',
    isUnsure: true,
  },
  {
    kind: 'the first property of a group twice',
    from: '      kind: bars\n',
    wrong: '      kind: bars\n      kind: bars\n',
  },
  {
    kind: 'the first line of a block lost, above its id',
    from: '  - type: pricing-plans\n    id: plans\n',
    wrong: '    id: plans\n',
    line: 'id: plans',
  },
  {
    kind: 'a dash in place of a colon, in braces',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label - Feb, value: 75, forecast: true }',
  },
  {
    kind: 'the first line of the first block lost',
    from: '  - type: hero\n',
    wrong: '',
    line: 'title: Simple plans',
  },
  {
    kind: 'braces around the lines of a group, without commas',
    from: '    action:\n      label: Get started\n      href: /pricing\n',
    wrong: '    action: {\n      label: Get started\n      href: /pricing\n    }\n',
  },
  {
    kind: 'a backslash in an address in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: How it works, href: "\\pricing" }',
  },
  {
    kind: 'a backslash in a text in braces that is not an address',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: "\\o/ How", href: /pricing }',
    right: "{ label: '\\o/ How', href: /pricing }",
  },
  {
    kind: 'a backslash before a sign in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: "Q\\&A", href: /pricing }',
    right: '{ label: "Q&A", href: /pricing }',
  },
  {
    kind: 'a comma inside the quotes before it, in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label: "How it works," href: /pricing }',
  },
  {
    kind: 'a full stop behind braces',
    from: '    link: { label: How it works, href: /pricing }\n',
    wrong: '    link: { label: How it works, href: /pricing }.\n',
  },
  {
    kind: 'the name of a list behind a text in quotes',
    from: '    heading: Questions about prices\n    items:\n',
    wrong: '    heading: "Questions about prices" items:\n',
  },
  {
    kind: 'a property behind braces',
    from: '      target: { label: Starter, value: 49 }\n    side: left\n',
    wrong: '      target: { label: Starter, value: 49 } prefix: $\n    side: left\n',
    line: 'target:',
    hasNoFix: true,
  },
  {
    kind: 'arrows for the colons in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: '{ label => How it works, href => /pricing }',
  },
  {
    kind: 'a quote that is not closed, and an apostrophe, in braces',
    from: '{ label: How it works, href: /pricing }',
    wrong: "{ label: 'How it's made, href: /pricing }",
    right: '{ label: "How it\'s made", href: /pricing }',
  },
  {
    kind: 'a group between the name of a list and its items',
    from: 'description: Plans for every team.\nblocks:\n',
    wrong: 'description: Plans for every team.\nblocks:\n  menu:\n    in: Company\n',
    right: 'description: Plans for every team.\nmenu:\n  in: Company\nblocks:\n',
    line: 'menu:',
  },
  {
    kind: 'several commas missing in braces',
    from: '{ label: Feb, value: 75, forecast: true }',
    wrong: '{ label: Feb value: 75 forecast: true }',
  },
  {
    kind: 'a quote that was left behind in a line of its own',
    from: '    heading: Questions about prices\n',
    wrong: '    heading: Questions about prices\n    "\n',
  },
  {
    kind: 'the sign of a long text right behind the colon of a group',
    from: '    action:\n      label: Get started\n',
    wrong: '    action:>\n      label: Get started\n',
  },
  {
    kind: 'two commas in the line of a group in braces',
    from: 'link: { label: How it works, href: /pricing }',
    wrong: 'link: {\n      "label": "How it works",,\n      "href": "/pricing" }',
    line: '"How it works",,',
  },
  {
    kind: 'a property of an item twice in a row, which the item above does not have',
    from: '        price: $149\n',
    wrong: '        price: $149\n        badge: New\n        badge: New\n',
    right: '        price: $149\n        badge: New\n',
  },
];

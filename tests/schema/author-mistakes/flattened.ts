import type { AuthorMistake } from './mistake.ts';

const action = `    action:
      label: Get Started
      href: /
`;
const bullets = `    bullets:
      - Rolling forecasts
      - Driver trees
`;
const question = `    items:
      - question: Is there a trial?
        answer: Yes, of two weeks.
`;
const link = '    link: { label: Read more, href: / }\n';

/** The words of a link and its address without their names, and whether one group is surely meant. */
const links: [written: string, label: string, href: string, certain: boolean][] = [
  ['Book "now": /start', 'Book "now"', '/start', true],
  ['"Book": /start', 'Book', '/start', true],
  ['"Book": "/start"', 'Book', '/start', true],
  ["Let's talk: /start", "Let's talk", '/start', true],
  ['/start: Book', 'Book', '/start', true],
  ['"/start": Book', 'Book', '/start', true],
  ["/start: Let's talk", "Let's talk", '/start', true],
  ['https://example.org: Book', 'Book', 'https://example.org', true],
  ['mailto:ada@example.org: Write', 'Write', 'mailto:ada@example.org', true],
  ['{ /start: Book }', 'Book', '/start', false],
  ['[Book, /start]', 'Book', '/start', false],
  ['[/start, Book]', 'Book', '/start', false],
  ['(Book, /start)', 'Book', '/start', false],
  ['/start Book a demo', 'Book a demo', '/start', false],
  ['"/start: Book"', 'Book', '/start', false],
];

/** Names that begin with that of a group or list and end with what is in it. */
export const flattenedMistakes: AuthorMistake[] = [
  {
    from: '    action:\n      label: Get Started\n      href: /\n',
    to: '    button: Get Started\n    link: /\n',
    at: 'button:',
    says: '`button` and `link` belong in `action`',
    fixed: '    action: { label: Get Started, href: / }\n',
  },
  {
    from: action,
    to: '    action.label: Get Started\n    action.href: /\n',
    at: 'action.label',
    says: '`action.label` and `action.href` belong in `action`, which is a group.',
    fixed: action,
  },
  {
    from: action,
    to: '    button_text: Get Started\n    button_link: /\n',
    at: 'button_text',
    says: 'Write `action: { label: Get Started, href: / }`.',
    fixed: action,
  },
  // The first of them has the name of the whole.
  {
    from: action,
    to: '    button: Get Started\n    buttonUrl: /\n',
    at: 'button: Get Started',
    says: '`button` and `buttonUrl` belong in `action`',
    fixed: '    action: { label: Get Started, href: / }\n',
  },
  {
    from: action,
    to: '    action: Get Started\n    action_href: /\n',
    at: 'action_href',
    says: '`action_href` belongs in `action`',
    fixed: '    action: { label: Get Started, href: / }\n',
  },
  {
    from: action,
    to: '    action:\n      label: Get Started\n    action.href: /\n',
    at: 'action.href',
    says: 'write it below `action:`',
    fixed: action,
  },
  {
    from: '  order: 2\n',
    to: 'menu_order: 2\n',
    says: '`menu_order` belongs in `menu`',
    fixed: '  order: 2\n',
  },
  {
    from: 'description: What it costs, and what is included.\n',
    to: 'description: What it costs, and what is included.\nog_title: Prices\nog_description: All of them.\n',
    at: 'og_title',
    says: 'Write `og: { title: Prices, description: All of them. }`.',
    fixed: 'og:\n  title: Prices\n  description: All of them.\n',
  },
  {
    from: link,
    to: '    link-label: Read more\n',
    says: 'Write `link: { label: Read more, href: … }`.',
    fixed: '    link: { label: Read more, href: … }\n',
  },
  {
    from: link,
    to: `${link}    image: /favicon.svg\n    image_alt: A kestrel\n`,
    at: 'image: /favicon.svg',
    says: '`image` and `image_alt` belong in `visual`',
    fixed: '    visual: { kind: image, file: /favicon.svg, alt: A kestrel }\n',
  },
  {
    from: bullets,
    to: '    bullet1: Rolling forecasts\n    bullet2: Driver trees\n',
    at: 'bullet1',
    says: '`bullet1` and `bullet2` belong in `bullets`, which is a list.',
    fixed: bullets,
  },
  // The items that are there stay, and so does what a comment says.
  {
    from: bullets,
    to: '    bullet1: Alerts\n    bullet2: Reports\n    bullets:\n      - Driver trees\n',
    at: 'bullet1',
    says: 'Write them as further items of `bullets`: `- Alerts`, `- Reports`.',
    fixed: '    bullets: [Driver trees, Alerts, Reports]\n',
    certain: true,
  },
  {
    from: bullets,
    to: '    bullets:\n      - Driver trees # The best.\n    bullet2: Reports\n',
    at: 'bullet2',
    says: 'Write it as another item of `bullets`: `- Reports`.',
    certain: false,
  },
  {
    from: question,
    to: '    item_1:\n      question: Is there a trial?\n      answer: Yes.\n    item_2:\n      question: Is it free?\n      answer: No.\n',
    at: 'item_1',
    fixed:
      '    items:\n      - question: Is there a trial?\n        answer: Yes.\n      - question: Is it free?\n        answer: No.\n',
  },
  {
    from: question,
    to: '    item1_question: Is there a trial?\n    item1_answer: Yes.\n',
    at: 'item1_question',
    says: 'Write `items: [{ question: Is there a trial?, answer: Yes. }]`.',
    fixed: '    items: [{ question: Is there a trial?, answer: Yes. }]\n',
  },
  // The item is not named, and its properties have its number.
  {
    from: question,
    to: '    question1: Is there a trial?\n    answer1: Yes.\n    question2: Is it free?\n    answer2: No.\n',
    at: 'question1',
    says: '`question1`, `answer1`, `question2` and `answer2` belong in `items`',
    fixed:
      '    items: [{ question: Is there a trial?, answer: Yes. }, { question: Is it free?, answer: No. }]\n',
  },
  {
    from: question,
    to: '    questions: [Is there a trial?, Is it free?]\n    answers: [Yes., No.]\n',
    at: 'questions',
    says: '`questions` and `answers` are two lists side by side',
    fixed:
      '    items:\n      - { question: Is there a trial?, answer: Yes. }\n      - { question: Is it free?, answer: No. }\n',
  },
  {
    from: 'columns: [Starter, Pro]',
    to: 'columns: (Starter, Pro)',
    says: 'or `columns: [Starter, Pro]`.',
    fixed: 'columns: [Starter, Pro]',
  },
  {
    from: 'columns: [Starter, Pro]',
    to: 'columns: "[Starter, Pro]"',
    says: 'columns: [Starter, Pro]`.',
    fixed: 'columns: [Starter, Pro]',
  },
  {
    from: '      - title: Forecasts\n',
    to: '      - 1. Forecasts\n',
    says: 'Write `- title: Forecasts`.',
    fixed: '      - title: Forecasts\n',
  },
  {
    page: 'drawings',
    from: `      series:
        - { label: Actual, values: [6.8, 6.4] }
        - { label: Base plan, from: Nov, values: [6.4, 6, 5.6], status: forecast }
`,
    to: `      series:
        Actual:
          values: [6.8, 6.4]
        Base plan:
          from: Nov
          values: [6.4, 6, 5.6]
          status: forecast
`,
    at: 'Actual:',
    says: 'Write `- label: Actual`, and the rest of the item below it',
    fixed: `        - label: Actual
          values: [6.8, 6.4]
        - label: Base plan
          from: Nov
`,
  },
  {
    from: '      - { value: 75%, label: less time spent on reports }\n',
    to: '      reports: 75%\n      plans: 12\n',
    at: 'reports: 75%',
    says: '`items: [{ value: 75%, label: reports }, { value: "12", label: plans }]`',
    fixed: '[{ value: 75%, label: reports }, { value: "12", label: plans }]',
  },
  {
    from: `        - { label: Jan, value: 12 }
        - { label: Feb, value: 14 }
        - { label: Mar, value: 18, forecast: true }
`,
    to: '        Jan, 12\n        Feb, 14\n        Mar, 18\n',
    at: 'Jan, 12',
    says: 'Write each line as an item of `bars`: `- { label: Jan, value: 12 }`.',
    fixed: '        - { label: Jan, value: 12 }\n        - { label: Feb, value: 14 }\n',
  },
  {
    from: '        answer: Yes, of two weeks.\n',
    to: '        answer:\n          * Two weeks\n          * No card\n',
    at: '* Two weeks',
    says: 'must be a text, not a list',
  },
  {
    from: '    button: Subscribe\n',
    to: '    buttonText: Subscribe\n    buttonUrl: /start\n',
    at: 'buttonText',
    says: 'rename `buttonText` to `button`, and remove `buttonUrl`',
    fixed: '    button: Subscribe\n    source:',
  },
  {
    from: '{ label: Read more, href: / }',
    to: '{ label, href }',
    says: '`label` and `href` of `link` of the feature block are empty.',
  },
  {
    from: '    action:\n      label: Get Started\n      href: /\n',
    to: '    buttonText: Get Started\n',
    says: 'write `action: { label: Get Started, href: … }`',
  },
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    link_url: /\n',
    says: 'write `link: { href: /, label: … }`',
    fixed: '    link: { href: /, label: … }\n',
  },
  {
    from: 'link: { label: Read more, href: / }',
    to: 'link: { Read more, / }',
    fixed: 'link: { label: Read more, href: / }',
  },
  {
    from: '    bullets:\n      - Rolling forecasts\n      - Driver trees\n',
    to: '    bullets: forecasts for every week, alerts about the cash balance, one close in three days\n',
    fixed:
      'bullets: [forecasts for every week, alerts about the cash balance, one close in three days]\n',
  },
  {
    page: 'drawings',
    from: 'legend: { actual: Counted, forecast: Expected }',
    to: 'legend: [Forecast, Actual]',
    fixed: 'legend: { forecast: Forecast, actual: Actual }',
  },
  {
    page: 'drawings',
    from: '{ label: Why, words: true, optional: true }',
    to: '{ label: Why, words, optional }',
    says: 'In braces, too, each name has a colon and its value after it.',
  },
  ...links.map(
    ([written, label, href, certain]): AuthorMistake => ({
      from: 'link: { label: Read more, href: / }',
      to: `link: ${written}`,
      says: `label: ${label}, href: ${href} }\``,
      fixed: `link: { label: ${label}, href: ${href} }`,
      certain,
    }),
  ),
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    link_label: Read more of how it works\n    link_url: https://example.com/a-page/below-another-one/with-a-name/that-is-as-long-as-those-of-some-systems-are/and-goes-on/for-longer-than-a-line-of-a-terminal\n',
    at: 'link_label',
    says: 'Write `link:` in a line of its own, and below it, 2 spaces to the right, `label` and `href`.',
    fixed:
      '    link:\n      label: Read more of how it works\n      href: https://example.com/a-page/',
  },
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    visual: image\n    file: /plan.png\n    alt: A plan\n',
    at: 'file:',
    says: 'Write `visual: { kind: image, file: /plan.png, alt: A plan }`.',
    fixed: '    visual: { kind: image, file: /plan.png, alt: A plan }\n',
  },
  {
    from: '      - question: Is there a trial?\n        answer: Yes, of two weeks.\n',
    to: '      - entry:\n          question: Is there a trial?\n          answer: Yes, of two weeks. In them you have all of the reports, all of the forecasts and all of the driver trees, for as many people as you have.\n',
    at: 'entry:',
    says: 'Remove `entry:`, and move what is below it to the left.',
    fixed: '      - question: Is there a trial?\n        answer: Yes',
    certain: true,
  },
];

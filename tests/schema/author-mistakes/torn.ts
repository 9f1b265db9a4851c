import type { AuthorMistake } from './mistake.ts';

/** Lines that end in the middle of a name. */
export const tornMistakes: AuthorMistake[] = [
  {
    from: 'title: Pricing\ndescription: What it costs, and what is included.\nmenu:\n  in: Company\n  order: 2\nblocks:\n  - type: hero\n    id: start\n    title: Simple',
    to: 'titl: Pricing\ndescription: What it costs, and what is included.\nmenu:\n  in: Company\n  order: 2\nblocks:\n  - type: hero\n    id: start\n    titl: Simple',
    at: 'titl:',
    says: 'rename `titl` to `title` in 2 places (certain',
    fixed: '    title: Simple',
  },
  {
    from: '      label: Get Started\n      href: /\n',
    to: '      label: Get Started\n      hre\n',
    at: 'hre',
    says: '`href:` with its value',
  },
  {
    from: '    button: Subscribe\n',
    to: '    butt\n',
    at: 'butt',
    says: '`button:` with its value',
  },
  {
    from: '{ label: Read more, href: / }',
    to: '{ label: Read more, hre }',
    says: '`hre` is the beginning of a property',
  },
  {
    from: '{ label: Read more, href: / }',
    to: '{ label: Read more, href',
    says: 'Write `href:` with its value, and `}` at the end.',
  },
  {
    page: 'index',
    from: 'sparkline: { shape: line, actual: [4, 6],',
    to: 'sparkline: { shape: line, actual: [4, "6],',
    fixed: 'actual: [4, 6],',
    certain: true,
  },
  {
    from: '      - when: Day 14\n        text: Decide.\n',
    to: '      - { when: Day 14, te\n',
    at: 'te',
    says: 'Write `text:` with its value, and `}` at the end.',
  },
  {
    from: '    link: { label: Read more, href: / }\n',
    to: '    lin\n',
    at: '    lin',
    says: '`link:` with its value',
  },
  {
    from: '    plans:\n',
    to: '    pla\n',
    at: 'pla',
    says: 'what hangs below it belongs to `plans:`',
    fixed: '    plans:\n',
  },
  {
    from: 'blocks:\n',
    to: 'bloc\n',
    at: 'bloc',
    says: 'what hangs below it belongs to `blocks:`',
    fixed: 'blocks:\n',
  },
  { from: '  - type: stats\n', to: '  - typ\n', at: '- typ', says: '`type: stats`' },
  {
    from: 'lead: One',
    to: 'le: One',
    says: 'did you mean `lead`?',
    fixed: 'lead: One',
  },
  {
    from: '      - question: Is there a trial?\n',
    to: '      - question Is there a trial: how long?\n',
    says: '`question: "Is there a trial: how long?"`',
    fixed: '      - question: "Is there a trial: how long?"\n        answer:',
  },
  {
    from: '      - question: Is there a trial?\n        answer: ',
    to: '      - question: Is there a trial? Answer: ',
    at: 'Answer:',
    fixed: '      - question: Is there a trial?\n        answer: ',
    certain: false,
  },
  {
    from: '      - question: Is there a trial?\n        answer: ',
    to: '      - question: "Is there a trial?" Answer: ',
    at: 'Answer:',
    fixed: '      - question: "Is there a trial?"\n        answer: ',
    certain: true,
  },
  {
    from: '      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - title: Reports\n        text: On the day that the books close.\n        sparkline:\n          shape:line\n          actual: [3, 4]\n          forecast: [5, 6]\n          target: 6\n          start: Jan\n          end: Apr\n',
    at: 'shape:line',
    fixed: '          shape: line\n',
  },
  {
    from: '      - title: Reports\n        text: On the day that the books close.\n',
    to: '      - title: Reports\n        text: On the day that the books close.\n        sparkline:\n          shape = line\n          actual: [3, 4]\n          forecast: [5, 6]\n          target: 6\n          start: Jan\n          end: Apr\n',
    at: 'shape = line',
    fixed: '          shape: line\n',
  },
  {
    page: 'views/cash',
    from: 'opening: { label: Before }',
    to: 'opening:{ label: Before }',
    fixed: '      opening: { label: Before }\n',
  },
  {
    page: 'views/cash',
    from: 'opening: { label: Before }',
    to: 'opening { label: Before }',
    fixed: '      opening: { label: Before }\n',
  },
  {
    page: 'views/cash',
    from: 'opening: { label: Before }',
    to: 'opening = { label: Before }',
    fixed: '      opening: { label: Before }\n',
  },
];

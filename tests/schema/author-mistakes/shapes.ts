import type { AuthorMistake } from './mistake.ts';

/** Dashes too many, and what comes along from other systems and languages. */
export const shapeMistakes: AuthorMistake[] = [
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
    says: 'remove 2 dashes',
    fixed: '        period: per month\n        features: [One user, Ten reports]\n',
  },
  {
    from: '      kind: bars\n      title: Cash at month end\n',
    to: '      - kind: bars\n      - title: Cash at month end\n',
    at: '- kind',
    says: 'no list belongs here',
    fixed: '      kind: bars\n      title: Cash at month end\n',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      | Forecasts | yes | no |\n      | Seats | 1 | 10 |\n',
    at: '| Forecasts',
    says: '`- { label: Forecasts, values: [yes, no] }`',
    fixed: '      - { label: Seats, values: ["1", "10"] }\n',
  },
  {
    from: 'title: Pricing\n',
    to: '+++\ntitle = "Pricing"\n+++\n',
    at: '+++',
    says: 'as Hugo has them',
    fixed: 'title: "Pricing"\n',
  },
  {
    from: '  - type: signup-box\n',
    to: '  - !include blocks/quote.yaml\n  - type: signup-box\n',
    at: '!include',
    says: 'Write here what stands in that file',
  },
  {
    from: 'value: 14 }',
    to: 'value: - }',
    says: 'Write the number',
  },
];

import type { AuthorMistake } from './mistake.ts';

/** Properties that belong together, values in other forms, and what stands in another group. */
export const fieldMistakes: AuthorMistake[] = [
  {
    page: 'index',
    from: '        role: Pilot\n        company: Wrenfield\n',
    to: '        title: Chief Pilot, Wrenfield\n',
    says: 'Write `role: Chief Pilot`, `company: Wrenfield`.',
    fixed: '        role: Chief Pilot\n        company: Wrenfield\n',
  },
  {
    page: 'index',
    from: '        role: Pilot\n        company: Wrenfield\n',
    to: '        author: Chief Pilot, Wrenfield\n',
    says: 'has in one text what stands in `role` and `company`',
    fixed: '        role: Chief Pilot\n        company: Wrenfield\n',
  },
  {
    page: 'index',
    from: 'role: Keeper, company: Larkmoor,',
    to: 'role: Keeper at Larkmoor,',
    says: 'has in one text what stands in `role` and `company`',
    fixed: 'role: Keeper, company: Larkmoor,',
  },
  {
    page: 'contact',
    from: '    button: Send\n',
    to: '    topics: [A visit, The old tower]\n    button: Send\n',
    at: 'topics',
    says: 'Write it as a group: `topics: { a-visit: A visit, the-old-tower: The old tower }`.',
    fixed: '    topics: { a-visit: A visit, the-old-tower: The old tower }\n',
  },
  {
    page: 'contact',
    from: '    button: Send\n',
    to: '    topics:\n      - We would like to come and see the nest.\n    button: Send\n',
    at: '- We would like',
    says: 'in place of the dash, such as `enterprise: We would like to come and see the nest.`.',
  },
  {
    page: 'contact',
    from: 'value: The old tower }',
    to: 'value: The old tower, phone: +1 (415) 555-0142 }',
    says: 'did you mean `href`?',
    fixed: 'value: The old tower, href: tel:+1-415-555-0142 }',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - { label: Forecasts, starter: "yes", pro: "no" }\n',
    says: 'It is written `- { label: Forecasts, values: ["yes", "no"] }`.',
    fixed: '      - { label: Forecasts, values: ["yes", "no"] }\n',
  },
  {
    from: '      - { label: Forecasts, values: ["yes", "no"] }\n',
    to: '      - { label: Forecasts, col1: "yes", col2: "no" }\n',
    says: 'It is written `- { label: Forecasts, values: ["yes", "no"] }`.',
    fixed: '      - { label: Forecasts, values: ["yes", "no"] }\n',
  },
  {
    from: '        price: $49\n',
    to: '        price: null\n',
    says: 'Write the words, or remove the item that it belongs to.',
  },
  {
    page: 'index',
    from: 'name: Larkmoor, logo: arch',
    to: 'name: Larkmoor, logo: /logos/arch.svg',
    says: 'did you mean `arch`?',
    fixed: 'name: Larkmoor, logo: arch',
  },
  {
    page: 'index',
    from: 'change: −20 on plan, good: false,',
    to: 'change: −20 on plan, bad: true,',
    says: 'write `good: false`',
    fixed: 'change: −20 on plan, good: false,',
  },
  {
    page: 'index',
    from: '- { value: 95%, label: landings }',
    to: '- { number: 95, unit: "%", label: landings }',
    says: 'The unit is a part of the value: `value: 95%`.',
    fixed: '- { value: 95%, label: landings }',
  },
  {
    from: '    heading: Start today\n',
    to: '    title: Start now\n    heading: Start today\n',
    at: 'title: Start now',
    says: '`heading`, which it most likely means, is there already',
  },
  {
    from: '      - title: Forecasts\n',
    to: '      - title: Forecasts\n        subtitle: Every month\n',
    at: 'subtitle',
    says: 'Or write it as `meta`:',
  },
  {
    from: '    layout: plain\n',
    to: '    layout: 3 columns\n',
    says: 'How many stand side by side follows from their number',
  },
];

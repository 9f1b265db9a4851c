import type { CodeDescription } from './description.ts';
import { heroWith } from './example-blocks.ts';

/** Codes of texts that contradict their neighbours. */
export const repeatedFactsCodes = {
  K652: {
    title: 'number of another section',
    cause:
      'The words of a link name a numbered section by another number than it has: one was added or removed before it.',
    example: `- type: hero
  title: Terms
- type: legal
  contents: Contents
  numbered: true
  sections:
    - { id: license, title: License, text: ["See [section [-3-]{+2+}](#end)."] }
    - { id: end, title: End, text: [At any time.] }
    - { id: contact, title: Contact, text: [By post.] }
`,
  },
  K653: {
    title: 'month that differs',
    cause:
      'The period of a drawing begins or ends in another month than its labels, or the line before the forecast names another one.',
    example: `${heroWith('bars', 'Sales, $M')}    period: [-Sep-]{+Oct+} 2026 to Dec 2026
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
      - { label: Dec, value: 5 }
`,
  },
  K657: {
    title: 'unit that is said in two ways',
    cause:
      'The title of a drawing says what its numbers count, and what is before or after each number says something else.',
    example: `- type: hero
  title: Sales
  visual:
    kind: bars
    title: Sales, $[-K-]{+M+}
    prefix: $
    suffix: M
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K658: {
    title: 'name that leaves its steps',
    cause:
      'The names below a drawing follow one another in equal steps, as months or quarters do. One does not.',
    example: `${heroWith('bars', 'Sales, $M')}    bars:
      - { label: Jan, value: 6 }
      - { label: Feb, value: 5 }
      - { label: [-Jun-]{+Mar+}, value: 5 }
      - { label: Apr, value: 4 }
      - { label: May, value: 4 }
`,
  },
  K659: {
    title: 'date or time that does not exist',
    cause:
      'A month does not have so many days, an hour so many minutes, or a date is another day of the week in the years that the page names.',
    example: `- type: hero
  title: The close
- type: timeline
  heading: The close of November 2026
  steps:
    - { when: "Tuesday, 1 Dec", text: All orders are in. }
    - { when: "[-Thursday-]{+Wednesday+}, 2 Dec", text: Fees agree. }
`,
  },
  K664: {
    title: 'unit that is said twice',
    cause:
      'Each number in a drawing has its unit beside it, and the title says the unit again. Only numbers of an axis need it there.',
    example: `- type: hero
  title: Sales
  visual:
    kind: ranking
    title: Sales by bank[-, $K-]
    prefix: $
    suffix: K
    rows:
      - { label: Oakfold, value: 6 }
      - { label: Marram, value: 5 }
`,
  },
  K665: {
    title: 'block that is there twice',
    cause:
      'A block was pasted twice, or copied to become another one and not rewritten. Visitors read the same again.',
    example: `- type: hero
  title: Plans
- type: check-list
  heading: [-What you get-]{+What you need+}
  items: [A plan, A forecast]
- type: check-list
  heading: What you get
  items: [A plan, A forecast]
`,
  },
} as const satisfies Record<string, CodeDescription>;

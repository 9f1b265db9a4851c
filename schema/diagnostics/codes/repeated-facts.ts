import type { CodeDescription } from './description.ts';

/** Codes of texts that tell something else than what stands beside them. */
export const repeatedFactsCodes = {
  K652: {
    title: 'number that a text repeats differently',
    cause:
      'A text repeats a number of its block, the sum of some, or the number of a section, and says another one. One of them was changed alone.',
    example: `- type: hero
  title: Plans
  visual:
    kind: shared-price
    title: Price per user, $
    period: 1 to [-10-]{+12+} users
    price: 150
    users: { label: Users, minimum: 1, maximum: 12, default: 4 }
    legend: { chosen: Your team, others: Other teams }
    texts: { single: One user, several: "{users} users, {each} each" }
`,
  },
  K653: {
    title: 'month that differs',
    cause:
      'The period of a drawing begins or ends in another month than its labels, or the line before the forecast names another one.',
    example: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    period: [-Sep-]{+Oct+} 2026 to Dec 2026
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
      - { label: Dec, value: 5 }
`,
  },
  K654: {
    title: 'count in words that is another',
    cause:
      'A text says how many items a list has, and the list has more or fewer: one was added or removed later.',
    example: `- type: hero
  title: Work with us
- type: card-grid
  heading: [-Four-]{+Three+} open positions
  cards:
    - { title: Engineer, text: Builds. }
    - { title: Designer, text: Draws. }
    - { title: Controller, text: Counts. }
`,
  },
  K655: {
    title: 'table that contradicts a plan',
    cause:
      'A plan lists its features, and the table that compares the plans says something else about one of them.',
    example: `- type: hero
  title: Plans
- type: pricing-plans
  plans:
    - { name: Starter, price: $49, features: [Up to 3 users], action: { label: Start, href: / } }
    - { name: Team, price: $99, featuresHeading: "All of Starter, and", features: [SSO], action: { label: Start, href: / } }
- type: comparison-table
  heading: Compare
  columns: [Starter, Team]
  included: Included
  excluded: Not included
  rows:
    - { label: SSO, values: ["no", "[-no-]{+yes+}"] }
`,
  },
  K657: {
    title: 'unit that is said in two ways',
    cause:
      'The title of a drawing says what its numbers count, and what stands before or behind each number says something else.',
    example: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $[-K-]{+M+}
    prefix: $
    suffix: M
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K658: {
    title: 'number that leaves its steps',
    cause:
      'The numbers of a list grow or fall by the same from one to the next, such as how many months of each cohort are closed. One does not.',
    example: `- type: hero
  title: Kept
  visual:
    kind: cohorts
    title: Customers kept, %
    since: [Start, 3 mo, 6 mo, 9 mo, 12 mo]
    cohorts:
      - { label: Jan, values: [100, 90, 80, 75, 70], closed: 5 }
      - { label: Apr, values: [100, 88, 80, 75, 70], closed: 4 }
      - { label: Jul, values: [100, 88, 80, 75, 70], closed: [-2-]{+3+} }
      - { label: Oct, values: [100, 88, 80, 75, 70], closed: 2 }
      - { label: Dec, values: [100, 88, 80, 75, 70], closed: 1 }
`,
  },
  K659: {
    title: 'date that is none',
    cause:
      'A month does not have so many days, or a date is another day of the week in the years that the page names.',
    example: `- type: hero
  title: The close
- type: timeline
  heading: The close of November 2026
  steps:
    - { when: "Tuesday, 1 Dec", text: Ledgers are in. }
    - { when: "[-Thursday-]{+Wednesday+}, 2 Dec", text: Fees agree. }
`,
  },
  K660: {
    title: 'left of a copy',
    cause:
      'The addresses in a list have the names of their items, and one has the name of another item: the item was copied, and its address was not written anew.',
    example: `- type: hero
  title: Careers
- type: card-grid
  heading: Positions
  cards:
    - { title: Engineer, text: For engineer., action: { label: Apply, href: "mailto:hello@example.com?subject=Engineer" } }
    - { title: Designer, text: For designer., action: { label: Apply, href: "mailto:hello@example.com?subject=Designer" } }
    - { title: Controller, text: For controller., action: { label: Apply, href: "mailto:hello@example.com?subject=[-Designer-]{+Controller+}" } }
`,
  },
} as const satisfies Record<string, CodeDescription>;

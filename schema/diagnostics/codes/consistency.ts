import type { CodeDescription } from './description.ts';

/** Codes of figures that contradict each other. */
export const consistencyCodes = {
  K601: {
    title: 'total that does not add up',
    cause:
      'A row of a table is marked as `total`, and one of its figures is not the sum of the rows above it, even if each of them is rounded.',
    wrong: `- type: hero
  title: Rows
  visual:
    kind: table
    title: Rows
    columns: [{ label: Source }, { label: Rows }]
    rows:
      - { cells: [Ledger, "120"] }
      - { cells: [Payroll, "40"] }
      - { cells: [All, "180"], total: true }
`,
    right: `- type: hero
  title: Rows
  visual:
    kind: table
    title: Rows
    columns: [{ label: Source }, { label: Rows }]
    rows:
      - { cells: [Ledger, "120"] }
      - { cells: [Payroll, "40"] }
      - { cells: [All, "160"], total: true }
`,
  },
  K602: {
    title: 'bridge that ends elsewhere',
    cause:
      'A bridge states where it ends, and its start and its steps lead to another number, which is the one that is drawn.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bridge
    title: Cash, $K
    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }, { label: Rent, change: -20 }]
    end: { label: Forecast, value: 120 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bridge
    title: Cash, $K
    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }, { label: Rent, change: -20 }]
    end: { label: Forecast, value: 110 }
`,
  },
  K603: {
    title: 'balance that does not follow',
    cause:
      'What is left at the end of a month is what was left of the month before, and what comes in, less what goes out.',
    wrong: `opening: 100000
months:
  - { month: Jan, inflow: 50000, outflow: 80000, balance: 75000 }
`,
    right: `opening: 100000
months:
  - { month: Jan, inflow: 50000, outflow: 80000, balance: 70000 }
`,
  },
  K604: {
    title: 'two figures under one label',
    cause:
      'The same label of the same owner has another figure on another page: a price was changed on one page only, or a figure was updated in one chart and not in the other.',
    wrong: `# pages/plans.yaml
- type: hero
  title: Plans
- type: pricing-plans
  plans:
    - { name: Starter, price: $49, period: per month, features: [One user], action: { label: Go, href: / } }
# pages/teams.yaml
- type: hero
  title: Teams
- type: pricing-plans
  plans:
    - { name: Starter, price: $59, period: per month, features: [One user], action: { label: Go, href: / } }
`,
    right: `# pages/plans.yaml
- type: hero
  title: Plans
- type: pricing-plans
  plans:
    - { name: Starter, price: $49, period: per month, features: [One user], action: { label: Go, href: / } }
# pages/teams.yaml
- type: hero
  title: Teams
- type: pricing-plans
  plans:
    - { name: Starter, price: $49, period: per month, features: [One user], action: { label: Go, href: / } }
`,
  },
} as const satisfies Record<string, CodeDescription>;

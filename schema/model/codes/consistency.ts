import type { CodeDescription } from './description.ts';
import { cashFlow, heroWith } from './example-blocks.ts';

/** Codes of figures that contradict each other. */
export const consistencyCodes = {
  K601: {
    title: 'total that does not add up',
    cause:
      'A row of a table is marked as `total`, and one of its figures is not the sum of the rows above it, even if each of them is rounded.',
    example: `- type: hero
  title: Rows
  visual:
    kind: table
    title: Rows
    columns: [{ label: Source }, { label: Rows }]
    rows:
      - { cells: [Sales, "120"] }
      - { cells: [Rent, "40"] }
      - { cells: [All, "[-180-]{+160+}"], total: true }
`,
  },
  K630: {
    title: 'total that is not marked',
    cause:
      'The last row of a table is named as a total and has no `total: true`. It looks like the other rows, and nothing checks what it adds up.',
    example: `- type: hero
  title: Customers
- type: feature
  heading: Customers
  text: By plan.
  visual:
    kind: table
    title: Customers
    columns: [{ label: Plan }, { label: Customers }]
    rows:
      - { cells: [Starter, "300"] }
      - { cells: [Professional, "200"] }
      - { cells: [Total, "500"]{+, total: true+} }
`,
  },
  K602: {
    title: 'bridge that ends elsewhere',
    cause:
      'A bridge states where it ends, and its start and its steps lead to another number, which is the one that is drawn.',
    example: `${heroWith('bridge', 'Sales, $K')}    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }, { label: Rent, change: -20 }]
    end: { label: Forecast, value: [-120-]{+110+} }
`,
  },
  K603: {
    title: 'balance that does not follow',
    cause:
      'What is left at the end of a month is what was left of the month before, and what comes in, less what goes out.',
    example: `- type: hero
  title: Sales
${cashFlow}    conservative:
      label: Conservative
      annotation: Less comes in.
      months: &months
        - { month: Jan, inflow: 50, outflow: 80, balance: [-75-]{+70+} }
        - { month: Feb, inflow: 10, outflow: 20, balance: [-65-]{+60+} }
        - { month: Mar, inflow: 10, outflow: 20, balance: [-55-]{+50+} }
        - { month: Apr, inflow: 10, outflow: 20, balance: [-45-]{+40+} }
        - { month: May, inflow: 10, outflow: 20, balance: [-35-]{+30+} }
        - { month: Jun, inflow: 10, outflow: 20, balance: [-25-]{+20+} }
    realistic: { label: Realistic, annotation: As expected., months: *months }
    optimistic: { label: Optimistic, annotation: More comes in., months: *months }
`,
  },
  K604: {
    title: 'two figures under one label',
    cause:
      'The same label of the same owner has another figure on another page: a price was changed on one page only, or not in a text that states it, a figure was updated in one chart and not in the other, or a chart was copied and kept its title.',
    example: `# pages/plans.yaml
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
    - { name: Starter, price: $[-59-]{+49+}, period: per month, features: [One user], action: { label: Go, href: / } }
`,
  },
  K605: {
    title: 'one name for two things',
    cause:
      'Two lines of a chart, two plans or two questions have the same name, most often because one was copied and not changed.',
    example: `- type: hero
  title: Questions
- type: questions
  heading: Questions
  items:
    - { question: Is there a trial?, answer: Yes. }
    - { question: [-Is there a trial-]{+How long is it+}?, answer: [-Of two-]{+Two+} weeks. }
`,
  },
  K606: {
    title: 'parts that do not add up',
    cause: 'A figure is made of parts that are stated too, and together they make another number.',
    example: `${heroWith('bridge', 'Sales, $K')}    start: { label: Plan, value: 100 }
    steps:
      - label: Rent
        change: -[-20-]{+16+}
        parts: [{ label: Office, change: -12 }, { label: Store, change: -4 }]
    end: { label: Forecast }
`,
  },
  K607: {
    title: 'flow that loses something',
    cause: 'A node between two columns of a flow gets another amount than it gives.',
    example: `${heroWith('flow', 'Money, $K')}    columns:
      - nodes: [{ label: Sales }]
      - nodes: [{ label: Cash }]
      - nodes: [{ label: Rent }, { label: Left }]
    streams:
      - { from: Sales, to: Cash, value: 50 }
      - { from: Cash, to: Rent, value: 30 }
      - { from: Cash, to: Left, value: [-10-]{+20+} }
`,
  },
  K608: {
    title: 'stream that is not drawn',
    cause:
      'A stream of a flow leads to a node that is not in the next column: it skips one, or goes back.',
    example: `${heroWith('flow', 'Money, $K')}    columns:
      - nodes: [{ label: Sales }]
      - nodes: [{ label: Cash }]
      - nodes: [{ label: Rent }, { label: Left }]
    streams:
      - { from: Sales, to: Cash, value: 50 }
      - { from: Cash, to: Rent, value: 30 }
      - { from: Cash, to: Left, value: 20 }
[-      - { from: Sales, to: Left, value: 5 }
-]`,
  },
  K651: {
    title: 'node without a stream',
    cause:
      'A node of a flow is as large as its streams. One without any has no size, and nobody sees it: a stream was forgotten, or removed without its node.',
    example: `${heroWith('flow', 'Money, $K')}    columns:
      - nodes: [{ label: Sales }, { label: Grants }]
      - nodes: [{ label: Cash }]
    streams:
      - { from: Sales, to: Cash, value: 50 }
{+      - { from: Grants, to: Cash, value: 5 }
+}`,
  },
  K621: {
    title: 'typed number where others are values, or a price without its currency',
    cause:
      'The prices beside this one are values of site.yaml, and there is a value with the name of this plan, too; or several texts have a value in the same words. When the value was changed, this number was forgotten.',
    example: `# site.yaml
values: { prices: { starter: 49, pro: 149 } }
# pages/a.yaml
- type: hero
  title: Plans
- type: pricing-plans
  plans:
    - { name: Starter, price: [-$39-]{+$$$(prices.starter)+}, period: a month, features: [A, B], action: { label: Go, href: /b } }
    - { name: Pro, price: $$$(prices.pro), period: a month, features: [A, B], action: { label: Go, href: /b } }
# pages/b.yaml
- type: hero
  title: Start
  lead: Starter is $$$(prices.starter).
`,
  },
} as const satisfies Record<string, CodeDescription>;

import type { CodeDescription } from './description.ts';
import { heroWith } from './example-blocks.ts';

/** Codes of figures that do not match their neighbours. */
export const figuresCodes = {
  K613: {
    title: 'drawn and written number differ',
    cause:
      'A line, a bar or the end of a small chart has a number and words beside it, and the words state another number, or a percentage that two bars do not show. Or they state another difference than two sums have.',
    example: `${heroWith('bars', 'Sales, $M')}    target: { label: Target $3.0M, value: [-30-]{+3+} }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K614: {
    title: 'value in another unit',
    cause:
      'One value is about a thousand times the others, or a thousandth, so either it or they cannot be seen: it was written in full, and the others in thousands. Or a figure of a table has another unit than the total that adds it up, or the total than its rows. Or a plan has its price in another currency than those beside it.',
    example: `${heroWith('bars', 'Sales, $M')}    bars:
      - { label: Oct, value: 402 }
      - { label: Nov, value: [-411000-]{+411+} }
      - { label: Dec, value: 398 }
`,
  },
  K619: {
    title: 'figure that its row does not make',
    cause:
      'In the other rows of a table a figure follows from others, as their difference or their sum, and here it does not: it was forgotten when another was changed.',
    example: `${heroWith('table', 'Sales')}    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "417", "[-−7-]{+−1+}"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [New, "84", "93", "+9"] }
`,
  },
  K620: {
    title: 'course of numbers that differs in one place',
    cause:
      'Two pages draw the same numbers in the same order, all but one. A figure was updated on one of them and not on the other.',
    example: `# pages/a.yaml
- type: hero
  title: Costs
  visual:
    kind: bars
    title: Costs
    bars:
      - { label: M1, value: 400 }
      - { label: M2, value: 405 }
      - { label: M3, value: 398 }
      - { label: M4, value: 402 }
      - { label: M5, value: 411 }
# pages/b.yaml
- type: hero
  title: All costs
  visual:
    kind: bars
    title: All costs
    bars:
      - { label: M1, value: 400 }
      - { label: M2, value: 405 }
      - { label: M3, value: 398 }
      - { label: M4, value: [-420-]{+402+} }
      - { label: M5, value: 411 }
`,
  },
  K625: {
    title: 'dot between thousands',
    cause:
      'A dot is a decimal point in YAML, so `240.000` is 240. Thousands are written without a sign between them.',
    example: `- type: feature
  heading: Sales
  text: Sales at month end.
  visual:
    kind: bars
    title: Sales
    bars:
      - { label: Jan, value: 240000 }
      - { label: Feb, value: [-216.000-]{+216000+} }
`,
  },
  K666: {
    title: 'number that is not read as it looks',
    cause:
      'A number does not keep a zero at its beginning, and after `0x` and `0o` its digits mean something else.',
    example: `- type: feature
  heading: Sales
  text: Sales at month end.
  visual:
    kind: bars
    title: Sales
    bars:
      - { label: Jan, value: 240 }
      - { label: Feb, value: [-0216-]{+216+} }
`,
  },
  K667: {
    title: 'more lines than can be told apart',
    cause:
      'A flow with `units: true` draws a line for each unit. Its values are hundreds or thousands of them, or amounts.',
    example: `${heroWith('flow', 'Customers by first and last touch')}[-    units: true
-]    columns:
      - nodes: [{ label: Search }, { label: Events }]
      - nodes: [{ label: Demo }]
    streams:
      - { from: Search, to: Demo, value: 4200 }
      - { from: Events, to: Demo, value: 800 }
`,
  },
  K650: {
    title: 'count of more than there is',
    cause:
      'A number says how many of the values beside it are meant, and is larger than their number. A value was removed, or the number belongs to another row.',
    example: `- type: hero
  title: Kept
  visual:
    kind: cohorts
    title: Customers kept, %
    since: [Start, 3 mo]
    cohorts:
      - { label: Jan, values: [100, 90], closed: [-3-]{+2+} }
      - { label: Apr, values: [100, 88], closed: 1 }
`,
  },
} as const satisfies Record<string, CodeDescription>;

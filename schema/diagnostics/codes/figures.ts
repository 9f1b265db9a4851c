import type { CodeDescription } from './description.ts';

/** Codes of figures that do not fit what stands beside them. */
export const figuresCodes = {
  K613: {
    title: 'drawn and written number differ',
    cause:
      'A line, a bar or the end of a small chart has a number and words beside it, and the words state another number.',
    example: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    target: { label: Board minimum $3.0M, value: [-30-]{+3+} }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K614: {
    title: 'value in another unit',
    cause:
      'One value is about a thousand times the others, or a thousandth, so either it or they cannot be seen: it was written in full, and the others in thousands.',
    example: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    bars:
      - { label: Oct, value: 402 }
      - { label: Nov, value: [-411000-]{+411+} }
      - { label: Dec, value: 398 }
`,
  },
  K619: {
    title: 'figure that its row does not make',
    cause:
      'In the other rows of a table a figure follows from others, as their difference, their sum, their product or the share that its column states, and here it does not: it has the wrong sign, or was forgotten when another was changed.',
    example: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "417", "[-+1-]{+−1+}"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "643", "+13"], total: true }
`,
  },
  K620: {
    title: 'course of numbers that differs in one place',
    cause:
      'Two pages draw the same numbers in the same order, all but one. A figure was updated on one of them and not on the other.',
    example: `# pages/a.yaml
- type: hero
  title: Burn
  visual:
    kind: bars
    title: Burn
    bars:
      - { label: M1, value: 400 }
      - { label: M2, value: 405 }
      - { label: M3, value: 398 }
      - { label: M4, value: 402 }
      - { label: M5, value: 411 }
# pages/b.yaml
- type: hero
  title: Net burn
  visual:
    kind: bars
    title: Net burn
    bars:
      - { label: M1, value: 400 }
      - { label: M2, value: 405 }
      - { label: M3, value: 398 }
      - { label: M4, value: [-420-]{+402+} }
      - { label: M5, value: 411 }
`,
  },
  K624: {
    title: 'more is due than comes in',
    cause:
      'An invoice is a part of what comes in when it is due. Where more is due than comes in, one of the numbers is wrong, or the invoice stands in another week.',
    example: `- type: hero
  title: Cash
- type: late-payers
  heading: Late payers
  title: Cash, $K
  opening: 90
  weeks:
    - { label: 1 Jan, inflow: 20, outflow: 35 }
    - { label: 8 Jan, inflow: 42, outflow: 30 }
    - { label: 15 Jan, inflow: 25, outflow: 40 }
    - { label: 22 Jan, inflow: 38, outflow: 48 }
  payers: [{ label: Aldergate, amount: 24, due: [-1-]{+8+} Jan }]
  choose: Who pays late
  weeksLate: { label: Weeks late, minimum: 1, maximum: 4, default: 2 }
  minimum: { label: Minimum, value: 50 }
  lowest: { label: Lowest balance }
  reached: { label: Reached on }
  headroom: { label: Headroom }
  unchanged: As due
  texts: { due: "due {due}", late: "paid {paid}", after: "paid after {last}" }
  legend: { balance: Balance, planned: If all pay when due, short: Below the minimum }
  announcement: "{lowest} on {week}, headroom {headroom}."
`,
  },
  K625: {
    title: 'dot between thousands',
    cause:
      'A dot is a decimal point in YAML, so `240.000` is 240. Thousands are written without a sign between them.',
    example: `- type: feature
  heading: Cash
  text: Cash at month end.
  visual:
    kind: bars
    title: Cash
    bars:
      - { label: Jan, value: 240000 }
      - { label: Feb, value: [-216.000-]{+216000+} }
`,
  },
  K626: {
    title: 'month to close that is no forecast',
    cause:
      'A visitor closes months that are forecast. One that can be closed is drawn as closed already.',
    example: `- type: hero
  title: Burn
- type: close-month
  heading: Close a month
  title: Burn
  months:
    - { label: Oct, value: 402 }
    - { label: Nov, value: 411{+, forecast: true+}, close: { button: Close November, value: 405, result: It closed. } }
    - { label: Dec, value: 384, forecast: true }
  total: { label: Burn }
  unchanged: As forecast
  result: Close November.
  legend: { actual: Actual, forecast: Forecast, earlier: At first }
  reset: Start over
`,
  },
  K629: {
    title: 'figure of a table that does not fit',
    cause:
      'A column does not add up, or a row does not make its variance, and one figure alone explains it: with another value in its place everything fits.',
    example: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "[-472-]{+427+}", "+9"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "653", "+23"], total: true }
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

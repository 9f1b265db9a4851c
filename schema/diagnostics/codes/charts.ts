import type { CodeDescription } from './description.ts';

/** Codes of drawings whose parts contradict each other. */
export const chartsCodes = {
  K650: {
    title: 'count of more than there is',
    cause:
      'A number says how many of the values beside it are meant, and is larger than their number. A value was removed, or the number belongs to another row.',
    wrong: `- type: hero
  title: Kept
  visual:
    kind: cohorts
    title: Customers kept, %
    since: [Start, 3 mo]
    cohorts:
      - { label: Jan, values: [100, 90], closed: 3 }
      - { label: Apr, values: [100, 88], closed: 1 }
`,
    right: `- type: hero
  title: Kept
  visual:
    kind: cohorts
    title: Customers kept, %
    since: [Start, 3 mo]
    cohorts:
      - { label: Jan, values: [100, 90], closed: 2 }
      - { label: Apr, values: [100, 88], closed: 1 }
`,
  },
  K622: {
    title: 'place behind the last label',
    cause:
      'Places on a drawing are counted along its labels, from 0. A bar that ends behind the last label is drawn out of the picture; most often a point is missing in its number.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: schedule
    title: The week
    labels: [Mon, Tue, Wed]
    rows:
      - { label: Close, from: 0, to: 15, text: a day }
      - { label: Report, from: 1.5, to: 2, text: half a day }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: schedule
    title: The week
    labels: [Mon, Tue, Wed]
    rows:
      - { label: Close, from: 0, to: 1.5, text: a day }
      - { label: Report, from: 1.5, to: 2, text: half a day }
`,
  },
  K623: {
    title: 'axis that starts above what is drawn',
    cause:
      '`axisStart` cuts off the lower part of a drawing. Where it is above the lowest total, that total cannot be drawn.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bridge
    title: Cash, $K
    axisStart: 120
    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }]
    end: { label: Forecast }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bridge
    title: Cash, $K
    axisStart: 80
    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }]
    end: { label: Forecast }
`,
  },
  K624: {
    title: 'more is due than comes in',
    cause:
      'An invoice is a part of what comes in when it is due. Where more is due than comes in, one of the numbers is wrong, or the invoice stands in another week.',
    wrong: `- type: hero
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
  payers: [{ label: Aldergate, amount: 24, due: 1 Jan }]
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
    right: `- type: hero
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
  payers: [{ label: Aldergate, amount: 24, due: 8 Jan }]
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
  K609: {
    title: 'forecast before what has happened',
    cause: 'Bars stand in the order of time, so the ones that are forecast come last.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    bars:
      - { label: Oct, value: 6, forecast: true }
      - { label: Nov, value: 5 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5, forecast: true }
`,
  },
  K610: {
    title: 'words that belong to nothing',
    cause:
      'Some words are about something else in the drawing: those at the line before the forecast, or in the legend. Where that is not there, they are not shown, or explain nothing.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    boundary: Books closed
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    boundary: Books closed
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5, forecast: true }
`,
  },
  K611: {
    title: 'legend without a word',
    cause: 'A legend names one way of drawing and not the other, which is there too.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    legend: { actual: Actual }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5, forecast: true }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    legend: { actual: Actual, forecast: Forecast }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5, forecast: true }
`,
  },
  K612: {
    title: 'words that are not in the text',
    cause:
      '`highlight` repeats words of the title, which are then marked. Words that the title does not have mark nothing; most often the title was changed later.',
    wrong: `- type: hero
  title: Know the number first
  highlight: early
`,
    right: `- type: hero
  title: Know the number first
  highlight: first
`,
  },
  K613: {
    title: 'drawn and written number differ',
    cause:
      'A line, a bar or the end of a small chart has a number and words beside it, and the words state another number.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    target: { label: Board minimum $3.0M, value: 30 }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    target: { label: Board minimum $3.0M, value: 3 }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K614: {
    title: 'value in another unit',
    cause:
      'One value is about a thousand times the others, or a thousandth, so either it or they cannot be seen: it was written in full, and the others in thousands.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    bars:
      - { label: Oct, value: 402 }
      - { label: Nov, value: 411000 }
      - { label: Dec, value: 398 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    bars:
      - { label: Oct, value: 402 }
      - { label: Nov, value: 411 }
      - { label: Dec, value: 398 }
`,
  },
  K615: {
    title: 'names that differ between lists',
    cause:
      'Several lists show the same months, and one of them has another name in one place: visitors who switch between them cannot compare.',
    wrong: `- type: hero
  title: Cash
- type: cash-flow-forecast
  heading: Six months of cash
  title: Cash, $K
  switchLabel: Scenario
  default: realistic
  opening: 100
  labels: { inflow: In, outflow: Out, balance: Left }
  summary:
    opening: { label: Before }
    inflow: { label: In }
    outflow: { label: Out }
    net: { label: Change }
    closing: { label: Left }
  compare: Compare all three
  scenarios:
    conservative:
      label: Conservative
      annotation: Less comes in.
      months: &months
        - { month: Jan, inflow: 50, outflow: 80, balance: 70 }
        - { month: Feb, inflow: 10, outflow: 20, balance: 60 }
        - { month: Mar, inflow: 10, outflow: 20, balance: 50 }
        - { month: Apr, inflow: 10, outflow: 20, balance: 40 }
        - { month: May, inflow: 10, outflow: 20, balance: 30 }
        - { month: Jun, inflow: 10, outflow: 20, balance: 20 }
    realistic:
      label: Realistic
      annotation: As expected.
      months:
        - { month: January, inflow: 50, outflow: 80, balance: 70 }
        - { month: Feb, inflow: 10, outflow: 20, balance: 60 }
        - { month: Mar, inflow: 10, outflow: 20, balance: 50 }
        - { month: Apr, inflow: 10, outflow: 20, balance: 40 }
        - { month: May, inflow: 10, outflow: 20, balance: 30 }
        - { month: Jun, inflow: 10, outflow: 20, balance: 20 }
    optimistic: { label: Optimistic, annotation: More comes in., months: *months }
`,
    right: `- type: hero
  title: Cash
- type: cash-flow-forecast
  heading: Six months of cash
  title: Cash, $K
  switchLabel: Scenario
  default: realistic
  opening: 100
  labels: { inflow: In, outflow: Out, balance: Left }
  summary:
    opening: { label: Before }
    inflow: { label: In }
    outflow: { label: Out }
    net: { label: Change }
    closing: { label: Left }
  compare: Compare all three
  scenarios:
    conservative:
      label: Conservative
      annotation: Less comes in.
      months: &months
        - { month: Jan, inflow: 50, outflow: 80, balance: 70 }
        - { month: Feb, inflow: 10, outflow: 20, balance: 60 }
        - { month: Mar, inflow: 10, outflow: 20, balance: 50 }
        - { month: Apr, inflow: 10, outflow: 20, balance: 40 }
        - { month: May, inflow: 10, outflow: 20, balance: 30 }
        - { month: Jun, inflow: 10, outflow: 20, balance: 20 }
    realistic: { label: Realistic, annotation: As expected., months: *months }
    optimistic: { label: Optimistic, annotation: More comes in., months: *months }
`,
  },
  K616: {
    title: 'times out of order',
    cause:
      'The steps of a timeline stand in the order of time. Their numbers say that one does not.',
    wrong: `- type: hero
  title: A month
- type: timeline
  heading: A month
  steps:
    - { when: Day 1, text: Start. }
    - { when: Day 17, text: Go on. }
    - { when: Day 14, text: End. }
`,
    right: `- type: hero
  title: A month
- type: timeline
  heading: A month
  steps:
    - { when: Day 1, text: Start. }
    - { when: Day 7, text: Go on. }
    - { when: Day 14, text: End. }
`,
  },
  K617: {
    title: 'half a comparison',
    cause: 'A comparison has two values, before and after. One alone draws nothing.',
    wrong: `- type: hero
  title: Results
- type: stats
  heading: Results
  items:
    - { value: 95%, label: accuracy, before: 89 }
`,
    right: `- type: hero
  title: Results
- type: stats
  heading: Results
  items:
    - { value: 95%, label: accuracy, before: 89, after: 95 }
`,
  },
  K618: {
    title: 'word that touches its number',
    cause:
      'What stands before or behind each number of a chart is put there as it is. A word needs a space between the two, and without quotes YAML leaves it out.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    suffix: days
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: bars
    title: Cash, $M
    suffix: " days"
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K619: {
    title: 'variance that its row does not make',
    cause:
      'In the other rows of a table the last figure follows from those before it, and here it does not: it has the wrong sign, or was forgotten when another was changed.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "417", "+1"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "643", "+13"], total: true }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "417", "−1"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "643", "+13"], total: true }
`,
  },
  K620: {
    title: 'course of numbers that differs in one place',
    cause:
      'Two pages draw the same numbers in the same order, all but one. A figure was updated on one of them and not on the other.',
    wrong: `# pages/a.yaml
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
      - { label: M4, value: 420 }
      - { label: M5, value: 411 }
`,
    right: `# pages/a.yaml
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
      - { label: M4, value: 402 }
      - { label: M5, value: 411 }
`,
  },
  K625: {
    title: 'dot between thousands',
    cause:
      'A dot is a decimal point in YAML, so `240.000` is 240. Thousands are written without a sign between them.',
    wrong: `- type: feature
  heading: Cash
  text: Cash at month end.
  visual:
    kind: bars
    title: Cash
    bars:
      - { label: Jan, value: 240000 }
      - { label: Feb, value: 216.000 }
`,
    right: `- type: feature
  heading: Cash
  text: Cash at month end.
  visual:
    kind: bars
    title: Cash
    bars:
      - { label: Jan, value: 240000 }
      - { label: Feb, value: 216000 }
`,
  },
} as const satisfies Record<string, CodeDescription>;

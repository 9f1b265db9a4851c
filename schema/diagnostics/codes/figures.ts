import type { CodeDescription } from './description.ts';

/** Codes of figures that do not fit what stands beside them. */
export const figuresCodes = {
  K626: {
    title: 'month to close that is no forecast',
    cause:
      'A visitor closes months that are forecast. One that can be closed is drawn as closed already.',
    wrong: `- type: hero
  title: Burn
- type: close-month
  heading: Close a month
  title: Burn
  months:
    - { label: Oct, value: 402 }
    - { label: Nov, value: 411, close: { button: Close November, value: 405, result: It closed. } }
    - { label: Dec, value: 384, forecast: true }
  total: { label: Burn }
  unchanged: As forecast
  result: Close November.
  legend: { actual: Actual, forecast: Forecast, earlier: At first }
  reset: Start over
`,
    right: `- type: hero
  title: Burn
- type: close-month
  heading: Close a month
  title: Burn
  months:
    - { label: Oct, value: 402 }
    - { label: Nov, value: 411, forecast: true, close: { button: Close November, value: 405, result: It closed. } }
    - { label: Dec, value: 384, forecast: true }
  total: { label: Burn }
  unchanged: As forecast
  result: Close November.
  legend: { actual: Actual, forecast: Forecast, earlier: At first }
  reset: Start over
`,
  },
  K627: {
    title: 'difference that the parts do not make',
    cause:
      'A text says how much was saved, and the parts beside it make another difference. One of them was changed alone.',
    wrong: `- type: hero
  title: Close
- type: testimonials
  heading: Customers
  story:
    text: Rows are matched as they arrive.
    title: Working days to close
    before: June
    after: July
    saved: 4 days given back
    parts:
      - { label: Match, before: 6, after: 3 }
      - { label: Report, before: 3, after: 1 }
  quotes:
    - { quote: We close early., name: Marta Velden, role: CFO, company: Quillmere, initials: QM }
`,
    right: `- type: hero
  title: Close
- type: testimonials
  heading: Customers
  story:
    text: Rows are matched as they arrive.
    title: Working days to close
    before: June
    after: July
    saved: 5 days given back
    parts:
      - { label: Match, before: 6, after: 3 }
      - { label: Report, before: 3, after: 1 }
  quotes:
    - { quote: We close early., name: Marta Velden, role: CFO, company: Quillmere, initials: QM }
`,
  },
  K628: {
    title: 'total that is another elsewhere on the page',
    cause:
      'A block adds up a total, and another place of the same page states it for the same owner. A number was changed in one of them only.',
    wrong: `- type: hero
  title: Team
  visual:
    kind: bars
    owner: Oravelle, 2025 plan
    title: Team
    bars: [{ label: Now, value: 11 }, { label: Then, value: 20, forecast: true }]
    target: { label: Planned team 20, value: 20 }
- type: headcount-dashboard
  heading: Team
  owner: Oravelle, 2025 plan
  switchLabel: Figures
  views: { headcount: { label: People, title: People }, cost: { label: Cost, title: Cost } }
  labels: { department: Department, current: Now, planned: Then, growth: More, cost: Cost, total: All }
  summary: { current: { label: Current team }, planned: { label: Planned team }, growth: { label: Growth }, cost: { label: Cost } }
  departments:
    - { name: Sales, current: 8, planned: 10, cost: 900000, color: accent }
    - { name: Support, current: 3, planned: 5, cost: 400000, color: ink }
`,
    right: `- type: hero
  title: Team
  visual:
    kind: bars
    owner: Oravelle, 2025 plan
    title: Team
    bars: [{ label: Now, value: 11 }, { label: Then, value: 20, forecast: true }]
    target: { label: Planned team 20, value: 20 }
- type: headcount-dashboard
  heading: Team
  owner: Oravelle, 2025 plan
  switchLabel: Figures
  views: { headcount: { label: People, title: People }, cost: { label: Cost, title: Cost } }
  labels: { department: Department, current: Now, planned: Then, growth: More, cost: Cost, total: All }
  summary: { current: { label: Current team }, planned: { label: Planned team }, growth: { label: Growth }, cost: { label: Cost } }
  departments:
    - { name: Sales, current: 8, planned: 15, cost: 900000, color: accent }
    - { name: Support, current: 3, planned: 5, cost: 400000, color: ink }
`,
  },
  K629: {
    title: 'figure of a table that does not fit',
    cause:
      'A column does not add up, or a row does not make its variance, and one figure alone explains it: with another value in its place everything fits.',
    wrong: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "472", "+9"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "653", "+23"], total: true }
`,
    right: `- type: hero
  title: Cash
  visual:
    kind: table
    title: Cash
    columns: [{ label: Line }, { label: Plan }, { label: Actual }, { label: To plan, signed: true }]
    rows:
      - { cells: [Cards, "418", "427", "+9"] }
      - { cells: [Renewals, "212", "226", "+14"] }
      - { cells: [All, "630", "653", "+23"], total: true }
`,
  },
} as const satisfies Record<string, CodeDescription>;

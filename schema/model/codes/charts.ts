import type { CodeDescription } from './description.ts';
import { cashFlow, heroWith } from './example-blocks.ts';

/** Codes of charts whose parts contradict each other. */
export const chartsCodes = {
  K609: {
    title: 'forecast before what has happened',
    cause: 'Bars are in the order of time, so the ones that are forecast come last.',
    example: `${heroWith('bars', 'Sales, $M')}    bars:
      - { label: Oct, value: 6[-, forecast: true-] }
      - { label: Nov, value: 5{+, forecast: true+} }
`,
  },
  K610: {
    title: 'words that belong to nothing',
    cause:
      'Some words are about something else: those at the line before the forecast, in the legend, or above a list. Where that is not there, they are not shown, or explain nothing.',
    example: `${heroWith('bars', 'Sales, $M')}    boundary: Books closed
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5{+, forecast: true+} }
`,
  },
  K611: {
    title: 'legend without a word',
    cause: 'A legend names one way of drawing and not the other, which is there too.',
    example: `${heroWith('bars', 'Sales, $M')}    legend: { actual: Actual{+, forecast: Forecast+} }
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5, forecast: true }
`,
  },
  K612: {
    title: 'words that are not in the text',
    cause:
      '`highlight` repeats words of the title, which are then marked. Words that the title does not have mark nothing; most often the title was changed later.',
    example: `- type: hero
  title: Know the number first
  highlight: [-early-]{+first+}
`,
  },
  K615: {
    title: 'names that differ between lists',
    cause:
      'Several lists show the same months, and one of them has another name in one place: visitors who switch between them cannot compare.',
    example: `- type: hero
  title: Sales
${cashFlow}    conservative:
      label: Conservative
      annotation: Less comes in.
      months: &months
        - { month: Jan, inflow: 50, outflow: 80, balance: 70 }
        - { month: Feb, inflow: 10, outflow: 20, balance: 60 }
        - { month: Mar, inflow: 10, outflow: 20, balance: 50 }
        - { month: Apr, inflow: 10, outflow: 20, balance: 40 }
        - { month: May, inflow: 10, outflow: 20, balance: 30 }
        - { month: Jun, inflow: 10, outflow: 20, balance: 20 }
[-    realistic:
      label: Realistic
      annotation: As expected.
      months:
        - { month: January, inflow: 50, outflow: 80, balance: 70 }
        - { month: Feb, inflow: 10, outflow: 20, balance: 60 }
        - { month: Mar, inflow: 10, outflow: 20, balance: 50 }
        - { month: Apr, inflow: 10, outflow: 20, balance: 40 }
        - { month: May, inflow: 10, outflow: 20, balance: 30 }
        - { month: Jun, inflow: 10, outflow: 20, balance: 20 }
-]{+    realistic: { label: Realistic, annotation: As expected., months: *months }
+}    optimistic: { label: Optimistic, annotation: More comes in., months: *months }
`,
  },
  K616: {
    title: 'times out of order',
    cause:
      'The steps of a timeline and the labels of a chart are in the order of time, and the months of all scenarios in the same order. One does not.',
    example: `- type: hero
  title: A month
- type: timeline
  heading: A month
  steps:
    - { when: Day 1, text: Start. }
    - { when: Day [-17-]{+7+}, text: Go on. }
    - { when: Day 14, text: End. }
`,
  },
  K617: {
    title: 'half a comparison',
    cause: 'A comparison has two values, before and after. One alone draws nothing.',
    example: `- type: hero
  title: Results
- type: stats
  heading: Results
  items:
    - { value: 95%, label: accuracy, before: 89{+, after: 95+} }
`,
  },
  K618: {
    title: 'word that touches its number',
    cause:
      'What is before or after each number of a chart is put there as it is. A word needs a space between the two, and without quotes YAML leaves it out.',
    example: `${heroWith('bars', 'Sales, $M')}    suffix: [-days-]{+" days"+}
    bars:
      - { label: Oct, value: 6 }
      - { label: Nov, value: 5 }
`,
  },
  K622: {
    title: 'place after the last label',
    cause:
      'Places on a drawing are counted along its labels, from 0. A bar that ends after the last label is drawn out of the picture; most often a point is missing in its number.',
    example: `${heroWith('schedule', 'The week')}    labels: [Mon, Tue, Wed]
    rows:
      - { label: Close, from: 0, to: [-15-]{+1.5+}, text: a day }
      - { label: Report, from: 1.5, to: 2, text: half a day }
`,
  },
  K623: {
    title: 'axis that starts above what is drawn',
    cause:
      '`axisStart` cuts off the lower part of a drawing. Where it is above the lowest total, that total cannot be drawn.',
    example: `${heroWith('bridge', 'Sales, $K')}    axisStart: [-120-]{+80+}
    start: { label: Plan, value: 100 }
    steps: [{ label: Sales, change: 30 }]
    end: { label: Forecast }
`,
  },
} as const satisfies Record<string, CodeDescription>;

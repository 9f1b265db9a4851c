import type { CodeDescription } from './description.ts';
import { heroWith, moveSpend } from './example-blocks.ts';

/** Codes of charts and sliders whose labels, lengths, steps or limits do not match. */
export const lengthsCodes = {
  K640: {
    title: 'label that is missing',
    cause:
      'Months and the like follow one another, and one of them is not there. Most likely it was removed by mistake, and what comes after it is drawn a place too early.',
    example: `${heroWith('bars', 'Sales')}    bars:
      - { label: Jan, value: 6 }
      - { label: Feb, value: 5 }
      - { label: [-Apr-]{+Mar+}, value: 4 }
      - { label: [-May-]{+Apr+}, value: 3 }
`,
  },
  K641: {
    title: 'values that run past the last label',
    cause:
      'Each value of a line is at a label, from the first one or from the one that `from` names. Where there are more values than labels from there on, a label is missing, or a comma has made two numbers of one.',
    example: `${heroWith('lines', 'Sales')}    labels: [Oct, Nov, Dec, Jan]
    series:
      - { label: Actual, values: [8, 7] }
      - { label: Plan, from: Nov, status: forecast, values: [7, 6, 5[-, 4-]] }
`,
  },
  K642: {
    title: 'values and labels of different number',
    cause:
      'What has happened and what is forecast have a label for each value, one after the other.',
    example: `${heroWith('fan', 'Sales')}    labels: [Oct, Nov, Dec, Jan[-, Feb-]]
    actual: [8, 7]
    forecast: [6, 5]
    deviation: 0.2
    bands:
      - { share: 50, label: Half of the runs }
      - { share: 80, label: Eight in ten }
`,
  },
  K645: {
    title: 'step that is longer than the way',
    cause:
      'A slider moves by its step. One that is longer than the way from `minimum` to `maximum` cannot be moved.',
    example: `- type: page-header
  title: Spend
${moveSpend('{ label: Amount, minimum: 0, maximum: 60, default: [-0-]{+20+}, step: [-100-]{+2+} }')}`,
  },
  K646: {
    title: 'default between two steps',
    cause:
      'A slider is at its `minimum` or whole steps above it. At a default between them it jumps once somebody touches it.',
    example: `- type: page-header
  title: Spend
${moveSpend('{ label: Amount, minimum: 0, maximum: 60, default: 20, step: [-3-]{+2+} }')}`,
  },
  K647: {
    title: 'numbers that do not grow',
    cause: 'Bands lie around one another, so they are from the narrowest to the widest.',
    example: `${heroWith('fan', 'Sales')}    labels: [Oct, Nov, Dec, Jan]
    actual: [8, 7]
    forecast: [6, 5]
    deviation: 0.2
    bands:
      - { share: [-90-]{+50+}, label: Half of the runs }
      - { share: 80, label: Eight in ten }
`,
  },
  K668: {
    title: 'fan that is a line',
    cause:
      'The deviation of runs is in the unit of their values. As a share of them, it is so small that all bands lie on the middle line.',
    example: `${heroWith('fan', 'Sales')}    labels: [Oct, Nov, Dec, Jan]
    actual: [800, 700]
    forecast: [600, 500]
    deviation: [-0.05-]{+35+}
    bands:
      - { share: 50, label: Half of the runs }
      - { share: 80, label: Eight in ten }
`,
  },
} as const satisfies Record<string, CodeDescription>;

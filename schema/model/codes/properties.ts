import type { CodeDescription } from './description.ts';

/** Codes of a block's properties and their values. */
export const propertiesCodes = {
  P101: {
    title: 'property missing',
    cause:
      'A property that this block, or this group, cannot do without is not there. Its description says what it is for.',
    example: `- type: signup-box
  heading: Start today
{+  button: Get Started
+}`,
  },
  P102: {
    title: 'wrong kind of value',
    cause:
      'The value is of another kind than the property takes: a number where a text belongs, a text where a group belongs, and so on. YAML reads values without quotes as numbers, or as true and false, where they look so.',
    example: `- type: hero
  title: [-1.10-]{+"1.10"+}
`,
  },
  P103: {
    title: 'value not in the list',
    cause: 'This property takes one of a few values, and this is none of them.',
    example: `- type: hero
  title: Sales
  visual:
[-    kind: barz
-]{+    kind: bars
    title: Sales at month end
    bars:
      - { label: Jul, value: 8 }
      - { label: Aug, value: 7 }
+}`,
  },
  P104: {
    title: 'unknown property',
    cause:
      'A block has its own properties and no others, so that a misspelt one is not left out without a word. It may also be a level too deep or too high: what belongs to a group is indented below its name.',
    example: `- type: hero
  [-titel-]{+title+}: Simple pricing
`,
  },
  P105: {
    title: 'unknown block',
    cause: '`type` names a block, and there is none of this name.',
    example: `- type: [-heroo-]{+hero+}
  title: Simple pricing
`,
  },
  P106: {
    title: 'block without type',
    cause:
      'Every block of a page begins with its `type`, which says what it shows and which properties it has.',
    example: `blocks:
[-  - title: Simple pricing
-]{+  - type: hero
    title: Simple pricing
+}`,
  },
  P107: {
    title: 'text too long or too short',
    cause:
      'Texts have limits so that they fit where they are shown, on a phone too. An empty text most often wants to be left out with its property.',
    example: `- type: hero
  title: [-""-]{+Simple pricing+}
`,
  },
  P108: {
    title: 'text has the wrong form',
    cause:
      'This text has a form of its own: an anchor has lower-case letters and hyphens, a color is `#` with six digits, an address begins in a certain way.',
    example: `- type: hero
  title: Simple pricing
  id: [-Our Plans-]{+our-plans+}
`,
  },
  P109: {
    title: 'too many or too few items',
    cause:
      'The list has more or fewer items than can be shown well, or than another list asks for.',
    example: `[-blocks: []
-]{+blocks:
  - type: hero
    title: Simple pricing+}`,
  },
  P110: {
    title: 'number out of range',
    cause:
      'The number lies outside of what makes sense here, or two numbers that follow each other fall where they should rise.',
    example: `- type: hero
  title: Day one
  visual:
    kind: schedule
    title: Day one
    labels: ["13:00", "14:00", "15:00"]
    rows:
      - { label: Match accounts, from: 0, to: 1 }
      - { label: First report, from: [-2, to: 1.5-]{+1.5, to: 2+} }
`,
  },
  P111: {
    title: 'value not allowed here',
    cause: 'The value has the right kind and form, and still cannot be here; the message says why.',
    example: `- type: signup-wizard
  steps:
    details:
      teamSizes: [1-5, 6-20, [-1-5-]{+21-100+}]
`,
  },
  P112: {
    title: 'properties that exclude each other',
    cause: 'Two properties do the same in different ways, so there can be only one of them.',
    example: `- type: call-to-action
  heading: Plan next year
  action: { label: Get Started, href: / }
[-  figures:
    - { value: 12%, label: less variance }
    - { value: 2 days, label: to an offer }
-]  steps:
    - { when: Day 1, text: Bring a list of your orders. }
    - { when: Day 14, text: Decide. }
`,
  },
  P114: {
    title: 'property at the wrong level',
    cause:
      'The property belongs to the group around this one, or to one within it. Most often its line is indented by too much or too little.',
    example: `- type: hero
  title: Simple pricing
  action:
    label: Get Started
[-  -]  lead: What it costs.
`,
  },
  P115: {
    title: 'visual as a block, or block as a visual',
    cause:
      'A visual, such as a bar chart, is in the `visual` of a block; a block is in the list `blocks`.',
    example: `[-- type: ranking
  title: Sales, $M
  rows:
    - { label: Jan, value: 1 }
    - { label: Feb, value: 2 }
-]{+- type: feature
  heading: See the month
  visual:
    kind: ranking
    title: Sales, $M
    rows:
      - { label: Jan, value: 1 }
      - { label: Feb, value: 2 }
+}`,
  },
  P116: {
    title: 'item cut in two',
    cause: 'A dash starts each item of a list. A second dash within an item makes two items.',
    example: `- type: stats
  heading: Numbers
  items:
    - value: 75%
    [---]{+ +} label: less time
`,
  },
  P117: {
    title: 'item of another list',
    cause:
      'An item, or a whole block, is in a list that takes others. Most often it was pasted a few lines too high or too low.',
    example: `- type: questions
  heading: Questions about prices
  items:
    - question: What happens then?
      answer: You choose.
[-    - name: Starter
      price: $49
      period: per month
      features: [One user]
-]`,
  },
  P118: {
    title: 'values the wrong way round',
    cause: 'Of two values, each is where the other belongs.',
    example: `- type: feature
  heading: See the month
  visual:
    kind: bars
    title: Sales, $M
    bars:
      - { label: [-12-]{+Jan+}, value: [-Jan-]{+12+} }
      - { label: Feb, value: 14 }
`,
  },
} as const satisfies Record<string, CodeDescription>;

import type { CodeDescription } from './description.ts';

/** Codes of a block's properties and their values. */
export const propertiesCodes = {
  P101: {
    title: 'property missing',
    cause: 'A block, or a group in it, cannot be shown without this property.',
    wrong: '- type: hero\n  lead: What it costs.\n',
    right: '- type: hero\n  title: Simple pricing\n  lead: What it costs.\n',
  },
  P102: {
    title: 'wrong kind of value',
    cause:
      'A property takes one kind of value: a text, a number, `true` or `false`, a list, or a group of properties. YAML reads `404` as a number and `[a]` as a list, whatever was meant.',
    wrong: 'action: Contact sales\n',
    right: 'action:\n  label: Contact sales\n  href: /contact\n',
  },
  P103: {
    title: 'value not in the list',
    cause:
      'The property takes one of a few fixed values, or a name that stands elsewhere in the block.',
    wrong: 'tone: dark\n',
    right: 'tone: ink\n',
  },
  P104: {
    title: 'unknown property',
    cause:
      'The block has no property of this name: it is misspelt, has another name here, or belongs to another block.',
    wrong: '- type: hero\n  titel: Simple pricing\n',
    right: '- type: hero\n  title: Simple pricing\n',
  },
  P105: {
    title: 'unknown block',
    cause:
      'The `type` of a block is the name of a file in `schema/blocks/`. There is none of this name.',
    wrong: '- type: faq\n  heading: Questions\n',
    right: '- type: questions\n  heading: Questions\n',
  },
  P106: {
    title: 'block without type',
    cause:
      'A block says with `type` what it is, and a visual with `kind`. Without it nothing else can be checked.',
    wrong: 'blocks:\n  - title: Simple pricing\n',
    right: 'blocks:\n  - type: hero\n    title: Simple pricing\n',
  },
  P107: {
    title: 'text too long or too short',
    cause: 'There is room for so many characters, and an empty text would leave a gap.',
    wrong: 'button: Yes, please create an account for my whole team\n',
    right: 'button: Create an account\n',
  },
  P108: {
    title: 'text has the wrong form',
    cause:
      'The property takes texts of a certain form, such as a colour, an address or a name in lower case.',
    wrong: 'id: Our plans\n',
    right: 'id: our-plans\n',
  },
  P109: {
    title: 'too many or too few items',
    cause: 'The list is laid out for so many items, or needs as many as another list has.',
    wrong: 'logos:\n  - { name: Quillmere, logo: arch }\n',
    right: 'logos:\n  - { name: Quillmere, logo: arch }\n  - { name: Oravelle, logo: beam }\n',
  },
  P110: {
    title: 'number out of range',
    cause: 'The number is smaller or larger than what can be drawn or counted with.',
    wrong: 'divisions: 1\n',
    right: 'divisions: 24\n',
  },
  P111: {
    title: 'value not allowed here',
    cause: 'The value breaks a rule of its schema that has no code of its own.',
    wrong: 'og: {}\ntitle: [Pricing]\n',
    right: 'title: Pricing\n',
  },
  P112: {
    title: 'properties that exclude each other',
    cause:
      'Each of these properties lays the block out in another way, so that there can be only one of them.',
    wrong: '- type: call-to-action\n  figures: […]\n  steps: […]\n',
    right: '- type: call-to-action\n  steps: […]\n',
  },
  P113: {
    title: 'item stands twice',
    cause: 'Each item of this list may stand there once.',
    wrong: 'teamSizes: [1-5, 6-20, 1-5]\n',
    right: 'teamSizes: [1-5, 6-20]\n',
  },
  P114: {
    title: 'property at the wrong level',
    cause:
      'The property belongs to the group around this one, or to one within it. Most often its line is indented by too much or too little.',
    wrong:
      '- type: hero\n  title: Simple pricing\n  action:\n    label: Get Started\n    lead: What it costs.\n',
    right:
      '- type: hero\n  title: Simple pricing\n  action:\n    label: Get Started\n  lead: What it costs.\n',
  },
  P115: {
    title: 'visual as a block, or block as a visual',
    cause:
      'A visual, such as a bar chart, stands in the `visual` of a block; a block stands in the list `blocks`.',
    wrong: '- type: bars\n  title: Cash, $M\n  bars: […]\n',
    right:
      '- type: feature\n  heading: See the month\n  visual:\n    kind: bars\n    title: Cash, $M\n    bars: […]\n',
  },
  P116: {
    title: 'item cut in two',
    cause: 'A dash starts each item of a list. A second dash within an item makes two of it.',
    wrong: 'items:\n  - value: 75%\n  - label: less time\n',
    right: 'items:\n  - value: 75%\n    label: less time\n',
  },
} as const satisfies Record<string, CodeDescription>;

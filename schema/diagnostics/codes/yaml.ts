import type { CodeDescription } from './description.ts';

/** Codes of YAML itself. */
export const yamlCodes = {
  Y001: {
    title: 'not YAML',
    cause:
      'A part of the file cannot be read, and no repair is known. Look at the line and the one above it: a name, a colon, a space and a value make a property.',
    wrong: 'blocks:\n  - type: hero\n    title: Plans\n    )(',
    right: 'blocks:\n  - type: hero\n    title: Plans',
  },
  Y002: {
    title: 'property stands twice',
    cause:
      'A group has each property once. A second one was most often copied with the line, or belongs to the next item of a list.',
    wrong: 'title: Pricing\ntitle: Plans',
    right: 'title: Plans',
  },
  Y003: {
    title: 'tab as indentation',
    cause: 'YAML knows only spaces at the beginning of a line, because tabs have no fixed width.',
    wrong: 'blocks:\n\t- type: hero',
    right: 'blocks:\n  - type: hero',
  },
  Y004: {
    title: 'aliases expand too far',
    cause: 'Names for content that contain each other many times would fill the memory.',
    wrong:
      'a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\n',
    right: 'title: Pricing',
  },
  Y005: {
    title: 'nested too deeply',
    cause: 'Groups stand in groups in groups, far deeper than a page needs.',
    wrong: 'blocks: [[[[[[…]]]]]]',
    right: 'blocks:\n  - type: hero',
  },
  Y006: {
    title: 'no properties',
    cause: 'The file is empty, or is a text or a list. A page is a group of properties.',
    wrong: '- hero',
    right: 'title: Pricing\ndescription: What it costs.\nblocks:\n  - type: hero\n    title: Plans',
  },
  Y007: {
    title: 'text begins with a sign',
    cause:
      'A few signs mean something at the beginning of a value: `*`, `&`, `!`, `{`, `[`, `@`, `%`, `|`, `>`, a backtick, and `- `. In quotes they are only signs.',
    wrong: 'lead: *Every* plan has support.',
    right: 'lead: "*Every* plan has support."',
  },
  Y008: {
    title: 'quote ends the text too early',
    cause:
      'A text that begins with a quote ends at the next one of its kind. Put quotes of the other kind around it.',
    wrong: `lead: 'It's simple'\nnote: "Fast" and simple`,
    right: `lead: "It's simple"\nnote: '"Fast" and simple'`,
  },
  Y009: {
    title: 'quote missing',
    cause: 'Quotes stand at both ends of a text, or at none.',
    wrong: 'title: "Pricing',
    right: 'title: "Pricing"',
  },
  Y010: {
    title: 'text cut by #',
    cause:
      'In a text without quotes, `#` after a space starts a comment, and at the beginning of a value the value is empty. A comment has a space behind the `#`.',
    wrong: 'title: We are #1\naccent: #2440D6',
    right: 'title: "We are #1"\naccent: "#2440D6"',
  },
  Y011: {
    title: 'colon in a text',
    cause:
      'A colon and a space make a property of what stands before them. In quotes they are a part of the text.',
    wrong: 'title: Pricing: simple and fair',
    right: 'title: "Pricing: simple and fair"',
  },
  Y012: {
    title: 'space missing or misplaced',
    cause: 'A colon stands right behind the name, and a space behind it; so does a dash’s space.',
    wrong: 'title:Pricing\nblocks:\n  -type: hero',
    right: 'title: Pricing\nblocks:\n  - type: hero',
  },
  Y013: {
    title: 'colon missing',
    cause: 'Between a name and its value stand a colon and a space, and nothing else.',
    wrong: 'blocks:\n  - type: hero\n    title Plans',
    right: 'blocks:\n  - type: hero\n    title: Plans',
  },
  Y014: {
    title: 'wrong indentation',
    cause:
      'How far a line stands to the right says what it belongs to. Properties of one group start in one column, and two spaces are one level.',
    wrong: 'blocks:\n  - type: hero\n    title: Plans\n      lead: For every team.',
    right: 'blocks:\n  - type: hero\n    title: Plans\n    lead: For every team.',
  },
  Y015: {
    title: 'dash missing or spare',
    cause: 'Each item of a list starts with a dash and a space; a single group has none.',
    wrong:
      'blocks:\n  - type: hero\n    title: Plans\n  type: call-to-action\n    heading: Start today',
    right:
      'blocks:\n  - type: hero\n    title: Plans\n  - type: call-to-action\n    heading: Start today',
  },
  Y016: {
    title: 'list or group without a name',
    cause: 'A list stands below its name, such as `blocks:`, and here that line is missing.',
    wrong: 'title: Pricing\n  - type: hero',
    right: 'title: Pricing\nblocks:\n  - type: hero',
  },
  Y017: {
    title: 'comma missing, spare or of another kind',
    cause: 'In braces and brackets, a comma stands between one thing and the next.',
    wrong: 'action: { label: Start href: /start }',
    right: 'action: { label: Start, href: /start }',
  },
  Y018: {
    title: 'brace or bracket missing or spare',
    cause: 'Every brace and bracket is opened once and closed once, by one of its kind.',
    wrong: 'action: { label: Start, href: /start',
    right: 'action: { label: Start, href: /start }',
  },
  Y020: {
    title: 'merge conflict',
    cause:
      'Two people have changed the same lines, and git has left both versions between its marks. Keep what is right and remove the marks.',
    wrong: '<<<<<<< HEAD\ntitle: Pricing\n=======\ntitle: Plans\n>>>>>>> plans',
    right: 'title: Pricing',
  },
  Y021: {
    title: 'curly quotes',
    cause:
      'Word processors write curly quotes, which are letters like any others. Only straight quotes go around a text.',
    wrong: 'title: “Pricing: simple”',
    right: 'title: "Pricing: simple"',
  },
  Y022: {
    title: 'special space',
    cause:
      'Text that is copied from a website or a word processor may have spaces that are another character.',
    wrong: 'blocks:\n\u00a0\u00a0- type: hero',
    right: 'blocks:\n  - type: hero',
  },
  Y023: {
    title: 'number with separators in braces',
    cause: 'In braces and brackets a comma ends the value, so `1,200` is two values.',
    wrong:
      'blocks:\n  - type: hero\n    title: Plans\n  - type: feature\n    heading: Growth\n    visual:\n      kind: bars\n      title: Sales by month\n      bars:\n        - { label: Jan, value: 1,200 }\n        - { label: Feb, value: 1300 }',
    right:
      'blocks:\n  - type: hero\n    title: Plans\n  - type: feature\n    heading: Growth\n    visual:\n      kind: bars\n      title: Sales by month\n      bars:\n        - { label: Jan, value: 1200 }\n        - { label: Feb, value: 1300 }',
  },
  Y024: {
    title: 'comma at the end of a line',
    cause:
      'Other languages end lines with a comma or semicolon. Here it would be shown as a part of the text.',
    wrong: 'title: Pricing,',
    right: 'title: Pricing',
  },
  Y026: {
    title: 'second document',
    cause: 'A line of three dashes or dots ends a page, and a file is one page.',
    wrong: 'title: Pricing\n---\ndescription: Plans',
    right: 'title: Pricing\ndescription: Plans',
  },
  Y027: {
    title: 'copied properties',
    cause: '`<<` brings in properties from elsewhere in the file; here they are written out.',
    wrong: 'blocks:\n  - type: hero\n    title: Plans\n    <<: *start',
    right: 'blocks:\n  - type: hero\n    title: Plans\n    note: From the start.',
  },
  Y028: {
    title: 'sign of another language',
    cause: 'Comments start with `#`, and items of a list with a dash and a space.',
    wrong: '// the plans\nfeatures:\n  • Chat',
    right: '# the plans\nfeatures:\n  - Chat',
  },
  Y029: {
    title: 'backslash in double quotes',
    cause:
      'In double quotes a backslash starts a special sign, such as `\\n` for a new line. In single quotes it is only a backslash.',
    wrong: 'blocks:\n  - type: hero\n    title: Plans\n    note: "C:\\plans"',
    right: "blocks:\n  - type: hero\n    title: Plans\n    note: 'C:\\plans'",
  },
} as const satisfies Record<string, CodeDescription>;

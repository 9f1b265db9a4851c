import type { CodeDescription } from './description.ts';

/** Codes of YAML itself. */
export const yamlCodes = {
  Y001: {
    title: 'not YAML',
    cause:
      'A part of the file cannot be read, and no repair is known. Look at the line and the one above it: a name, a colon, a space and a value make a property.',
    example: `- type: hero
  title: Plans
[-  "\\q": [Starter
-]`,
  },
  Y002: {
    title: 'property given twice',
    cause:
      'A group has each property once. A second one was most often copied with the line, or belongs to the next item of a list.',
    example: `[-title: Pricing
-]title: Plans`,
  },
  Y003: {
    title: 'tab as indentation',
    cause: 'YAML knows only spaces at the beginning of a line, because tabs have no fixed width.',
    example: `blocks:
[-	-]{+  +}- type: hero`,
  },
  Y004: {
    title: 'aliases expand too far',
    cause: 'Names for content that contain each other many times would fill the memory.',
    example: `[-a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
-]{+title: Pricing
+}`,
  },
  Y005: {
    title: 'nested too deeply',
    cause: 'Groups are in groups in groups, far deeper than a page needs.',
    example: `[-blocks: [[[[[[…]]]]]]
-]{+blocks:
  - type: hero+}`,
  },
  Y006: {
    title: 'no properties',
    cause: 'The file is empty, or is a text or a list. A page is a group of properties.',
    example: `[-- hero
-]{+title: Pricing
description: What it costs.
blocks:
  - type: hero
    title: Plans+}`,
  },
  Y007: {
    title: 'text begins with a sign',
    cause:
      'A few signs mean something at the beginning of a value: `*`, `&`, `!`, `{`, `[`, `@`, `%`, `|`, `>`, a backtick, and `- `. In quotes they are only signs.',
    example: `lead: {+"+}*Every* plan has support.{+"+}`,
  },
  Y008: {
    title: 'quote ends the text too early',
    cause:
      'A text that begins with a quote ends at the next one of its kind. Put quotes of the other kind around it.',
    example: `lead: [-'-]{+"+}It's simple[-'-]{+"+}
note: {+'+}"Fast" and simple{+'+}`,
  },
  Y009: {
    title: 'quote missing',
    cause: 'Quotes are at both ends of a text, or at none.',
    example: `title: "Pricing{+"+}`,
  },
  Y010: {
    title: 'text cut by #',
    cause:
      'In a text without quotes, `#` after a space starts a comment, and at the beginning of a value the value is empty. A comment has a space after the `#`.',
    example: `title: {+"+}We are #1{+"+}
accent: {+"+}#2440D6{+"+}`,
  },
  Y011: {
    title: 'colon in a text',
    cause:
      'A colon and a space make a property of what is before them. In quotes they are a part of the text.',
    example: `title: {+"+}Pricing: simple and fair{+"+}`,
  },
  Y012: {
    title: 'space missing or misplaced',
    cause: 'A colon comes right after the name, and a space after the colon, as after a dash.',
    example: `title:{+ +}Pricing
blocks:
  -{+ +}type: hero`,
  },
  Y013: {
    title: 'colon missing',
    cause: 'Between a name and its value are a colon and a space, and nothing else.',
    example: `blocks:
  - type: hero
    title{+:+} Plans`,
  },
  Y014: {
    title: 'wrong indentation',
    cause:
      'How far a line is to the right says what it belongs to. Properties of one group start in one column, and two spaces are one level.',
    example: `blocks:
  - type: hero
    title: Plans
[-  -]    lead: For every team.`,
  },
  Y015: {
    title: 'dash missing or spare',
    cause: 'Each item of a list starts with a dash and a space; a single group has none.',
    example: `blocks:
  - type: hero
    title: Plans
 {+ -+} type: call-to-action
    heading: Start today`,
  },
  Y016: {
    title: 'list or group without a name',
    cause: 'A list is below its name, such as `blocks:`, and here that line is missing.',
    example: `title: Pricing
{+blocks:
+}  - type: hero`,
  },
  Y017: {
    title: 'comma missing, spare or of another kind',
    cause: 'In braces and brackets, a comma is between one thing and the next.',
    example: `action: { label: Start{+,+} href: /start }`,
  },
  Y018: {
    title: 'brace or bracket missing or spare',
    cause: 'Every brace and bracket is opened once and closed once, by one of its kind.',
    example: `action: { label: Start, href: /start{+ }+}`,
  },
  Y020: {
    title: 'merge conflict',
    cause:
      'Two people have changed the same lines, and git has left both versions between its marks. Keep what is right and remove the marks.',
    example: `[-<<<<<<< HEAD
-]title: Pricing
[-=======
title: Plans
>>>>>>> plans-]`,
  },
  Y021: {
    title: 'curly quotes',
    cause:
      'Word processors write curly quotes, which are letters like any others. Only straight quotes go around a text.',
    example: `title: [-“-]{+"+}Pricing: simple[-”-]{+"+}`,
  },
  Y022: {
    title: 'special space',
    cause:
      'Text that is copied from a website or a word processor may have spaces that are another character.',
    example: `blocks:
[-  -]{+  +}- type: hero`,
  },
  Y023: {
    title: 'number with separators in braces',
    cause: 'In braces and brackets a comma ends the value, so `1,200` is two values.',
    example: `blocks:
  - type: hero
    title: Plans
  - type: feature
    heading: Growth
    visual:
      kind: bars
      title: Sales by month
      bars:
        - { label: Jan, value: [-1,200-]{+1200+} }
        - { label: Feb, value: 1300 }`,
  },
  Y024: {
    title: 'comma at the end of a line',
    cause:
      'Other languages end lines with a comma or semicolon. Here it would be shown as a part of the text.',
    example: `title: Pricing[-,-]`,
  },
  Y026: {
    title: 'second document',
    cause: 'A line of three dashes or dots ends a page, and a file is one page.',
    example: `title: Pricing
[----
-]description: Plans`,
  },
  Y027: {
    title: 'copied properties',
    cause: '`<<` brings in properties from elsewhere in the file; here they are written out.',
    example: `blocks:
  - type: hero
    title: Plans
    [-<<: *start-]{+note: From the start.+}`,
  },
  Y028: {
    title: 'sign of another language',
    cause: 'Comments start with `#`, and items of a list with a dash and a space.',
    example: `[-//-]{+#+} the plans
features:
  [-•-]{+-+} Chat`,
  },
  Y029: {
    title: 'backslash in double quotes',
    cause:
      'In double quotes a backslash starts a special sign, such as `\\n` for a new line. In single quotes it is only a backslash.',
    example: `blocks:
  - type: hero
    title: Plans
    note: [-"-]{+'+}C:\\plans[-"-]{+'+}`,
  },
  Y030: {
    title: 'item that is a comment by half',
    cause:
      'Where a property of one item and the beginning of the next are comments, what is left of the second belongs to the first, which is valid and means something else.',
    example: `- type: questions
  heading: Questions
  items:
    - question: May we try it?
      [-# -]answer: You may.
    [-# -]- question: May we leave?
      answer: At any time.`,
  },
  Y031: {
    title: 'line cut in two',
    cause:
      'A line break is in the middle of a name, or of a text whose rest is too far to the left. A text may have several lines if those start further in than its name.',
    example: `blocks:
  - type: hero
    ti[-
    -]tle: Plans`,
  },
} as const satisfies Record<string, CodeDescription>;

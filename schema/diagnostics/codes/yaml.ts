import type { CodeDescription } from './description.ts';

/** Codes of YAML itself. */
export const yamlCodes = {
  Y001: {
    title: 'not YAML',
    cause:
      'YAML cannot be read here. Most often a text needs quotes, because it has a colon or starts with a sign that means something to YAML, or a line is indented differently from its neighbours.',
    wrong: 'title: Plans: simple and fair',
    right: 'title: "Plans: simple and fair"',
  },
  Y002: {
    title: 'duplicate key',
    cause:
      'A property can stand only once in its group. The second one is often a copy that was left behind, or the start of a new item whose dash is missing.',
    wrong: `title: Pricing
title: Prices
`,
    right: 'title: Pricing',
  },
  Y003: {
    title: 'tab as indentation',
    cause:
      'YAML is indented with spaces only. Some editors write a tab when you press that key; they can be set to write two spaces.',
    wrong: `menu:
	in: Company
`,
    right: `menu:
  in: Company
`,
  },
  Y004: {
    title: 'aliases expand too far',
    cause:
      'An alias (`*name`) repeats what an anchor (`&name`) marks. Aliases of aliases multiply, and a small file could then fill the memory.',
    wrong: `a: &a [x, x, x, x, x, x, x, x, x, x]
b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
`,
    right: 'title: Pricing',
  },
  Y005: {
    title: 'nested too deeply',
    cause:
      'A page needs about six levels. Many more come from brackets that were never closed, or from a program that wrote the file.',
    wrong: 'blocks: [[[[ … a thousand brackets … ]]]]',
    right: 'blocks: []',
  },
  Y006: {
    title: 'no properties',
    cause:
      'A page is a group of properties, each with a name and a colon. The file is empty, or has only a text or a list.',
    wrong: '- Pricing',
    right: 'title: Pricing',
  },
} as const satisfies Record<string, CodeDescription>;

import type { Mistake } from '../mistake.ts';

/** Lines with a line break in the middle: in a name, and in a text, with a space there or none. */
export const cutLines: Mistake[] = [
  ...(
    [
      ['blocks:', 'blo\ncks:'],
      ['    visual:\n', '    vis\n    ual:\n'],
      ['    visual:\n', '    visual\n: # prices\n'],
      ['    side: left', '    s\nide: left'],
      ['    side: left', '    si\n    de: left'],
      ['        - label: Mar', '        - la\nbel: Mar'],
      ['{ label: Starter, value: 49 }', '{ l\nabel: Starter, value: 49 }'],
      ['{ label: Starter, value: 49 }', '{ label: Starter, val\n      ue: 49 }'],
      // What has no spaces in it.
      ['  - type: hero', '  - type: he\nro'],
      ['    side: left', '    side: le\n    ft'],
      ['value: 1200', 'value: 1\n200'],
      ['label: Start, href: /pricing }', 'label: Start, href: /pri\n        cing }'],
      ['href: /pricing\n    note', 'href: /pri\ncing#plans\n    note'],
      // The word is one that the schemas or the page have elsewhere.
      ['What happens then?', 'What hap\npens then?'],
      [
        'From the fourth user on, each costs less.',
        '"From the fourth us\ner on, each costs less."',
      ],
      ['cost $14.90 each', 'cost $14.90 each\n, as planned'],
      ['label: How it works', 'label: How it wo\nrks'],
      // A space is left over.
      ['What happens then?', 'What happens \nthen?'],
      ['label: How it works', 'label: How\n it works'],
    ] as const
  ).map(
    ([from, wrong]): Mistake => ({
      kind: JSON.stringify(wrong),
      from,
      wrong,
      right: wrong.replace(/\n(?: {2,})?/, ''),
      line: wrong.split('\n')[1] ?? '',
    }),
  ),
  ...(
    [
      // Editors wrap lines between words: too many letters to be the ending or the beginning of a word.
      ['"One price for each team\nregatta."', false],
      ['"One price for each\na team."', false],
      ['One price quo\n    vadis team.', true],
      ['"One price quo\nvadis team."', true],
    ] as const
  ).map(
    ([wrong, isUnsure]): Mistake => ({
      kind: JSON.stringify(wrong),
      from: 'One price for each team.',
      wrong,
      right: wrong.replace(/\n */, ' '),
      line: wrong.split('\n')[1] ?? '',
      isUnsure,
    }),
  ),
  {
    kind: 'a text in quotes whose name is gone, below another text',
    from: '    text: From the fourth user on, each costs less.\n',
    wrong: '    text: From the fourth user on, each costs less.\n    "Ada, 3 Dec, 10:12"\n',
    right: `    text: 'From the fourth user on, each costs less. "Ada, 3 Dec, 10:12"'\n`,
    line: '"Ada',
    isUnsure: true,
  },
];

import type { AuthorMistake } from './mistake.ts';

/** Lines that end in the middle of a name. */
export const tornMistakes: AuthorMistake[] = [
  {
    from: '      label: Get Started\n      href: /\n',
    to: '      label: Get Started\n      hre\n',
    at: 'hre',
    says: '`href: ',
  },
  { from: '    title: Simple pricing\n', to: '    tit\n', at: 'tit', says: '`title: ' },
  { from: '    button: Subscribe\n', to: '    butt\n', at: 'butt', says: '`button: ' },
  {
    from: '{ label: Read more, href: / }',
    to: '{ label: Read more, hre }',
    says: '`hre` is the beginning of a property',
  },
  {
    from: '    plans:\n',
    to: '    pla\n',
    at: 'pla',
    says: 'what hangs below it belongs to `plans:`',
    fixed: '    plans:\n',
  },
  {
    from: 'blocks:\n',
    to: 'bloc\n',
    at: 'bloc',
    says: 'what hangs below it belongs to `blocks:`',
    fixed: 'blocks:\n',
  },
  { from: '  - type: stats\n', to: '  - typ\n', at: '- typ', says: '`type: stats`' },
  {
    from: 'lead: One',
    to: 'le: One',
    says: 'did you mean `lead`?',
    fixed: 'lead: One',
  },
];

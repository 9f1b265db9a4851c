import type { CodeDescription } from './description.ts';

/** Codes of what one file says of another. */
export const referencesCodes = {
  R201: { title: 'link to a page that is not there' },
  R202: { title: 'link to a planned page' },
  R203: { title: 'link to an anchor that is not there' },
  R204: { title: 'file is not there' },
  R205: { title: 'two files for one address' },
  R206: { title: 'page heading missing or repeated' },
  R207: { title: 'anchor used twice' },
  R208: { title: 'address of a kind that is not allowed' },
  R209: { title: 'planned page is there' },
  R210: { title: 'menu that is not there' },
  R211: { title: 'menu without links' },
} as const satisfies Record<string, CodeDescription>;

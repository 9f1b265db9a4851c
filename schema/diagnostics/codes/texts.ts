import type { CodeDescription } from './description.ts';

/** Codes of signs in a text that visitors would read, and that their author meant as something else. */
export const textsCodes = {
  W901: {
    title: 'HTML in a text',
    cause:
      'A text is shown as it is written. Some texts take `**bold words**` and `[links](/pricing)`; none takes HTML.',
    wrong: 'lead: Every plan has <b>support</b>.',
    right: 'lead: Every plan has **support**.',
  },
  W902: {
    title: 'mark that does not close',
    cause:
      'Bold words stand between two `**`, and a link is `[words](/pricing)`. Where a part of that is missing, visitors read the signs.',
    wrong: 'lead: Every plan has **support.',
    right: 'lead: Every plan has **support**.',
  },
  W903: {
    title: 'mark of another system',
    cause: 'One star or two underscores make words bold elsewhere; here it is two stars.',
    wrong: 'lead: Every plan has *support*.',
    right: 'lead: Every plan has **support**.',
  },
  W904: {
    title: 'mark in a text that takes none',
    cause:
      'Bold words and links are for longer texts. Headings and labels have a look of their own.',
    wrong: 'badge: All **new**',
    right: 'badge: All new',
  },
  W905: {
    title: 'curly quotes around a text',
    cause:
      'Word processors write curly quotes. YAML takes them for a part of the text, so visitors see them.',
    wrong: 'badge: “All new”',
    right: 'badge: All new',
  },
} as const satisfies Record<string, CodeDescription>;

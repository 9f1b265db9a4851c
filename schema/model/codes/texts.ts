import type { CodeDescription } from './description.ts';

/** Codes of marks in a text that visitors would read as characters. */
export const textsCodes = {
  W901: {
    title: 'HTML in a text',
    cause:
      'A text is shown as it is written. Some texts take `**bold words**` and `[links](/pricing)`; none takes HTML.',
    example: `lead: Every plan has [-<b>-]{+**+}support[-</b>-]{+**+}.`,
  },
  W902: {
    title: 'mark that does not close',
    cause:
      'Bold words are between two `**`, a link is `[words](/pricing)`, and brackets come in pairs. Where a part of that is missing, visitors read the signs.',
    example: `lead: Every plan has **support{+**+}.`,
  },
  W903: {
    title: 'mark of another system',
    cause:
      'One star or two underscores make words bold elsewhere; here it is two stars. Other marks of Markdown, and shortcodes, mean nothing here.',
    example: `lead: Every plan has *{+*+}support{+*+}*.`,
  },
  W904: {
    title: 'mark in a text that takes none',
    cause:
      'Bold words and links are for longer texts. Headings and labels have a look of their own.',
    example: `badge: All [-**new**-]{+new+}`,
  },
  W905: {
    title: 'curly quotes around a text',
    cause:
      'Word processors write curly quotes. YAML takes them for a part of the text, so visitors see them.',
    example: `badge: [-“-]All new[-”-]`,
  },
  W906: {
    title: 'placeholder that nothing stands for',
    cause:
      'A name in braces, such as `{firstName}`, is replaced in a few texts only, and only by the names that the description of the text lists. Anywhere else visitors read it as it is.',
    example: `badge: Welcome[-, {firstName}-]`,
  },
  W907: {
    title: 'text that is not written yet',
    cause:
      'Lorem ipsum, `TODO`, `[Insert quote here]` or `XX%` are where something was to be written, and visitors would read them.',
    example: `badge: [-TODO a better line-]{+New+}`,
  },
  W908: {
    title: 'address that is not a link',
    cause: 'An address in a text is not made a link. A link is `[words](address)`.',
    example: `lead: Read {+[the report](+}https://example.com/report{+)+} first.`,
  },
  W909: {
    title: 'text of spaces',
    cause: 'A text has only spaces in it, so its place stays empty.',
    example: `badge: [-"  "-]{+New+}`,
  },
  W910: {
    title: 'link whose words say nothing',
    cause:
      'Many visitors go from link to link, with the eyes or with a screen reader, and “here” tells them nothing. Search engines read the words of a link, too.',
    example: `lead: You [-find-]{+can [compare+} the plans[- [here-]](/pricing).`,
  },
  W911: {
    title: 'text without what it needs',
    cause:
      'Some texts say nothing without a placeholder, such as `{step}`, and others are only heard, so that a sign such as ✓ means nothing in them. The description of the text says what it needs.',
    example: `- type: comparison-table
  heading: Compare
  columns: [Starter, Pro]
  included: [-✓-]{+Included+}
  excluded: Not included
  rows:
    - { label: Reports, values: ["no", "yes"] }
`,
  },
  W912: {
    title: 'character that nobody sees',
    cause:
      'Text from other programs may have control characters in it, halves of an emoji, or the sign for a letter that was lost. Browsers show nothing or a box there.',
    example: `badge: "All[-\\u0007-] new"`,
  },
  W913: {
    title: 'letter in the wrong encoding',
    cause:
      'A file in UTF-8 was read as Windows-1252 by the program that it comes from. Letters such as `é`, curly quotes and `€` became two or three signs each, which visitors read.',
    example: `badge: Caf[-Ã©-]{+é+}`,
  },
} as const satisfies Record<string, CodeDescription>;

import type { CodeDescription } from './description.ts';

/** Codes of drafts and scheduled pages. */
export const draftsCodes = {
  D901: {
    title: 'link to a draft',
    cause:
      'A page of the site links to one that the built site leaves out, so that visitors would find nothing there. Drafts may link to drafts, and a redirect to a draft, or a link from a page that waits for its day, is only a warning.',
    example: `# pages/index.yaml
- type: hero
  title: Home
  action: { label: See the prices, href: /pricing }
# pages/pricing.yaml
[-draft: true-]{+title: Pricing+}
`,
  },
  D902: {
    title: 'day of publication that is not a date',
    cause:
      'A page waits for the day of `publish`: a year, a month and a day, and after them a time in UTC where the day does not say enough.',
    example: `publish: [-15 January-]{+2027-01-15+}`,
  },
  D903: {
    title: 'draft whose day has come',
    cause:
      'Where both are in a page, `publish` decides: a draft until that time is part of the site from then on.',
    example: `[-draft: true
-]publish: 2020-01-15`,
  },
  D904: {
    title: 'day of publication that is years away',
    cause:
      'Nobody plans a page so far ahead: two digits of the year are most likely in the wrong order, and the page would never be there.',
    example: 'publish: [-2207-01-15-]{+2027-01-15+}',
  },
} as const satisfies Record<string, CodeDescription>;
